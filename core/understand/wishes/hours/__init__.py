"""Hours and days of what is wished: a place at its hour, rests, time windows, the meal at which a dish is eaten, being back early."""
