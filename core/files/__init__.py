"""Files of anybody's: read within limits, written whole or not at all, faults told in one line."""
