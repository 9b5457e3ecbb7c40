"""What places are called in the other language: the stored names, and English ones made up from Chinese."""
