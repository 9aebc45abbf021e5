"""Registers and arithmetic."""
