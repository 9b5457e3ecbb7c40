"""The metrics exactly as the released evaluator computes them, its oddities included; the default variant is beside."""
