"""Learning the weights of a reward from judgements: the paper's grid, and a logistic fit over the same features."""
