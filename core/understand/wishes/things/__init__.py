"""Things that are liked and disliked: by a word of the lexicon, of food, of ways about town, or in the own words of a text."""
