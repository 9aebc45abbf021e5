"""Proves that a version computes what the original does: conditions are checked, results compared.

A version's steps are legal by conditions on the code, and its text states how floats are rounded.
That its machine code does so is looked at, and its outputs are compared all the same: on
the case's inputs, and on fresh ones, with outputs that hold a pattern before the run, so that what
a version leaves unwritten shows. Buffers are guarded on both sides, and restored before each run,
so that nothing is left over from one for the other.
"""

from collections.abc import Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from cuado.backends.deviation import greatest_difference, numbers_of
from cuado.backends.protocol import Backend, Bench, StartsAhead
from cuado.backends.written import read_buffers, written_buffers
from cuado.errors import CuadoError
from cuado.kernel.roundings.compared import machine_objection
from cuado.model.arguments import Argument, Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Equivalence, Trial
from cuado.optimizer.version import Version

_POISON = {"bool": 1.0, "u8": 165.0, "u16": 42405.0, "u32": 2779096485.0}
"""Contents of outputs before a run: 0xA5 in each byte of integers."""
_POISONED_FLOAT = -2.87e-3
"""Contents of other outputs: a number that no kernel writes by chance, and with which sums do not
overflow."""


CAPTURED = (
    "no fresh inputs: the launch was captured, and its numbers may be indices or pointers; the "
    "captured input was compared, with canaries around its buffers"
)
POISONED = "the captured input, outputs that the kernel does not read poisoned"
UNPOISONED = (
    "outputs were not poisoned: the kernel may read all that it writes, so a missing write "
    "shows only where the launch changed the data"
)


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of comparing.

    Attributes:
        holds: whether results agree everywhere they were compared.
        words: what was compared, one text for each comparison.
        reason: the first difference; empty if it holds.
    """

    holds: bool
    words: tuple[str, ...] = ()
    reason: str = ""


class Prover:
    """Compares versions with the user's original; opens a second bench when it is first needed.

    Args:
        backend: the device that runs fresh inputs.
        original: the user's launch.
        seed: the seed of fresh inputs.
        tolerance: greatest difference, relative to the largest magnitude of a buffer, of versions
            with steps that are not exact; None where there are none.
    """

    def __init__(
        self, backend: Backend, original: Version, seed: int, tolerance: float | None = None
    ) -> None:
        self._backend, self._original = backend, original
        self._seed, self._tolerance = seed, tolerance
        self._fresh: Bench | None = None
        self._why_not = ""

    def close(self) -> None:
        """Free the second bench."""
        bench, self._fresh = self._fresh, None
        if bench is not None:
            bench.close()

    def prove(self, bench: Bench, version: Version) -> Proof:
        """Compare a version's results with the original's.

        Args:
            bench: a bench with the case's inputs, in which the version and the original are loaded.
            version: the version to compare.

        Raises:
            TrialFailedError: the version does not run to its end.
        """
        exact = all(step.IS_EXACT for step in version.steps)
        if not exact:
            return self._near(bench, version)
        # The machine code is read beside the comparisons: a disassembler takes as long as these.
        with ThreadPoolExecutor(1) as pool:
            rounding = pool.submit(_rounding_objection, version)
            found = self._exactly(bench, version)
            reason = rounding.result()
        return Proof(False, (), reason) if reason else found

    def _exactly(self, bench: Bench, version: Version) -> Proof:
        """Compare a version's results with the original's, bit for bit."""
        # Two comparisons: on the case's inputs alone, a missing write goes unnoticed where memory
        # held the right value before; so fresh inputs or poisoned outputs follow.
        first = _compared(bench, version, "the case's inputs")
        if not first.holds:
            return first
        launch = self._original.subject.launch
        if launch.opaque and not unread(launch):
            return Proof(True, (*first.words, CAPTURED, UNPOISONED))
        second = self._on_fresh(version)
        if launch.opaque:
            second = replace(second, words=(*second.words, CAPTURED))
        return Proof(second.holds, (*first.words, *second.words), second.reason)

    def _on_fresh(self, version: Version) -> Proof:
        bench = self._fresh_bench()
        if bench is None:
            return Proof(True, (f"fresh inputs were not compared: {self._why_not}",))
        bench.load(version.program)
        opaque = self._original.subject.launch.opaque
        return _compared(bench, version, POISONED if opaque else "fresh inputs, outputs poisoned")

    def _fresh_bench(self) -> Bench | None:
        """A bench with other inputs, on which the original runs; None if there is none."""
        if self._fresh is None and not self._why_not:
            own = self._original.subject.launch
            launch = poisoned(own, unread(own)) if own.opaque else fresh(own, self._seed)
            bench = None
            try:
                bench = self._backend.open(launch)
                bench.load(replace(self._original.program, name=ORIGINAL))
                bench.time(Trial())
            except CuadoError as error:
                self._why_not = error.message
                if bench is not None:
                    bench.close()
            else:
                self._fresh = bench
                if isinstance(self._backend, StartsAhead):
                    self._backend.start_ahead()  # The next version is opened soon.
        return self._fresh

    def _near(self, bench: Bench, version: Version) -> Proof:
        """Compare results with the original's within the tolerance."""
        tolerance = self._tolerance or 0.0
        launch = self._original.subject.launch
        exact, found = bench.outputs(self._original.trial), bench.outputs(version.trial)
        worst = {
            buffer.name: greatest_difference(
                numbers_of(buffer, exact[buffer.name]), numbers_of(buffer, found[buffer.name])
            )
            for buffer in launch.buffers
            if buffer.name in launch.outputs
        }
        for name, difference in worst.items():
            if not difference <= tolerance:
                words = f"'{name}' differs by {difference:.2g} of its largest magnitude"
                return Proof(False, (), f"{words}, more than {tolerance:.2g}")
        most = max(worst.values(), default=0.0)
        return Proof(True, (f"the case's inputs: within {most:.2g}, {tolerance:.2g} allowed",))


