"""How far raters agree: coefficients, what noise would explain, and raters whose judgements call for a look."""
