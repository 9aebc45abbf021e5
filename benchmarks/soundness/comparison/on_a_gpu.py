"""Versions run on a GPU as they come, some dozens at a time: every bit against the original's."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cuado.optimizer.version import Version
from soundness.comparison.machine_code import Row, Rows
from soundness.comparison.reference import WORLDS, Reference
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.contents import held
from soundness.generation.kernels import Generated
from soundness.gpu_worker import NAN_BITS, hashes

Ask = Callable[[Row], Row]
"""Has a row run on a GPU: what ``gpu_worker.compared`` answers, or how that ``failed``."""
TOGETHER = 48
"""Versions that are run together."""
_BYTES = 4 << 20
"""Of machine code that is sent at once, about."""
_FAILED = {"hangs": Result.HANG, "crash": Result.CRASH}
_EQUAL = ("equal", NAN_BITS)


@dataclass
class OnGpu:
    """The GPU that one kernel's versions are run on.

    Args:
        made: the kernel.
        original: of it, as rewrites start from it.
        ask: runs rows.
        expected: hashes of what the original leaves in each world, or why there are none.
    """

    made: Generated
    original: Version
    ask: Ask
    expected: list[Mapping[str, list[str]]] | str
    _held: list[tuple[Verdict, Row]] = field(default_factory=list)
    _rows: Rows = field(init=False)
    _first: Row = field(init=False)
    _works: bool | None = None

    def __post_init__(self) -> None:
        self._rows = Rows(self.made.launch)
        self._first = self._rows.original(self.original)

    def add(self, verdict: Verdict, version: Version) -> None:
        """Run a version with the next ones; its verdict comes then."""
        self._held.append((verdict, self._rows.of(version)))

    @property
    def is_full(self) -> bool:
        """Whether it is time to run what was added."""
        codes = {id(row["code"]): len(row["code"]) for _, row in self._held}
        size = sum(codes.values()) + sum(len(row["ptx"]) for _, row in self._held)
        return len(self._held) >= TOGETHER or size > _BYTES

    def verdicts(self) -> Iterator[Verdict]:
        """Run what was added."""
        waiting, self._held = self._held, []
        if self._works is None:
            yield self._of_original()
        if not self._works:
            yield from (verdict for verdict, _ in waiting)
            return
        found = self.ask(self._row([row for _, row in waiting])) if waiting else {}
        if "failed" not in found:
            for (verdict, _), each in zip(waiting, found.get("results", [{}])[1:], strict=True):
                yield _judged(verdict, each)
            return
        for verdict, row in waiting:  # Which one was it?
            alone = self.ask(self._row([row]))
            each = alone if "failed" in alone else alone["results"][1]
            yield _judged(verdict, each)

    def _of_original(self) -> Verdict:
        """Whether the original leaves the same each time, and what the interpreter leaves."""
        found = self.ask(self._row([]))
        self._works = False
        if "failed" in found:
            result = _FAILED.get(found["failed"], Result.BAD_ACCESS)
            return Verdict("kernel", "on a GPU", result, f"the original: {found['failed']}")
        (own,) = found["results"]
        if own["result"] != "equal":
            return Verdict("kernel", "on a GPU", Result.DIFFERENT, f"the original {own['result']}")
        self._works = True
        said = found["emulated"]
        if said.startswith("different"):
            words = f"against the interpreter, or the emulated device: {said}"
            return Verdict("kernel", "on a GPU", Result.DIFFERENT, words, gpu=True)
        words = said if said == "NaNs differ" else ""
        if isinstance(self.expected, str):
            return Verdict("kernel", "on a GPU", Result.ABSENT, self.expected, gpu=True)
        return Verdict("kernel", "on a GPU", Result.EQUAL, words, gpu=True)

    def _row(self, versions: list[Row]) -> Row:
        """A question: of machine code that is several versions' there is one text."""
        every = [self._first, *versions]
        codes = {code: n for n, code in enumerate(dict.fromkeys(row["code"] for row in every))}
        return {
            "seed": self.made.seed,
            "number": self.made.number,
            "features": self.made.features,
            "faults": [],
            "worlds": WORLDS,
            "buffers": [[b.name, b.type, b.elements, b.bound] for b in held(self.made)],
            "emulated": self.expected if not versions else "not asked again",
            "codes": list(codes),
            "versions": [{**row, "code": codes[row["code"]]} for row in every],
        }


def _judged(verdict: Verdict, found: Mapping[str, Any]) -> Verdict:
    """A verdict with what came of the version on the GPU."""
    if "failed" in found:
        result = _FAILED.get(found["failed"], Result.BAD_ACCESS)
        return replace(verdict, result=result, reason=f"on a GPU: {found['failed']}", gpu=True)
    if found["result"] == "not compared":
        return verdict
    if found["result"] not in _EQUAL:
        words = f"on a GPU: {found['result']} {found.get('where', '')}"
        return replace(verdict, result=Result.DIFFERENT, reason=words, gpu=True)
    words = found["result"] if found["result"] == NAN_BITS else ""
    return replace(verdict, result=Result.EQUAL, reason=words, gpu=True)


def expectations(reference: Reference) -> list[Mapping[str, list[str]]]:
    """Hashes of what the interpreter left in each world."""
    types = {buffer.name: buffer.type for buffer in reference.launch.buffers}
    return [
        {name: hashes(rows[world], types[name]) for name, rows in reference.left.items()}
        for world in range(WORLDS)
    ]
