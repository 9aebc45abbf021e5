"""Values of registers, found by one abstract interpreter over several domains, one in each module.

``python benchmarks/house.py --contents kernel/values`` prints the first line of each.

The interpreter, and what integer opcodes do in any domain
    integer_steps, interpreter, operations

Domains: bounds, bits, forms
    intervals, iteration_forms, known_bits, linear_forms, linear_sums, no_overflow, polynomials,
    ranges, remainder_forms, symbolic

A thread followed whole: each value a node of one graph
    chosen_values, graph_operations, thread_accesses, thread_values, value_graph

Lanes, warps and blocks: what differs between them
    block_uniform, lane_transfer, lane_values, lanes, warp_variance

What a launch settles: branches, arguments, trip counts
    decided_flow, decided_guards, given_numbers, loop_trips, settled_values

Addresses: distances, extents, samples
    access_extents, address_samples, distances, grid_samples, invariant_addresses
"""
