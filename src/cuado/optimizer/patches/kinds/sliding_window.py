"""Values of neighbouring turns kept in variables: described, not written."""

from cuado.optimizer.patches.by_hand import place_of, quoted, with_code, within
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Unwritten:
    """The accesses whose values move on by one turn."""
    place = place_of(step, site)
    found = place.accesses()
    names = quoted(found) or "the elements"
    last = found[-1] if found else "the newest"
    says = (
        f"keep {names} in local variables from one turn to the next{within(place)}: load the "
        "newest alone, then hand the others on"
    )
    return Unwritten(
        "values are not kept from turn to turn in the source",
        place.lines,
        with_code(says, f"newest = {last}; // then use the variables, and older = newer for each"),
    )
