"""Rewrites of a kernel's text, one in each module, in rooms by what they change.

Experiments and transformations share them. ``benchmarks/house.py --contents kernel/rewrites``
prints the first line of each module: what it does.
"""
