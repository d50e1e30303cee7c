"""The rules of the games: a functional core without I/O, time, language or Telegram."""
