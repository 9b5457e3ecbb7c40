"""Trips on a stage: full screen, to be read across a room."""
