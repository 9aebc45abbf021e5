"""Sums and choices that loops and atomics make."""
