"""Where updates are handled: commands, taps, comings and goings. A handler changes tables and answers; it shows no
screens."""
