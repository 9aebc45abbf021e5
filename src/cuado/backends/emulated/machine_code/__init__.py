"""How often each instruction of ptxas's machine code ran, from the executions of PTX instructions.

``flow`` has its control-flow graph, ``roles`` ties machine instructions to PTX instructions,
``block_counts`` solves for the runs of blocks (by ``equations``, with ``least_deviations``),
``reconvergence`` says where warps diverge and reconverge, and ``counts`` puts it all together.
``merged_loads`` finds loads of the PTX that ptxas merged, ``replayed`` what a replay of the
caches must know: registers kept in local memory, and where warps wait.
"""
