"""Time of a day that English keeps free, or is engaged in: its words, its hours, when a day begins and ends."""
