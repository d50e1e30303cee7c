"""From events, views and decisions to sentences.

Every sentence lives in `i18n/<language>/*.ftl`; Telegram is unknown here.
"""
