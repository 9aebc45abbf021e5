"""Loops: unrolled, pipelined, staged, written out."""
