"""How long a test waits for what takes a second on a quiet machine."""

PATIENCE = 180.0
"""Seconds; a machine on which much else runs is slow, and no test is about its pace."""
