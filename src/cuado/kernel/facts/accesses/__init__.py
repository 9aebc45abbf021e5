"""Accesses to memory: addresses, their patterns, what may alias."""
