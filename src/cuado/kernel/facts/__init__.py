"""Facts about a kernel, one in each module, in rooms by what they are about.

``benchmarks/house.py --contents kernel/facts`` prints the first line of each module: what it finds.
Facts follow from code and launch; what a register holds is in ``kernel.values``.
"""
