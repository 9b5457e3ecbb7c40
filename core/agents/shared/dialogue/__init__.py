"""Talking to a model: what it is told, what it may answer, and how a plan is read from its words."""
