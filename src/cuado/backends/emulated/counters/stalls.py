"""Why warps do not issue, from the timing model: by reason for the launch, and by instruction."""

from collections.abc import Mapping

from cuado.backends.emulated.sampling.observation import Observation
from cuado.backends.emulated.timing.simulation import STATES
from cuado.sass.toolchain.classes import base_opcode


def stalls(seen: Observation) -> Mapping[str, float]:
    """Warp-cycles per issued instruction in each state that the model tells apart.

    A warp that has ended while its stores are under way counts as one that drains: on a chip it
    waits for that, in the model only the kernel's end does.
    """
    issued = float(seen.executions.warps.sum())
    timing = seen.timing
    if not issued or not timing.states.size:
        return {}
    spent = dict(zip(STATES, timing.states.sum(axis=0), strict=True)) | {"drain": timing.drained}
    return {
        f"smsp__average_warps_issue_stalled_{state}_per_issue_active.ratio": float(cycles) / issued
        for state, cycles in spent.items()
    }


def stalls_by_instruction(seen: Observation) -> Mapping[int, Mapping[str, float]]:
    """Warp-cycles in each state before each machine instruction issued, by its number.

    They stand where a profiler shows the samples of a warp: at the instruction that waits.
    """
    numbers = [n for block in seen.machine.blocks for n in range(block.first, block.last + 1)]
    if len(numbers) != len(seen.timing.states):
        return {}
    found = {
        number: {state: float(c) for state, c in zip(STATES, row, strict=True) if c}
        for number, row in zip(numbers, seen.timing.states, strict=True)
    }
    # Where warps exit, they drain: each exit has its part of that.
    exits = {n: float(seen.executions.warps[n]) for n in numbers if _exits(seen, n)}
    every = sum(exits.values())
    for number, warps in exits.items() if seen.timing.drained and every else ():
        found[number]["drain"] = seen.timing.drained * warps / every
    return found


def _exits(seen: Observation, number: int) -> bool:
    """True if a warp ends there, unlike at an exit of some lanes only."""
    each = seen.machine.instructions[number]
    return base_opcode(each.sass) == "EXIT" and not each.is_guarded
