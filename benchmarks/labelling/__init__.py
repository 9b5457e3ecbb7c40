"""Programs on expert judgements: the store under many raters, a whole study by simulated ones."""
