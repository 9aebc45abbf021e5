"""Rows and columns of a shared array exchanged: described, not written."""

from cuado.optimizer.patches.by_hand import place_of, quoted, with_code
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformations.shared_transpose import SharedTranspose


def written(step: SharedTranspose, site: Site) -> Unwritten:
    """The array, and its accesses."""
    place, found = place_of(step, site), site.shared_array(step.array)
    name = found[1].name if found is not None else step.array
    lines = place.lines or ((found[1].line,) if found is not None else ())
    says = (
        f"make the index that differs between lanes the last one of '{name}', in its declaration "
        f"and in {quoted(place.accesses(shared=True)) or 'each access'}"
    )
    return Unwritten("the array's indices are not exchanged in the source", lines, with_code(says))
