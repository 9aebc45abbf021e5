"""Loops: what they are, and how many iterations they make."""
