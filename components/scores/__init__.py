"""What is said about a plan: verdict, violations, metrics."""
