"""``const T *__restrict__``: the compiler then loads through the read-only path."""

from collections.abc import Sequence

from cuado.optimizer.patches.heads import constant_pointers, promised, restricted
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformation import Transformation


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Promise it of the pointers that the kernel only reads; or of all pointers."""
    del step
    constant = constant_pointers(site)
    chosen = [p for p in site.entry.parameters if p.name in constant and p.pointer]
    ways = []
    few = [edit for each in chosen for edit in promised(site, each, constant=True)]
    names = ", ".join(f"'{each.name}'" for each in chosen)
    if few:
        ways.append(Written(f"const and __restrict__ on {names}", tuple(few)))
    every = restricted(site, constant)
    if len(every) > len(few):
        says = f"__restrict__ on all pointers, const on {names}"
        ways.append(Written(says, tuple(every)))
    if not ways:
        return Unwritten("the pointers promise it already")
    return ways
