"""The order of lines of code that are given with what each needs: few values are kept at once."""

from collections.abc import Sequence

Line = tuple[str, tuple[int, ...], tuple[int, int], int]
"""Code; the lines before it that it needs; a load's places in two orders, or none; bits kept."""
NO_LOAD = (-1, -1)


def ordered(lines: Sequence[Line]) -> tuple[str, int]:
    """The code in the better one of two orders of its loads, and the most bits kept at once."""
    orders = [_order(lines, [rank[which] for _, _, rank, _ in lines]) for which in (0, 1)]
    best = min(orders, key=lambda order: _most_live(lines, order))
    return "\n".join(lines[n][0] for n in best), _most_live(lines, best)


def _order(lines: Sequence[Line], given: Sequence[int]) -> list[int]:
    """Loads in a given order, what they are needed for as soon as it can be.

    What no load is needed for comes as late as it can.
    """
    count = len(lines)
    ranks = [-1] * count
    for at, (_, needs, _, _) in enumerate(lines):
        ranks[at] = max([given[at], *(ranks[n] for n in needs)])
    last = max(ranks, default=0) + 1
    late = [last] * count
    for at in reversed(range(count)):
        if ranks[at] >= 0:
            late[at] = ranks[at]
        for need in lines[at][1]:
            late[need] = min(late[need], late[at])
    place = [late[n] if ranks[n] < 0 else ranks[n] for n in range(count)]
    return sorted(range(count), key=lambda n: (place[n], n))


def _most_live(lines: Sequence[Line], order: Sequence[int]) -> int:
    """Most bits that are kept at once."""
    last_use = {need: at for at, n in enumerate(order) for need in lines[n][1]}
    ending: dict[int, int] = {}
    live = most = 0
    for at, n in enumerate(order):
        bits = lines[n][3]
        if n in last_use and bits > 1:
            live += bits
            ending[last_use[n]] = ending.get(last_use[n], 0) + bits
        most = max(most, live)
        live -= ending.pop(at, 0)
    return most
