"""What people call the places of a city."""
