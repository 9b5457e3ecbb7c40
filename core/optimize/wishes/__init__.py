"""What a request asks for and would like: constraints, demands, likes, locks, caps."""
