"""Suite `chinatravel`: format, 25 environment constraints, the request's DSL constraints, and six preferences."""
