"""A trip on its city."""
