package locales

import "strings"

// The sections of the Sources page, in order.
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

// Sources returns the Sources page: the origin of the rules, other programs that play the game,
// and an introduction to the list of libraries, which must follow the last block.
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

// licenceNames maps SPDX identifiers to the names of licences.
var licenceNames = map[string]ID{
	"MIT": LicenceMit, "BSD-3-Clause": LicenceBsdThree, "BSD-2-Clause": LicenceBsdTwo, "Apache-2.0": LicenceApache,
	"ISC": LicenceIsc, "Unlicense": LicenceUnlicense, "GooglePatentClause": LicencePatents,
}

// Library describes a library: its name, where it comes from, and its licences, given as SPDX
// identifiers separated by commas.
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

// source returns a link with a description.
func (p page) source(id ID, name, url string) Block {
	return Block{Kind: Link, Text: p.l.Format(id, nameData{name}), URL: url}
}

type nameData struct{ Name string }
