"""Iterations of loops: whether others may make them, and in which order."""
