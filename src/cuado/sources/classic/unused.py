"""What counters that cuado does not use would have shown, by the words in their names."""

import re
from collections.abc import Iterable

from cuado.sources.tables import shown

_KINDS: tuple[tuple[str, str, str], ...] = (
    (r"stall", "why warps wait", "latency"),
    (r"replay|serialize|conflict", "which instructions are issued again", "instruction throughput"),
    (r"diverg|branch", "how lanes of a warp diverge", "instruction throughput"),
    (r"hit|miss", "how often a cache holds the data", "memory bandwidth"),
    (r"utilization|efficiency|sm_", "how well a unit is used", "instruction throughput"),
    (
        r"throughput|transaction|byte|sector|request|quer|load|store|read|write|gld|gst|dram|l2_",
        "how much data moves where",
        "memory bandwidth",
    ),
    (r"warps|cycles|threads|cta|occupancy", "how many warps there are to hide waits", "latency"),
    (r"inst|issue|flop|ipc|ldst|cf_", "what is executed", "instruction throughput"),
)
"""Pattern, what such a counter tells, and the limiter whose verdict rests on that; first match."""


def would_show(name: str) -> str:
    """What a counter would have shown, and which verdict lacks it; empty if unknown."""
    for pattern, what, limit in _KINDS:
        if re.search(pattern, name.casefold()):
            return f"it would show {what}; the verdict on {limit} lacks it"
    return ""


def notes(names: Iterable[str]) -> tuple[str, ...]:
    """One note for each kind of counter that was left out; none for none."""
    grouped: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        grouped.setdefault(would_show(name), []).append(shown(name))
    return tuple(
        f"counters not used: {', '.join(group)}: {_plural(text)}" for text, group in grouped.items()
    )


def _plural(text: str) -> str:
    if not text:
        return "what they show is not known, and no verdict needs them"
    return text.replace("it would", "they would", 1).replace("lacks it", "lacks them")
