"""Calls, constants, conditions, bounds."""
