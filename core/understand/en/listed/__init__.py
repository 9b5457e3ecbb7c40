"""English requests that string requirements together: where each begins, and what it says."""
