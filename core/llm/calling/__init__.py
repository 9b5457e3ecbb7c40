"""How a model is called: the connection, the words on the wire, limits, retries, and what a refusal means."""
