"""Facts about a kernel's loops, accesses, barriers and blocks, one in each module."""
