"""Kernels that are written as PTX to mislead one kind of proof: one file each.

Each has ``launch``, which makes one, and ``AIMS``: the transformations that ask for this proof.
A comparison that tries some transformations tries these.
"""
