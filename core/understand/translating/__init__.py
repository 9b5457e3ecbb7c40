"""A language model as a second reader of a request, beside the rules and checked by them."""
