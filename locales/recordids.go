package locales

// Opening, saving and replaying records; by Text unless a comment says otherwise.
const (
	SaveRecord ID = "save-record"
	SaveButton ID = "save-button"
)
