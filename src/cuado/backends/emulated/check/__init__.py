"""Defects of a launch: races, accesses out of bounds, and others, found while it runs."""
