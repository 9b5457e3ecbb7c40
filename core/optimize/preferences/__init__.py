"""How a traveller weighs things: weights, styles of spending, profiles."""
