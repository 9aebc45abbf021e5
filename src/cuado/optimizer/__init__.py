"""What can be applied to a kernel without touching its source and without changing its results.

``transformations`` has one file for each, ``patches`` writes what was kept into the source,
``emission`` files with launchers, ``tuning`` tunes parameters, ``many`` uses more GPUs.
``python benchmarks/house.py --contents optimizer`` says what each module here does.

A run, from its first measurement to the proved result
    loop, loop_state, original_gain, quick_start, whole_grid, recording, session

What to try next
    guidance, usual_gains, shown_causes, moves, move_lists, moves_ahead, step_combinations

Candidates: assembled, timed, proved
    search, assembled_candidates, executor, timed_candidates, proving, conditions,
    module_variables

What a transformation and a version are
    transformation, registry, from_experiment, rows_to_lanes, version, recorded_version
"""
