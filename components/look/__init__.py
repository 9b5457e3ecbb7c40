"""What every view draws with: escaping, colours, numbers, drawings, keys."""
