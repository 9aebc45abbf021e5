"""The kept steps of a run, written into the user's own source as a patch.

One file in ``kinds`` for each transformation that can be written; its name is the transformation's.
``composition`` writes one step after another, ``patch_trials`` compiles, times and proves the
result.
"""
