"""Rewrites of a kernel's text, one in each module, listed here by what they change.

Experiments and transformations share them. The first line of a module says what it does:
``python benchmarks/house.py --contents kernel/rewrites`` prints them all.

Where accesses go, and how wide they are
    address_select, align_accesses, block_addresses, coalesce_accesses, coalesce_by_compaction,
    coalesce_by_exchange, coalesce_by_transpose, conflict_free_addresses, fold_addresses,
    halve_addresses, merged_loads, packed_words, shared_words, wide_fetches

What is left out, or added, while a switch is on
    access_skeleton, added_noise, balance_block_loops, balance_warp_loops, nop_patch,
    overwritten_products, replace_arithmetic, switched_accesses, switched_copies, time_stamps

Loops
    forbid_unrolling, loop_in_place, register_window, repeat_instructions, settled_loops,
    software_pipeline, stage_tiles, unroll_loop, write_out_loops

Which threads and blocks do the work
    coarsen_threads, common_exit, deal_iterations, follow_decisions, graph_code, graph_order,
    grid_of_two_axes, interleave_copies, lanes_of_threads, leader_threads, loop_over_blocks,
    merge_blocks, merge_neighbours, neighbour_results, neighbour_threads, plain_form,
    predicate_branches, recompute_branch, rename_threads, split_blocks, stated_block

Shared and local memory: layouts, copies, tiles
    aggregate_atomics, copy_words, move_local_arrays, padded_row_division, private_copies,
    read_past_tiles, select_stores, transpose_shared_array, warp_tiles

Calls, constants, bounds
    conditions, constant_division, inline_calls, joined_shuffles, plain_updates, register_bounds
"""
