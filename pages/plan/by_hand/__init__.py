"""A plan changed by hand: its stops, and sights that are added from the map."""
