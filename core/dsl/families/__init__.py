"""The families of constraints: each one declared in one module and listed in one line of `table.py`."""
