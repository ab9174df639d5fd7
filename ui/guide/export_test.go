package guide

// Marked returns the IDs of the sections marked in the contents.
func (r *Reader) Marked() (ids []string) {
	for _, s := range r.sections {
		if mark := r.marks[s.ID]; mark.ground.Visible() && mark.bar.Visible() && r.rows[s.ID].Visible() {
			ids = append(ids, s.ID)
		}
	}
	return ids
}
