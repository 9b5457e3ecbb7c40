"""What is asked for: where it is typed, what was understood, what is unsure, and what matters."""
