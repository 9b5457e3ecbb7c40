"""Studies kept in a database: requests, plans, pairs, raters, assignments and judgements, of which none is ever lost."""
