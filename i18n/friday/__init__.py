"""«Пятница» in sentences: the words of its cards, and a game told from its facts."""
