"""What a machine has of what cuado needs, and where it can run kernels."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """How one part of the machine is.

    WARNING: it is there, with something that the user should know. MISSING: not there, or it does
    not work. NOT_NEEDED: not there, and nothing that can be done here would use it.
    """

    OK = "ok"
    WARNING = "warning"
    MISSING = "missing"
    NOT_NEEDED = "not needed here"


@dataclass(frozen=True, slots=True)
class Part:
    """Something that cuado uses.

    Attributes:
        name: what it is called.
        status: whether it is there and fit.
        found: what was found, in one line.
        remedy: what to do where something is amiss; empty if there is nothing to do.
    """

    name: str
    status: Status
    found: str
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class Examination:
    """What was found on a machine.

    Attributes:
        parts: all that was looked at, in the order to put them right.
        places: where kernels can be run, as ``--device`` takes it: ``gpu:0``, ``emulated:h200``.
        asked: the device that it was asked about; empty: any.
    """

    parts: tuple[Part, ...]
    places: tuple[str, ...]
    asked: str = ""

    @property
    def is_ready(self) -> bool:
        """True if kernels can be run on what was asked about, or anywhere if nothing was."""
        return self.asked in self.places if self.asked else bool(self.places)
