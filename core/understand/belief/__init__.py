"""What of that which was read may be taken at face value, and what is asked about or named instead."""
