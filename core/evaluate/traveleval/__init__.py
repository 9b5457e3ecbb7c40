"""TravelEval: six dimensions of metrics for a plan, in the paper's definition and as the released evaluator does them."""
