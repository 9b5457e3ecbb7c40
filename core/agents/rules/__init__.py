"""Methods that ask no model: the rule baselines of TravelEval, ChinaTravel's search and its linear programme."""
