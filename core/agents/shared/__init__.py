"""What several methods need and none of them owns; no module in here is a method."""
