"""From choices to a plan: a trip grown step by step, and the search that grows it."""
