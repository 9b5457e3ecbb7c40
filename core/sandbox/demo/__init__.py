"""The sandbox that comes with the project: real landmarks from `assets/demo`, the rest generated from a fixed seed."""
