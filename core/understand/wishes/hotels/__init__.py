"""Where the hotel is to be: near a place, in a quarter."""
