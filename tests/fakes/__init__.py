"""A scripted model server: real HTTP, no model."""
