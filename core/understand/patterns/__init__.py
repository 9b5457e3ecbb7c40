"""Patterns that readers search texts for, each looked for only where it can stand."""
