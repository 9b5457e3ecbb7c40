"""Trips as cards, and in few words what a trip is."""
