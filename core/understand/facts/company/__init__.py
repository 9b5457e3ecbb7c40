"""How many travel: the words for persons in each language, what they add up to, and what is left open."""
