"""How long a launch takes: a simulation of one SM of the chip, instruction by instruction.

``workload`` defines the input: machine code with its control bits, how often each basic block ran,
and what its accesses cost; ``inputs`` makes it from what was emulated. ``walk`` turns the counts
into typical paths of warps, ``rounds`` shortens their loops, ``balance`` says how uneven warps and
blocks are. ``units`` has the rates and latencies of a chip, ``simulation`` runs the warps of one SM
against its shares of L2 and DRAM, and ``model`` turns that into a time, and says what limits it.
"""
