"""Guesses of a launch for a kernel of which only the source is known.

The compiled code says what its numbers bound, stride and count (``roles``); the text says blocks,
names and structures; the emulated device says which bytes are touched (``extents``). A guess is the
text of a case, and is kept only if an emulated run of it makes no error and writes something.
"""
