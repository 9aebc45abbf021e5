"""How an SM's registers, shared memory and barriers are allotted: NVIDIA's rules, by capability.

They are data, in ``allocation.toml``: for devices without a chip file. Chip files state the same as
facts of their chip.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

_KIB = 1024


@dataclass(frozen=True, slots=True)
class Allocation:
    """The rules of one compute capability.

    Attributes:
        values: by rule; a rule that nobody has published is absent.
        sources: where each is from.
    """

    values: Mapping[str, Any]
    sources: Mapping[str, str]

    @property
    def takes_next_carve_out(self) -> bool:
        """True if a block that does not fit the carve-out gets the next one, not the largest."""
        return "next_carve_out" in self.values

    @property
    def reserves_shared(self) -> bool:
        """True if the driver reserves shared memory in each block, and tells how much."""
        return "reserved_shared" in self.values

    @property
    def has_opt_in_shared(self) -> bool:
        """True if blocks may ask for more shared memory than they get without asking."""
        return "opt_in_shared" in self.values

    def barriers(self, blocks: int) -> int | None:
        """Barriers of an SM that holds at most so many blocks; None where they never limit."""
        each = self.values.get("barriers_per_block")
        return None if each is None else blocks * int(each)

    def carve_outs(self, largest: int) -> tuple[int, ...]:
        """Bytes of shared memory that an SM can be set to, ascending, the largest included."""
        if "carve_outs" in self.values:
            sizes = [size * _KIB for size in self.values["carve_outs"]]
        else:
            sizes = [largest - size * _KIB for size in self.values["carve_outs_below_most"]]
        return (*(size for size in sizes if size < largest), largest)


@cache
def allocation_of(capability: tuple[int, int]) -> Allocation:
    """The rules of a compute capability: of a newer one than any the newest, of an older none."""
    sources, rules = _rules()
    values: dict[str, Any] = {}
    cited: dict[str, str] = {}
    for rule in rules:
        if tuple(rule["since"]) > capability:
            break
        stated = {name: each for name, each in rule.items() if name != "since"}
        values |= {name: each["value"] for name, each in stated.items()}
        cited |= {name: sources[each["source"]] for name, each in stated.items()}
    return Allocation(values, cited)


def oldest_allocation() -> tuple[int, int]:
    """The compute capability from which rules are known."""
    major, minor = _rules()[1][0]["since"]
    return major, minor


@cache
def _rules() -> tuple[Mapping[str, str], list[dict[str, Any]]]:
    """Sources by name, and the tables, oldest first."""
    text = (files("cuado.device") / "allocation.toml").read_text(encoding="utf-8")
    content = tomllib.loads(text)
    return content["sources"], sorted(content["rules"], key=lambda rule: rule["since"])
