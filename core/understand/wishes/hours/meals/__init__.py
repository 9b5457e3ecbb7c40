"""Hours and days of meals."""
