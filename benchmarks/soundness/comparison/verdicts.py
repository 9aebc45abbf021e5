"""What can come of one rewrite of one kernel."""

import re
from dataclasses import dataclass
from enum import StrEnum


class Result(StrEnum):
    """How it ended."""

    EQUAL = "equal"
    """Accepted, and every bit is as it was."""
    REFUSED = "refused"
    ABSENT = "absent"
    """There was nothing to change."""
    SAME = "the same code as another"
    NOT_RUN = "not run"
    """Accepted, and the interpreter does not know an instruction of it; it may be emulated."""
    DIFFERENT = "different"
    """Accepted, and some bit is another one."""
    RACES = "races"
    """Accepted, and now the order of threads can show."""
    ROUNDS = "rounds otherwise"
    """Accepted, and its machine code fuses, or no longer fuses, a product and a sum."""
    BAD_ACCESS = "bad access"
    """Accepted, and it accesses memory beside its buffers, or does not end."""
    CAUGHT = "differs, not offered"
    """A patch of the source whose results differ where the product compares them."""
    NOT_COMPILED = "does not compile"
    """A patch of the source that a compiler refuses."""
    CUT = "not finished"
    """The kernel has more versions than the time for one allows: the rest was not compared."""
    EXCEPTION = "exception"
    HANG = "hang"
    CRASH = "crash"
    UNUSABLE = "unusable"
    """The kernel itself: its result depends on the order of its threads, say."""


FAULTS = frozenset(
    {
        Result.DIFFERENT,
        Result.RACES,
        Result.ROUNDS,
        Result.BAD_ACCESS,
        Result.NOT_COMPILED,
        Result.EXCEPTION,
        Result.HANG,
        Result.CRASH,
    }
)
"""What must not be."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one rewrite.

    Attributes:
        kind: ``one`` transformation, a ``pair``, an ``experiment``; ``kernel`` for itself.
        steps: what was applied, as it prints; several joined by ``+``.
        result: how it ended.
        reason: why; empty where there is nothing to say.
        emulated: whether it was run on the emulated device, too.
        gpu: whether it was run on a GPU, too.
    """

    kind: str
    steps: str
    result: Result
    reason: str = ""
    emulated: bool = False
    gpu: bool = False

    def as_json(self) -> dict[str, object]:
        """For a line of the results; what is empty is left out."""
        found: dict[str, object] = {
            "kind": self.kind,
            "steps": self.steps,
            "result": str(self.result),
        }
        found |= {"reason": self.reason} if self.reason else {}
        found_there = {"emulated": True} if self.emulated else {}
        return found | found_there | ({"gpu": True} if self.gpu else {})


_NUMBER = re.compile(r"'[^']*'|\d[\d,.]*")


def reason_class(reason: str) -> str:
    """A reason without its numbers and names, to count how often it was given."""
    return _NUMBER.sub("N", reason)
