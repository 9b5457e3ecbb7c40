"""Planning agents: one file a method, listed in the registry; none knows the grader or another agent."""
