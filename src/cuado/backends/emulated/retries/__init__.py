"""Retry loops: how often warps iterate in the loops around atomic operations on shared memory.

An atomic operation without a hardware unit in shared memory, such as the addition of floating-point
numbers, becomes a loop in machine code: load the word, compute, store if the word is unchanged,
else try again. Lanes of a warp that use the same word need one turn each, which follows from
counts. A warp also tries again if another warp changed the word in between, which depends on
timing and is modelled: ``recording`` runs a few blocks and records what they change, ``loops`` has
the cycles of the loop, ``model`` simulates the warps of one SM that make these changes, and
``launch`` puts it together.
"""
