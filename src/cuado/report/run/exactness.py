"""Says if steps keep every bit of the results, or only keep them near the original's."""

from collections.abc import Iterable

from cuado.optimizer.registry import all_transformations

EQUAL, NEAR = "results equal", "results near, within what is allowed"


def results(steps: Iterable[str]) -> str:
    """What comparing results has shown of a version: that they are equal, or merely near.

    Args:
        steps: of the version, as they print.
    """
    near = {kind.NAME for kind in all_transformations() if not kind.IS_EXACT}
    return EQUAL if near.isdisjoint(each.partition("(")[0] for each in steps) else NEAR
