"""How the store of runs came to its present form, a revision at a time."""
