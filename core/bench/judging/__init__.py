"""Plans as suites judge them: many at once, kept as they come, with a model in the place of rules, and read again."""
