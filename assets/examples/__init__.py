"""Requests to begin with, a line each, in both languages."""
