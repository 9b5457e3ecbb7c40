"""Language models: one client for every server of the chat-completions protocol, its costs, limits and recordings."""
