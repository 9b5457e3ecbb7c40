"""In which shapes each family of constraints is written."""
