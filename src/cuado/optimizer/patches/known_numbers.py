"""Integer parameters fixed to what the launch passes.

``k(float *out, int n)`` becomes ``k(float *out, int n_passed)`` with ``constexpr int n = 4096``
in its body. Another number passed traps: it must not be computed with silently.
"""

import re
from collections.abc import Sequence

from cuado.cuda_source import Edit, ParameterText
from cuado.model.arguments import Scalar
from cuado.optimizer.patches.indices import at_start, fresh_name
from cuado.optimizer.patches.site import Site, Unwritten, Written

_INTEGERS = frozenset({"s32", "u32", "s64", "u64"})


def with_numbers(site: Site, *, divisors_only: bool) -> Sequence[Written] | Unwritten:
    """The kernel with its integers fixed: divisors first, or all of them."""
    known = [
        (text, each.value)
        for text, each in site.pairs
        if isinstance(each, Scalar)
        and each.type in _INTEGERS
        and isinstance(each.value, int)
        and text.name
        and not text.pointer
        and not text.reference
    ]
    if not known:
        return Unwritten("the source has no integer parameter that the launch passes as a number")
    divisors = [pair for pair in known if _divides(site, pair[0].name)]
    ways = [_fixed(site, known)]
    if divisors and divisors != known:
        few = _fixed(site, divisors)
        ways = [few, *ways] if divisors_only else [*ways, few]
    return ways


def _divides(site: Site, name: str) -> bool:
    return re.search(rf"[/%]=?\s*\(?\s*{re.escape(name)}\b", site.body) is not None


def _fixed(site: Site, known: Sequence[tuple[ParameterText, int]]) -> Written:
    edits: list[Edit] = []
    lines, checks = [], []
    for text, value in known:
        passed = fresh_name(site, f"{text.name}_passed")
        if text.name_span is not None:
            edits.append(Edit(text.name_span, passed))
        suffix = "ll" if abs(value) >= 1 << 31 else ""
        lines.append(f"constexpr {text.type} {text.name} = {value}{suffix};")
        checks.append(f"{passed} != {text.name}")
    names = ", ".join(f"{text.name} = {value}" for text, value in known)
    lines.append(f"if ({' || '.join(checks)}) __trap(); // compiled for these numbers alone")
    edits.append(at_start(site, site.entry, *lines))
    return Written(f"constants for {names}; other numbers trap", tuple(edits))
