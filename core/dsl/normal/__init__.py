"""Constraints as typed objects: read from DSL text, written back to it, and said in words."""
