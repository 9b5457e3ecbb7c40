"""How the store of studies came to its present form, a revision at a time."""
