"""Where parts of a warp meet, in machine code as nvdisasm writes it."""

import numpy as np

from cuado.backends.emulated.machine_code.flow import Block
from cuado.backends.emulated.machine_code.reconvergence import bsync_executions, divergences_at_ends

NESTED = (
    "BSSY B0, `(.L_x_0)",
    "BSSY B1, `(.L_x_1)",
    "@P0 BRA `(.L_x_2)",
    "@!P0 BREAK B1",
    "@!P0 BRA `(.L_x_3)",
    "BSYNC B1",
    "@P1 BRA `(.L_x_5)",
    "BSYNC B0",
    "EXIT",
)
"""What ptxas makes of a loop that is left out of a loop within, but for what is computed."""
PTX = (None, None, 10, 11, 11, None, 12, None, None)
WARPS = np.array([8.0, 20, 20, 16, 16, 20, 20, 8, 8])


def test_lanes_that_break_out_of_a_region_meet_behind_the_one_around_it() -> None:
    found = bsync_executions(NESTED, PTX, WARPS, {10: 7.0, 11: 3.0, 12: 5.0})
    # B1 has lost lanes: who comes there is not told by what parted. B0 waits for all of them.
    assert found == {7: 8 + 3 + 5}


def test_a_region_that_nothing_breaks_out_of_brings_its_own_parts_together() -> None:
    whole = (*NESTED[:3], "NOP", *NESTED[4:])
    assert bsync_executions(whole, PTX, WARPS, {10: 7.0, 11: 3.0, 12: 5.0}) == {
        5: 20 + 7 + 3,
        7: 8 + 5,
    }


def test_who_branches_otherwise_than_who_breaks_stays_in_the_region() -> None:
    other = (*NESTED[:4], "@P0 BRA `(.L_x_2)", *NESTED[5:])
    assert bsync_executions(other, PTX, WARPS, {11: 3.0}) == {7: 8.0}


def test_lanes_that_end_leave_every_region_around_them() -> None:
    ends = (*NESTED[:3], "@!P0 EXIT", *NESTED[4:])
    assert bsync_executions(ends, PTX, WARPS, {11: 3.0}) == {}


CODE = ("@P0 BRA `(.L_x_0)", "@P1 BRA `(.L_x_1)", "BRA.DIV `(.L_x_2)", "NOP", "EXIT")
ENDS = tuple(Block(n, n, (n + 1, 4) if n < 3 else (n + 1,) if n < 4 else ()) for n in range(5))


def test_where_warps_diverge_is_known_of_branches_with_one_copy() -> None:
    assert divergences_at_ends(ENDS, CODE, (10, 11, 12, 13, None), {10: 7.0, 11: 0.0}) == [
        7.0,
        0,
        0,
        0,
        0,
    ]
    # With two copies it is not known where; a branch at which no warp diverged has no divergence.
    assert divergences_at_ends(ENDS, CODE, (10, 10, 12, 13, None), {10: 7.0}) == [
        None,
        None,
        0,
        0,
        0,
    ]
    assert divergences_at_ends(ENDS, CODE, (10, 11, 12, 13, None), {10: 0.0}) == [0, 0, 0, 0, 0]


def test_divergence_at_a_branch_that_is_gone_may_be_at_another_one() -> None:
    gone = {9: 3.0, 10: 7.0, 11: 0.0}
    assert divergences_at_ends(ENDS, CODE, (10, 11, 12, 13, None), gone) == [None, 0.0, 0, 0, 0]
    assert divergences_at_ends(ENDS, CODE, (None, 11, 12, 13, None), gone) == [None, 0.0, 0, 0, 0]
