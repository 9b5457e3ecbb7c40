"""What is asked for: the text, its wishes as forms, and what becomes of it."""