def fresh(launch: Launch, seed: int) -> Launch:
    """The launch with other inputs: random data from another seed, outputs filled with a pattern.

    Files, ramps and constants stay: they may hold indices or sizes.
    """
    made: list[Argument] = []
    for number, argument in enumerate(launch.arguments):
        if isinstance(argument, Buffer) and argument.fill.content is Content.RANDOM:
            other = replace(argument.fill, seed=argument.fill.seed + seed + 1000 + number)
            made.append(replace(argument, fill=other))
        elif isinstance(argument, Buffer) and _is_blank(argument, launch):
            made.append(_poisoned(argument))
        else:
            made.append(argument)
    return replace(launch, arguments=tuple(made))


def unread(launch: Launch) -> frozenset[str]:
    """Buffers that the kernel writes, and whose contents it never reads."""
    return written_buffers(launch) - read_buffers(launch)


def poisoned(launch: Launch, names: Set[str]) -> Launch:
    """The launch with a pattern in some buffers."""
    arguments = tuple(
        _poisoned(each) if isinstance(each, Buffer) and each.name in names else each
        for each in launch.arguments
    )
    memory = tuple(_poisoned(each) if each.name in names else each for each in launch.memory)
    return replace(launch, arguments=arguments, memory=memory)


def _poisoned(buffer: Buffer) -> Buffer:
    pattern = _POISON.get(buffer.type, _POISONED_FLOAT)
    if buffer.type in ("s8", "s16", "s32", "s64", "u64"):
        pattern = 90.0
    return replace(buffer, fill=Fill(Content.CONSTANT, value=pattern))


def _is_blank(buffer: Buffer, launch: Launch) -> bool:
    return buffer.name in launch.outputs and buffer.fill.content is Content.ZEROS


def _rounding_objection(version: Version) -> str:
    """Why a version's machine code may not round as its text states; empty if it does."""
    if not version.steps or not version.subject.has_ptx:
        return ""
    try:
        reason = machine_objection(version.subject.assembled)
    except CuadoError as error:
        return f"how its machine code rounds is unknown: {error.message}"
    return reason and f"the assembler rounds differently from the PTX: {reason}"


def _compared(bench: Bench, version: Version, what: str) -> Proof:
    """Compare a version with the bench's original, bit for bit."""
    found = bench.check(version.trial)
    if found.equal:
        part = f", {found.blocks[0]} of {found.blocks[1]} blocks" if found.blocks else ""
        return Proof(True, (f"{what}: every bit of every buffer{part}",))
    return Proof(False, (), f"{what}: {_difference(found)}")


def _difference(found: Equivalence) -> str:
    if not found.deterministic:
        return "the original's results differ from run to run: results cannot be compared"
    if found.out_of_bounds:
        return f"it writes out of bounds of {', '.join(found.out_of_bounds)}"
    first = found.differences[0]
    return (
        f"{first.buffer}[{first.index}] is {first.found!r}, not {first.expected!r}; "
        f"{first.elements:,} elements differ"
    )
