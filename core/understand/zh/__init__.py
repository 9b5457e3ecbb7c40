"""Wishes said in Chinese."""
