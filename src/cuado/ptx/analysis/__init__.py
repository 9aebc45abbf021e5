"""Analyses of one function: symbols, control flow, dominance, def-use, slices, addresses."""
