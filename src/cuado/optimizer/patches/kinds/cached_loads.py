"""Plain loads in place of ``__ldcs(p)`` and the like."""

from collections.abc import Sequence

from cuado.cuda_source import Edit
from cuado.cuda_source.source import span_of
from cuado.optimizer.patches.calls import calls
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import plain_refusal, touched_lines
from cuado.optimizer.transformation import Transformation

_HINTED = frozenset({"__ldcs", "__ldcg", "__ldcv", "__ldlu"})


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Load through the pointer itself, in the lines that the step changed."""
    lines = touched_lines(step, site)
    found = [c for c in calls(site, _HINTED.__contains__) if c.line in lines]
    found = [each for each in found if len(each.arguments) == 1]
    if not found:
        return plain_refusal(step, site, "the loads are not calls of __ldcs, __ldcg, __ldcv")
    edits = tuple(
        Edit(span_of(each.node), f"(*({site.source.of(each.arguments[0])}))") for each in found
    )
    rows = ", ".join(str(line) for line in dict.fromkeys(each.line for each in found))
    return (Written(f"plain loads in line {rows}", edits),)
