"""The changes that words make of an open trip, those of one thing in a module."""
