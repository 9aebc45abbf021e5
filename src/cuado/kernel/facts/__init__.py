"""Facts about a kernel, one in each module, listed here by what they are about.

The first line of a module says what it finds; ``benchmarks/house.py --contents kernel/facts``
prints them all. Facts follow from code and launch; what a register holds is in ``kernel.values``.

Loops: what they are, and how many iterations they make
    block_loops, conditional_loads, counted_loops, float_counters, inductions, iteration_counts,
    known_trips, lane_loops, loop_influence, loops, remainders, search_loops, trip_counts,
    unrollable_loops

Iterations: whether others may make them, and in which order
    alike_copies, dealt_loops, grid_stride, grid_stride_items, index_choices,
    iteration_independence, iteration_locals, iteration_shared, iteration_striping,
    loop_dependence, rehearsed_iterations, shared_out_work, strides, thread_rehearsal

Sums and choices that loops and atomics make
    atomic_order, choice_steps, exact_sums, item_merging, loop_accumulators, loop_choices,
    merging_begins, merging_families, merging_operators, reductions, summed_items

Accesses: addresses, their patterns, what may alias
    access_footprint, access_groups, address_steps, adjacent_accesses, aliasing, constant_loads,
    fixed_distances, interleaved_rows, lane_row_loads, lane_row_stores, load_pairs, load_reuse,
    regions, thread_addresses, wide_accesses

Shared memory: layout, who wrote what, tiles
    forwarded_tiles, merged_words, own_bytes, padded_addresses, padding_choice, shared_layout,
    shared_operands, shared_products, shared_writers, sparse_regions, tile_layout, tiled_loads,
    warp_forwarding

Threads, lanes and blocks: who is active, whether they may be renumbered, merged or split
    active_lanes, active_threads, block_groups, block_independence, block_parts,
    coarsened_divergence, coarsening_limits, global_index, grid_forms, grid_part, index_values,
    lane_shuffles, short_branches, thread_digits, thread_independence, thread_indices,
    thread_orders, waiting_blocks

Barriers, asynchronous copies and products on tensor cores
    async_copies, barrier_intervals, barrier_order, matrix_products, mbarriers, product_counts,
    protocols, wait_pairs, wait_sites, warp_roles

Registers and arithmetic
    double_data, fp64_registers, fp64_thresholds, fp64_upper_words, integer_divisions,
    live_registers, plain_copies, slices, unset_registers

What the kernel states of its launch, and how it ends
    launch_bounds, launch_ends
"""
