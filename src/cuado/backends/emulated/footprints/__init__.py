"""Footprints: which bytes of its buffers a launch touches, what it writes, how much work it is."""
