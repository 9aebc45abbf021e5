"""The model of a chip, complete: its own constants, and those of the chips that its file names."""

from collections import Counter
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

from cuado.device.chip import ChipFacts
from cuado.device.chip_model import CONSTANTS, ChipModel, own_constant
from cuado.device.chipfile import packaged
from cuado.errors import InvalidDataError

LENT_IN_SHORT, LENT_IN_FULL = "in part with constants of", "Modelled with"
"""What the two sentences have that say whose constants a model takes: on a screen one is enough."""


def model_of(chip: ChipFacts) -> ChipModel:
    """The model of a chip, complete.

    Raises:
        InvalidDataError: neither the chip's file nor those of its relatives state a constant, or
            constants contradict each other.
    """
    values: dict[str, float] = {}
    taken: dict[str, str] = {}
    for each in _kin(chip):
        for name in CONSTANTS.keys() - values.keys():
            if (value := own_constant(each, name)) is not None:
                values[name] = value
                if each is not chip:
                    taken[name] = each.title
    if missing := [name for name in CONSTANTS if name not in values]:
        raise InvalidDataError(
            f"{chip.title} cannot be emulated: its chip file states no {', '.join(missing)}",
            "state them in its table [model], or name a chip to take them from: "
            'relative = "h200" in the first line',
        )
    if values["l1_and_shared_bytes"] < chip.shared_per_sm_bytes:
        whose = taken.get("l1_and_shared_bytes", chip.title)
        raise InvalidDataError(
            f"{chip.title} cannot be emulated: its {chip.shared_per_sm_bytes} bytes of shared "
            f"memory are more than {values['l1_and_shared_bytes']:.0f} bytes of L1 and shared "
            f"memory together, which are those of {whose}",
            "state l1_and_shared_bytes in the table [model] of its chip file",
        )
    # Any: each value has its field's type, which the reader of chip files sees to.
    fields: dict[str, Any] = dict(values)
    return ChipModel(taken=MappingProxyType(taken), **fields)


def taken_from(model: ChipModel) -> str:
    """What a model has from other chips, as a sentence; empty if nothing.

    ``Modelled with the atomics and barriers of NVIDIA H200.``
    """
    parts = []
    for title in dict.fromkeys(model.taken.values()):
        topics = sorted({CONSTANTS[name].topic for name, of in model.taken.items() if of == title})
        listed = " and ".join(filter(None, (", ".join(topics[:-1]), topics[-1])))
        parts.append(f"the {listed} of {title}")
    return f"{LENT_IN_FULL} {'; '.join(parts)}." if parts else ""


def lenders(model: ChipModel) -> str:
    """The chips whose constants a model has, in short; empty if none.

    ``NVIDIA H200 and 2 more chips``
    """
    titles = Counter(model.taken.values()).most_common()
    if not titles:
        return ""
    more = len(titles) - 1
    return titles[0][0] + (f" and {more} more chip{'s' * (more > 1)}" if more else "")


def _kin(chip: ChipFacts) -> Iterator[ChipFacts]:
    """The chip, its relative, the relative of that, ..."""
    each: ChipFacts | None = chip
    while each is not None:
        yield each
        each = None if each.relative is None else packaged(each.relative)
