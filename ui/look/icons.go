package look

import (
	"math"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Names of icons missing from the toolkit.
const (
	IconStatistics fyne.ThemeIconName = "simplesimon.statistics"
	IconHistory    fyne.ThemeIconName = "simplesimon.history"
	IconExamples   fyne.ThemeIconName = "simplesimon.examples"
	IconKeyboard   fyne.ThemeIconName = "simplesimon.keyboard"
	IconSources    fyne.ThemeIconName = "simplesimon.sources"
	IconDescribe   fyne.ThemeIconName = "simplesimon.describe"
	IconFullScreen fyne.ThemeIconName = "simplesimon.full-screen"
	IconQuit       fyne.ThemeIconName = "simplesimon.quit"
	IconSave       fyne.ThemeIconName = "simplesimon.save"
	IconWon        fyne.ThemeIconName = "simplesimon.won"
	IconNotWon     fyne.ThemeIconName = "simplesimon.not-won"
)

// Icon returns an icon in the colour of text.
func Icon(name fyne.ThemeIconName) fyne.Resource { return theme.Icon(name) }

// drawn are the icons by name, drawn once; their colour follows the theme.
var drawn = sync.OnceValue(func() map[fyne.ThemeIconName]fyne.Resource {
	all := map[fyne.ThemeIconName]fyne.Resource{}
	for name, draw := range drawings {
		p := &pen{}
		draw(p)
		all[name] = theme.NewThemedResource(fyne.NewStaticResource("simplesimon-"+string(name)+".svg", p.svg()))
	}
	return all
})

// drawings are our own icons with lines of equal width; they replace the toolkit's.
var drawings = map[fyne.ThemeIconName]func(*pen){
	theme.IconNameMenu: func(p *pen) {
		p.line(3, 5, 17, 5)
		p.line(3, 10, 17, 10)
		p.line(3, 15, 17, 15)
	},
	theme.IconNameContentAdd: func(p *pen) { // a card to come
		p.box(4, 2, 12, 16, 2)
		p.line(10, 7, 10, 13)
		p.line(7, 10, 13, 10)
	},
	theme.IconNameMediaReplay: func(p *pen) {
		p.arc(10, 10, 7, -139, 180)
		p.line(4.7, 5.4, 3, 7)
		p.line(3, 3, 3, 7, 7, 7)
	},
	theme.IconNameContentUndo: func(p *pen) {
		p.line(7, 12, 3, 8, 7, 4)
		p.line(3, 8, 12, 8)
		p.arc(12, 12, 4, -90, 90)
		p.line(12, 16, 7, 16)
	},
	theme.IconNameContentRedo: func(p *pen) {
		p.line(13, 12, 17, 8, 13, 4)
		p.line(17, 8, 8, 8)
		p.arc(8, 12, 4, 90, 270)
		p.line(8, 16, 13, 16)
	},
	theme.IconNameHelp: func(p *pen) {
		p.ring(10, 10, 8)
		p.arc(10, 8, 2.5, -170, 60)
		p.line(11.2, 10.2, 10, 11.5, 10, 12)
		p.dot(10, 14.6, 1.05)
	},
	theme.IconNameInfo: func(p *pen) {
		p.ring(10, 10, 8)
		p.line(10, 9.5, 10, 14)
		p.dot(10, 6, 1.05)
	},
	theme.IconNameSettings: gear,
	theme.IconNameCalendar: func(p *pen) {
		p.box(3, 4, 14, 13, 2)
		p.line(3, 8, 17, 8)
		p.line(7, 2, 7, 5)
		p.line(13, 2, 13, 5)
		p.dot(13, 13, 1.4)
	},
	theme.IconNameContentCopy: func(p *pen) {
		p.box(7, 7, 10, 10, 2)
		p.line(5, 13, 3, 13, 3, 3, 13, 3, 13, 5)
	},
	theme.IconNameContentPaste: func(p *pen) {
		p.box(4, 4, 12, 14, 2)
		p.fill(8, 3, 12, 3, 12, 5, 8, 5)
		p.line(7.5, 10, 12.5, 10)
		p.line(7.5, 14, 12.5, 14)
	},
	theme.IconNameFolder: folder,
	theme.IconNameFolderNew: func(p *pen) {
		folder(p)
		p.line(10, 9, 10, 14)
		p.line(7.5, 11.5, 12.5, 11.5)
	},
	theme.IconNameFolderOpen: func(p *pen) {
		p.line(3, 16, 3, 4, 8, 4, 10, 6, 16, 6, 16, 9)
		p.closed(3, 16, 5.5, 9, 18, 9, 15.5, 16)
	},
	theme.IconNameDocument: func(p *pen) {
		p.closed(4, 2, 12, 2, 16, 6, 16, 18, 4, 18)
		p.line(11, 2.5, 11, 7, 15.5, 7)
	},
	theme.IconNameDownload: func(p *pen) {
		p.line(10, 3, 10, 12)
		p.line(6, 8.5, 10, 12.5, 14, 8.5)
		p.line(4, 13, 4, 16.5, 16, 16.5, 16, 13)
	},
	theme.IconNameUpload: func(p *pen) {
		p.line(10, 3.5, 10, 12.5)
		p.line(6, 7, 10, 3, 14, 7)
		p.line(4, 13, 4, 16.5, 16, 16.5, 16, 13)
	},
	theme.IconNameMoveUp: func(p *pen) {
		p.line(10, 16, 10, 4)
		p.line(5, 9, 10, 4, 15, 9)
	},
	theme.IconNameCancel: func(p *pen) {
		p.line(5, 5, 15, 15)
		p.line(15, 5, 5, 15)
	},
	theme.IconNameConfirm:           func(p *pen) { p.line(4, 10.5, 8, 14.5, 16, 6) },
	theme.IconNameNavigateBack:      func(p *pen) { p.line(12.5, 4, 6.5, 10, 12.5, 16) },
	theme.IconNameNavigateNext:      func(p *pen) { p.line(7.5, 4, 13.5, 10, 7.5, 16) },
	theme.IconNameMediaPlay:         func(p *pen) { p.fill(6, 4, 16, 10, 6, 16) },
	theme.IconNameMediaPause:        pause,
	theme.IconNameMediaSkipNext:     func(p *pen) { p.fill(4, 5, 12, 10, 4, 15); p.line(15, 4.5, 15, 15.5) },
	theme.IconNameMediaSkipPrevious: func(p *pen) { p.fill(16, 5, 16, 15, 8, 10); p.line(5, 4.5, 5, 15.5) },
	theme.IconNameArrowDropDown:     func(p *pen) { p.fill(6, 8, 14, 8, 10, 12) },
	theme.IconNameArrowDropUp:       func(p *pen) { p.fill(6, 12, 10, 8, 14, 12) },

	IconStatistics: func(p *pen) {
		p.line(3, 17, 17, 17)
		p.line(5, 13, 5, 10)
		p.line(10, 13, 10, 3)
		p.line(15, 13, 15, 7)
	},
	IconHistory: func(p *pen) {
		p.ring(10, 10, 8)
		p.line(10, 5.5, 10, 10, 13.2, 12)
	},
	IconExamples: func(p *pen) {
		p.ring(10, 10, 8)
		p.fill(8.4, 7, 13, 10, 8.4, 13)
	},
	IconKeyboard: func(p *pen) {
		p.box(2, 4, 16, 12, 2)
		for x := 5.0; x < 16; x += 3.3 {
			p.dot(x, 8, 0.9)
		}
		p.line(6.5, 12, 13.5, 12)
	},
	IconSources: func(p *pen) {
		p.line(4, 4, 4, 16)
		p.line(8, 4, 8, 16)
		p.line(12, 5, 16, 16)
	},
	IconDescribe: func(p *pen) {
		p.closed(3, 3, 17, 3, 17, 13, 10.5, 13, 6.5, 17, 6.5, 13, 3, 13)
		p.line(6.5, 6.5, 13.5, 6.5)
		p.line(6.5, 9.7, 11, 9.7)
	},
	IconFullScreen: func(p *pen) {
		p.line(3, 7, 3, 3, 7, 3)
		p.line(13, 3, 17, 3, 17, 7)
		p.line(17, 13, 17, 17, 13, 17)
		p.line(7, 17, 3, 17, 3, 13)
	},
	IconQuit: func(p *pen) {
		p.line(8, 17, 4, 17, 4, 3, 8, 3)
		p.line(9, 10, 17, 10)
		p.line(13, 6, 17, 10, 13, 14)
	},
	IconWon: func(p *pen) { // a filled disc with the tick as a hole
		p.dot(10, 10, 8)
		p.add("M5.35 11L9.1 14.55L14.9 7.85L13.5 6.6L9 11.85L6.66 9.62Z")
	},
	IconNotWon: func(p *pen) { p.ring(10, 10, 7) },
	IconSave: func(p *pen) {
		p.line(10, 3, 10, 12)
		p.line(6, 8, 10, 12, 14, 8)
		p.line(3, 13, 3, 17, 17, 17, 17, 13)
	},
}

func folder(p *pen) { p.closed(2, 4, 8, 4, 10, 6, 18, 6, 18, 16, 2, 16) }

func pause(p *pen) {
	p.fill(5.5, 5, 7, 5, 7, 15, 5.5, 15)
	p.fill(13, 5, 14.5, 5, 14.5, 15, 13, 15)
}

// gear draws a wheel with eight teeth.
func gear(p *pen) {
	p.ring(10, 10, 5)
	p.ring(10, 10, 1.9)
	for i := range 8 {
		y, x := math.Sincos(float64(i) * math.Pi / 4)
		tooth := func(along, across float64) (float64, float64) {
			return 10 + along*x - across*y, 10 + along*y + across*x
		}
		x0, y0 := tooth(5.5, -0.6)
		x1, y1 := tooth(7.2, -0.5)
		x2, y2 := tooth(7.2, 0.5)
		x3, y3 := tooth(5.5, 0.6)
		p.fill(x0, y0, x1, y1, x2, y2, x3, y3)
	}
}
