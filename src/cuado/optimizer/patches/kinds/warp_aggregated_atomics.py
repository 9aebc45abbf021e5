"""One atomic update for a warp: described, not written."""

from tree_sitter import Node

from cuado.cuda_source import shared_arrays
from cuado.cuda_source.source import walk
from cuado.optimizer.patches.by_hand import place_of, with_code
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
    other = "__shfl_xor_sync(~0u, sum, k)"
    how = _COMBINED.get(name, "combine sum and {}").format(other)
    if _is_common(site, given[0]):
        return Unwritten(
            reason,
            place.lines,
            with_code(
                f"combine `{value}` of the warp's lanes, and let one lane update `{target}`",
                f"auto sum = {value}; // in all 32 lanes; else what changes nothing",
                f"for (int k = 16; k; k /= 2) {how};",
                f"if (threadIdx.x % 32 == 0) {name}({target}, sum);",
            ),
        )
    return Unwritten(
        reason,
        place.lines,
        with_code(
            f"combine `{value}` of the lanes that update one word, and let the first of them "
            f"update `{target}`",
            f"unsigned same = __match_any_sync(__activemask(), (size_t)({target}));",
            f"auto sum = {value}; // of all lanes in `same`: __reduce_add_sync and the like, or "
            "__shfl_sync",
            f"if (threadIdx.x % 32 == __ffs(same) - 1) {name}({target}, sum);",
        ),
    )


_COMBINED = {
    "atomicAdd": "sum += {}",
    "atomicMax": "sum = max(sum, {})",
    "atomicMin": "sum = min(sum, {})",
    "atomicAnd": "sum &= {}",
    "atomicOr": "sum |= {}",
    "atomicXor": "sum ^= {}",
}


def _is_common(site: Site, target: Node) -> bool:
    """True if all lanes surely update one word: its address names nothing that may differ."""
    known = {p.name for p in site.entry.parameters} | {*site.constants()}
    known |= {a.name for f in site.functions for a in shared_arrays(site.source, f)}
    return all(site.source.of(n) in known for n in walk(target, "identifier"))
