"""A city with all its places: its map, what the shapes mean, its table, and the card of a place."""
