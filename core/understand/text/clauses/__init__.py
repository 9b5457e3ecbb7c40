"""The clauses of a text, where they begin, and by which words they turn to what is wanted or unwanted."""
