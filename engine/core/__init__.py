"""What every game of the house is made of: commands in, events out, decisions open, views for each seat."""
