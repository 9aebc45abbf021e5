"""A second interpreter of PTX: whole grids in lockstep with numpy, independent of the emulation.

It shares the parser with cuado, and nothing of ``lowering`` or ``runtime``. ``memory`` holds what
buffers hold, ``arithmetic`` says what instructions compute, ``collectives`` what lanes exchange,
``machine`` runs a launch in a chosen order of warps, ``races`` says whether that order matters.
Several contents of the buffers, *worlds*, are run side by side: numpy's cost is per instruction.
"""
