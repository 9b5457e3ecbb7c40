"""What an English clause asks for in words of its own, by the words that lead to it and follow it."""
