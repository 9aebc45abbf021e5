"""Counts of each block in shared memory: described, not written."""

from cuado.optimizer.patches.by_hand import place_of, with_code
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Unwritten:
    """The updates, on an array of the block's own."""
    place = place_of(step, site)
    reason = "atomic updates are not gathered for each block in the source"
    calls = [site.source.of(each) for each in place.atomics()]
    if not calls:
        return Unwritten(reason, place.lines, "update an array in shared memory, add it up at last")
    name = calls[0].partition("&")[2].partition("[")[0].strip() or "the words"
    own = calls[0].replace(name, "own", 1)
    return Unwritten(
        reason,
        place.lines,
        with_code(
            f"let each block update an array in shared memory in place of '{name}', and add it to "
            f"'{name}' at its end",
            "__shared__ unsigned own[...]; // as long as what is updated; zero, __syncthreads()",
            f"{own};",
            "__syncthreads(); // then, for each element n that is a thread's to add:",
            f"atomicAdd(&{name}[n], own[n]);",
        ),
    )
