"""The grader of requests as people write them: a case and a reading compared, for `benchmarks/people.py`."""
