"""Words of a request before anything is read from them: script, clauses, numbers, lexicons, what is left over."""
