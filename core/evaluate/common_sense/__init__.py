"""What a traveller would refuse though the benchmarks pass it."""
