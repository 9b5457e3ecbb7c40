"""The one evaluator: a folder a suite, each judging one plan; pass rates over many plans in `aggregate`."""
