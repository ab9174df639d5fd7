// Package chart calculates and draws the pictures of the statistics: bars on a line, and
// points over time with their average. It knows pixels and numbers only, no words
// and no toolkit; labels are written around a picture by who shows it.
//
// Everything lies on whole pixels, so a picture is sharp at every scale. What is won and
// what is not differ in lightness, in pattern and in shape or place, not in hue alone.
package chart
