"""The kept steps of a run, written into the user's own source as a patch.

One file in ``kinds`` for each transformation that can be written; its name is the transformation's.
``python benchmarks/house.py --contents optimizer/patches`` says what each module here does.

From steps to a patch that is compiled, timed and proved
    composition, writers, site, patch_trials, recompilation, patch_record, host_launches,
    by_hand

What is read in the source
    calls, carried_names, macros, neighbours, outside_loops, owners, product_form,
    pure_functions, source_loops, stored_and_read, stored_last

What is written
    coarsening, unroll_and_jam, part_loops, dealt_loops, dealt_to_blocks, dealt_to_lanes, heads,
    indices, known_numbers, product_tiling, tiled_text
"""
