"""«Пятница» in the private chat: one panel, edited in place, and a menu around the games."""
