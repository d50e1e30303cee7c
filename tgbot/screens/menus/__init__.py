"""The pages of each question, one file per question."""
