"""Which cities a request names, and what each is to the trip: its start, its target, refused, misspelt or elsewhere."""
