"""A folder of results: many methods over many files of requests, judged, and the papers' tables made of them."""
