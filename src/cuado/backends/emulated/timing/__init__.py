"""How long a launch takes: a simulation of one SM of the chip, instruction by instruction.

``workload`` is what it is given: machine code with its control bits, how often each basic block
ran, and what its accesses cost. ``walk`` makes typical paths of warps of the counts,
``balance`` says how uneven warps and blocks are, ``units``
what each instruction takes of which chip, ``simulation`` runs the warps of one SM against shares of
L2 and DRAM, and ``model`` makes a time of it, and says what it depends on.
"""
