"""Hours and days of what is wished: the meal at which a dish is eaten, being back early."""
