"""Loads of several turns of a search before the first is looked at: described, not written."""

from cuado.optimizer.patches.by_hand import ahead, place_of, quoted, with_code
from cuado.optimizer.patches.indices import fresh_name
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformations.speculative_loads import SpeculativeLoads


def written(step: SpeculativeLoads, site: Site) -> Unwritten:
    """The accesses of the next turns, in a local array."""
    place, count = place_of(step, site), step.ahead
    reason = "loads are not made ahead of a loop's exit in the source"
    found, loop = place.accesses(), place.loop
    if not found or loop is None:
        return Unwritten(reason, place.lines, f"load {count} elements, then look at each of them")
    counter = loop.variable or "k"
    turn = fresh_name(site, "turn")
    code = [
        f"next[{turn}] = {ahead(each, counter, turn)}; // for {turn} = 0 to {count - 1}, unrolled"
        for each in found[:1]
    ]
    return Unwritten(
        reason,
        place.lines,
        with_code(
            f"load {quoted(found[:1])} of {count} turns of the loop in line {loop.line} into local "
            "variables, then look at them one by one; what lies behind the end must be readable",
            *code,
        ),
    )
