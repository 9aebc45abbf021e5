"""What buffers hold before a guessed launch: valid indices, rows of equal length, plain data."""

from collections.abc import Mapping

from cuado.guesses.data_uses import DataUse, Use
from cuado.guesses.kernel_facts import Place
from cuado.guesses.parameters import Parameter
from cuado.guesses.plan import Filling
from cuado.guesses.subject import Subject
from cuado.model.arguments import TYPE_BYTES, Content

RUN = "RUN_LENGTH"
"""Constant: how long the runs are that an array of indices delimits."""
GROUPS = "GROUPS"
"""Constant: how many rows there are that indices choose among."""


def filling(parameter: Parameter, use: Use, stated: Mapping[str, str]) -> Filling:
    """The content of a buffer.

    Args:
        parameter: the pointer to it.
        use: what its content decides.
        stated: for buffers of indices what these stay below.
    """
    kind = parameter.items.type if parameter.items is not None else "f32"
    if (parameter.written and not parameter.read and not use.empty) or use.empty == 0:
        return Filling()
    if kind[0] not in "us":
        return Filling() if use.has_bits else _plain(kind, use)
    return _compared(use) or _placed(use, stated.get(parameter.name, "")) or _plain(kind, use)


def doubt(parameter: Parameter, use: Use) -> str:
    """Why the content of a buffer is hardly what the kernel is made for; empty for no reason."""
    items = parameter.items
    if items is None:
        return ""
    if use.has_bits and items.type[0] == "f":
        return "bits of some are places for the code, so all are 0: give data of your own"
    if items.type == "s32" and any(each.type == "f32" for each in items.members):
        return "small whole numbers, of which all f32 are nearly 0: give data of your own"
    return ""


def _compared(use: Use) -> Filling | None:
    """The content of whole numbers that the code compares with what it states; None for others."""
    if use.empty is not None:
        return Filling(Content.CONSTANT, str(use.empty))
    return Filling(Content.RANDOM, values=use.letters) if use.letters else None


def _placed(use: Use, high: str) -> Filling | None:
    """The content of whole numbers that decide places; None for others."""
    match use.what:
        case DataUse.RUNS | DataUse.STARTS:
            return Filling(Content.RAMP, "0", step=RUN)
        case DataUse.LENGTHS:
            return Filling(Content.CONSTANT, RUN)
        case DataUse.INDEX:
            return Filling(Content.RANDOM, "0", high or "1")
    return None


def _plain(kind: str, use: Use) -> Filling:
    """Content of numbers that decide no place: some of them equal what they are compared with."""
    if kind[0] in "fb":
        return Filling(Content.RANDOM)
    if TYPE_BYTES[kind] == 1:
        if use.like is not None:
            return Filling(Content.RANDOM, "97", "99")  # Two letters: texts match now and then.
        return Filling(Content.RANDOM, *(("32", "127") if kind == "s8" else ("0", "256")))
    if use.equals or use.literals:
        known = (*use.literals, *(1 for _ in use.equals))
        low = min(0, *known, 0)
        return Filling(Content.RANDOM, str(low), str(max(known) + 2))
    return Filling(Content.RANDOM, "0", "100")


def ranges(
    subject: Subject,
    uses: Mapping[str, Use],
    names: Mapping[Place, str],
) -> dict[str, str]:
    """For each buffer of indices the number of things it chooses among, where that is stated."""
    found: dict[str, str] = {}
    for name, use in uses.items():
        kind = next(p.items.type for p in subject.parameters if p.name == name and p.items)
        if use.what is not DataUse.INDEX or kind[0] not in "us" or use.letters:
            continue
        bound = [names[place] for place in use.bounds if place in names]
        if bound:
            found[name] = bound[0]
        elif use.shared_items is not None:
            found[name] = str(use.shared_items)
        elif TYPE_BYTES[kind] == 1:
            found[name] = "256" if kind == "u8" else "127"
        else:
            found[name] = ""
    return found
