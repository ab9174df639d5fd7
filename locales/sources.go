package locales

import "strings"

// The sections of the Sources page, in their order.
const (
	SourcesSectionGame      = "game"
	SourcesSectionPrograms  = "programs"
	SourcesSectionLibraries = "libraries"
)

// Addresses, the same in every language.
const (
	urlSimpleSimon = "https://en.wikipedia.org/wiki/Simple_Simon_(solitaire)"
	urlSpider      = "https://en.wikipedia.org/wiki/Spider_(solitaire)"
	urlKPatience   = "https://apps.kde.org/kpat/"
	urlPySolFC     = "https://pysolfc.sourceforge.io/"
	urlAndroid     = "https://github.com/TobiasBielefeld/Simple-Solitaire"
	urlGosold      = "https://github.com/oddstream/gosold"
)

// Sources is the Sources page: where the rules come from, what other programs play the game,
// and an opening for the list of libraries, which is to follow the last block.
func (l *Localizer) Sources() []Section {
	p := page{l, l.figures()}
	return []Section{
		{SourcesSectionGame, p.text(SourcesGameTitle), []Block{
			p.paragraph(SourcesGame),
			p.source(SourcesArticle, articleSimpleSimon, urlSimpleSimon),
			p.source(SourcesArticle, articleSpider, urlSpider),
		}},
		{SourcesSectionPrograms, p.text(SourcesProgramsTitle), []Block{
			p.paragraph(SourcesPrograms),
			p.source(SourcesDesktop, "KPatience", urlKPatience),
			p.source(SourcesDesktop, "PySolFC", urlPySolFC),
			p.source(SourcesAndroid, "Simple Solitaire Collection", urlAndroid),
			p.source(SourcesGo, "gosold", urlGosold),
		}},
		{SourcesSectionLibraries, p.text(SourcesLibsTitle), []Block{p.paragraph(SourcesLibs)}},
	}
}

// licenceNames are the names of licences in words, by their SPDX identifiers.
var licenceNames = map[string]ID{
	"MIT": LicenceMit, "BSD-3-Clause": LicenceBsdThree, "BSD-2-Clause": LicenceBsdTwo, "Apache-2.0": LicenceApache,
	"ISC": LicenceIsc, "Unlicense": LicenceUnlicense, "GooglePatentClause": LicencePatents,
}

// Library tells of a library: its name, where it is from, and its licences, which are SPDX
// identifiers with commas between them.
func (l *Localizer) Library(name, place, licences string) string {
	var words []string
	for _, id := range strings.Split(licences, ", ") {
		if name, ok := licenceNames[id]; ok {
			id = l.Text(name)
		}
		words = append(words, id)
	}
	return l.Format(SourcesLibrary, SourceData{Name: name, Place: place, Licence: strings.Join(words, ", ")})
}

// source is a link with what stands behind it.
func (p page) source(id ID, name, url string) Block {
	return Block{Kind: Link, Text: p.l.Format(id, nameData{name}), URL: url}
}

type nameData struct{ Name string }
