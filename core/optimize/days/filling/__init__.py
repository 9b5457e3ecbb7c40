"""What is done to a day: the moves, what it is filled with, where its meals are, what is exchanged and required."""
