"""Wishes said in English."""
