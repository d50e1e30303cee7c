"""«За бортом» (Lifeboat). One room per part of the rules; `rules.py` joins them to the core's `Game`."""
