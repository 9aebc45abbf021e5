"""One atomic update for a warp: told, not written."""

from cuado.optimizer.patches.by_hand import place_of, told
from cuado.optimizer.patches.site import Site, Unwritten
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Unwritten:
    """The updates, of what the warp's lanes have together."""
    place = place_of(step, site)
    reason = "atomic updates are not gathered for each warp in the source"
    calls = place.atomics()
    listed = calls[0].child_by_field_name("arguments") if calls else None
    given = [n for n in listed.named_children if n.type != "comment"] if listed else []
    if len(given) < 2:
        return Unwritten(reason, place.lines, "add up within the warp, let one lane update")
    target, value = map(site.source.of, given[:2])
    name = site.source.of(calls[0]).partition("(")[0]
    return Unwritten(
        reason,
        place.lines,
        told(
            f"add up `{value}` within the warp, and let one lane update `{target}`",
            f"auto sum = {value};",
            "for (int k = 16; k; k /= 2) sum += __shfl_xor_sync(~0u, sum, k);",
            f"if (threadIdx.x % 32 == 0) {name}({target}, sum);",
        ),
    )
