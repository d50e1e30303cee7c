"""A Telegram of one's own, in memory: people, chats, and a strict Bot API server on loopback.

`world` holds what is and what people do; `methods` are what the bot may ask; `server` puts them behind HTTP;
`person` is one person's messenger; `ledger` says what the bot has asked for.
"""
