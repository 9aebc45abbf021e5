"""Loops around atomic operations on shared memory: how often warps go round them.

What shared memory has no unit for, an addition of floating-point numbers say, becomes a loop in
machine code: load the word, compute, store if it still is what it was, else again. The lanes of a
warp that meet in one word go round one after the other, which counts alone tell; and a warp goes
round again where another changed the word in between, which is a matter of time, and modelled:
``recording`` has a few blocks run that write down what they change, ``loops`` has the cycles of
the loop, ``model`` lets the warps of one SM change it all with them.
"""
