"""«Пятница»: alone on an island (`friday.md`)."""
