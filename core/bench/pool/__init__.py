"""Worker processes behind a fair queue: the runs, and the searches beside them."""
