"""Neighbouring elements of one thread in one access: told, not written."""

from cuado.optimizer.patches.by_hand import place_of, quoted, told
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformations.vector_accesses import VectorAccesses

_WORDS = {16: "float4", 8: "float2", 4: "unsigned"}


def written(step: VectorAccesses, site: Site) -> Unwritten:
    """The elements, and the word that holds them."""
    place = place_of(step, site)
    found = place.accesses()
    first = found[0] if found else "p[i]"
    word = _WORDS.get(step.bytes, "float4")
    return Unwritten(
        "accesses of one thread are not merged in the source",
        place.lines,
        told(
            f"access {step.bytes} bytes at once where {quoted(found) or 'the elements'} lie side "
            "by side; the first must be aligned to as many",
            f"*reinterpret_cast<const {word} *>(&{first})",
        ),
    )
