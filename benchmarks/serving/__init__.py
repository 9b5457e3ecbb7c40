"""A studio that is started, and tabs of it without a browser, for the programs that measure it from outside."""
