"""What each chat should show: pure functions of view, language and settings. Nothing here sends anything."""
