// Package chart computes and draws the charts of the statistics: bars, and points over time with
// their moving average. It handles pixels and numbers only, no text and no toolkit; callers add
// the labels.
//
// Everything is aligned to whole pixels, so charts are sharp at every scale. Won and lost games
// differ in lightness, pattern and shape or position, not only in hue.
package chart
