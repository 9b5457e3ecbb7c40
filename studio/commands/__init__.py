"""The parts of the `tripstudio` command, a file a topic."""
