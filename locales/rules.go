package locales

// Rules returns the Rules page: the complete rules, and what the program does for the player.
func (l *Localizer) Rules() []Section {
	p := page{l, l.figures()}
	return []Section{
		{SectionGlance, p.text(GlanceTitle), []Block{
			p.list(GlanceGoal, GlanceTable, GlanceMoves, GlanceScore),
		}},
		{SectionLayout, p.text(LayoutTitle), p.layout()},
		{SectionSuits, p.text(SuitsTitle), p.suits()},
		{SectionPlacing, p.text(PlacingTitle), []Block{
			p.paragraph(PlacingCard), p.paragraph(PlacingLimits), p.scene(SceneLegal), p.scene(SceneRefused),
		}},
		{SectionGroups, p.text(GroupsTitle), []Block{
			p.paragraph(GroupsMove), p.paragraph(GroupsMixed), p.scene(SceneGroup), p.scene(SceneMixed),
			p.paragraph(GroupsPlacing),
		}},
		{SectionEmpty, p.text(EmptyTitle), []Block{
			p.paragraph(EmptyTakes), p.scene(SceneEmptyColumn), p.paragraph(EmptyUseful),
		}},
		{SectionRemoved, p.text(RemovedTitle), []Block{p.paragraph(RemovedLeaves), p.paragraph(RemovedNoMove)}},
		{SectionEnd, p.text(EndTitle), []Block{p.paragraph(EndWon), p.paragraph(EndPlayer)}},
		{SectionVariants, p.text(VariantsTitle), []Block{p.paragraph(VariantsSuits), p.paragraph(VariantsCode)}},
		{SectionScoring, p.text(ScoringTitle), p.scoring()},
		{SectionApp, p.text(AppTitle), p.app()},
		{SectionSpider, p.text(SpiderTitle), []Block{
			p.paragraph(SpiderVariant), p.paragraph(SpiderLayout), p.paragraph(SpiderSources),
		}},
	}
}

func (p page) layout() []Block {
	blocks := []Block{
		p.paragraph(LayoutCards), p.paragraph(LayoutColumns), p.paragraph(LayoutStart),
		{Kind: Picture, Picture: SceneLayout, Text: p.text(LayoutPicture)},
	}
	if scene, ok := FindScene(SceneLayout); ok {
		blocks = append(blocks, Block{Kind: InWords, Text: p.l.Position(&scene.Position)})
	}
	return blocks
}

func (p page) suits() []Block {
	return []Block{
		p.paragraph(SuitsQuestion),
		{Kind: TableBlock, Rows: [][]string{
			p.row(SuitsHead, NameHead, CardsHead),
			append([]string{p.figures.One}, p.row(Easy, SuitsOneCards)...),
			append([]string{p.figures.Two}, p.row(Medium, SuitsTwoCards)...),
			append([]string{p.figures.Four}, p.row(Hard, SuitsFourCards)...),
		}},
		p.paragraph(SuitsFirstGame),
	}
}

func (p page) scoring() []Block {
	return []Block{
		{Kind: TableBlock, Rows: [][]string{
			p.row(ScoringHead, PointsHead),
			{p.text(ScoringStart), p.figures.StartScore},
			{p.text(ScoringMove), minus + p.figures.MoveCost},
			{p.text(ScoringSequence), "+" + p.figures.SequenceBonus},
		}},
		p.paragraph(ScoringLimit), p.paragraph(ScoringExample), p.paragraph(ScoringOwn),
	}
}

func (p page) app() []Block {
	return []Block{
		p.heading(DoubleClickName), p.paragraph(AppDoubleClick), p.list(AppBestSuit, AppBestEmpty, AppBestOther), p.paragraph(AppBestSettings),
		p.heading(AppDragTitle), p.paragraph(AppDrag),
		p.heading(AutoPlaceName), p.paragraph(AppAutoPlace),
		p.heading(PlacementHelpName), p.paragraph(AppHelp),
		p.heading(InteractiveRulesName), p.paragraph(AppReminder),
		p.heading(Undo), p.paragraph(AppUndo),
		p.heading(AppPagesTitle), p.paragraph(AppPages),
		p.heading(AppWordsTitle), p.paragraph(AppWords),
	}
}

// scene returns a small picture with a caption: the move in words, or the reminder.
func (p page) scene(name string) Block {
	b := Block{Kind: Picture, Picture: name}
	scene, ok := FindScene(name)
	if !ok {
		return b
	}
	if err := scene.Position.Refuse(scene.Move); err != nil {
		b.Text = p.l.Format(PictureRefused, toldData{p.l.Refusal(err)})
	} else {
		b.Text = p.l.Format(PictureAllowed, toldData{p.l.MoveInWords(&scene.Position, scene.Move)})
	}
	return b
}

// toldData is a sentence or clause embedded in another one.
type toldData struct{ Told string }
