"""Counters of the years before Nsight Compute: nvprof, the command-line profiler, and tables.

One map (``counters``) gives cuado's name for each old one; the readers differ in framing only.
"""
