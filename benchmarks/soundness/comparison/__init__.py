"""Kernels against what cuado makes of them: see ``kernel`` for all that is done with one."""
