"""Words of a request before anything is read from them: how they are written, clauses, numbers, lexicons, what is left over."""
