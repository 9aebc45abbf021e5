"""Values of a warp's lanes exchanged by shuffles: described, not written."""

from cuado.optimizer.patches.by_hand import place_of, quoted, with_code
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Unwritten:
    """The elements that another lane of the warp has in a register."""
    place = place_of(step, site)
    found = place.accesses(shared=True, stored=True)
    says = (
        f"keep what each thread writes to {quoted(found) or 'the shared array'} in a register, and "
        "take it from the lane that has it where both are of one warp"
    )
    return Unwritten(
        "exchanges through shared memory are not turned into shuffles in the source",
        place.lines,
        with_code(says, "value = __shfl_sync(~0u, own, lane_that_wrote_it);"),
    )
