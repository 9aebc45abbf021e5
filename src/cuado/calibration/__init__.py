"""Micro-benchmarks of a GPU, and the chip file made of what they find.

``families`` has the kernels, ``runs`` times one, ``roofs`` chooses those that verdicts need.
"""
