"""All that is done with one kernel: every transformation, pairs, experiments; each a verdict."""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import prod

from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.optimizer.moves import values_of
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.session import Fate
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.persistent_blocks import PersistentBlocks
from cuado.optimizer.version import Rejected, Version, assembled_version, rewritten
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.what_if.registry import all_experiments
from soundness.comparison import experiments, roundings
from soundness.comparison.emulation import Emulation
from soundness.comparison.meaning import meaning
from soundness.comparison.on_a_gpu import Ask, OnGpu, expectations
from soundness.comparison.original import original_subject
from soundness.comparison.reference import OPEN, UnusableError, reference
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.kernels import Generated
from soundness.interpreter.machine import Grid

Ahead = Callable[[Iterable[tuple[str, AssembleOptions]], str], None]
TOGETHER = 24
"""Second steps that are made before the first of them is assembled."""
FAULT = "a fault of cuado's own"
"""How the product begins to tell of an exception of its own."""
_ALIKE = {"cache-operators": 2, "carve-out": 1}
"""Transformations whose values differ in hints alone: so many of them are enough."""
_OF_SMALL_GRIDS: dict[str, tuple[Transformation, ...]] = {
    "block-coarsening": (BlockCoarsening("x", 2), BlockCoarsening("y", 2)),
    "persistent-blocks": (PersistentBlocks(1, 1), PersistentBlocks(1, 2), PersistentBlocks(2, 1)),
}
"""Values that a chip of many SMs has no use for, of a grid that can be interpreted."""


@dataclass(frozen=True, slots=True)
class Amount:
    """How much is done with each kernel; None is everything.

    Attributes:
        kinds: transformations that are tried on the original.
        values: of one transformation.
        accepted: versions of one step that are compared.
        firsts: versions of one step that second steps are tried on.
        seconds: versions of two steps that are compared, for each of these.
        experiments: that are proposed.
        emulated: share of the versions that are run on the emulated device as well.
        worlds: contents of the buffers that they are run with there.
        gpu: whether versions are run on a GPU, and the emulated device has one original in five.
        only: transformations that are tried, by name; all exact ones by default.
        longest: text of a version that is run there, in lines: sums of halves, unrolled, took 18 s
            to compile.
    """

    kinds: int | None = None
    values: int | None = None
    accepted: int | None = None
    firsts: int | None = None
    seconds: int | None = None
    experiments: int | None = None
    emulated: float = 1.0
    worlds: tuple[int, ...] = (0, 1, 2)
    longest: int | None = None
    only: tuple[str, ...] = ()
    gpu: bool = False

    def emulates(self, ptx: str) -> bool:
        """Whether a text is short enough to be emulated."""
        return self.longest is None or ptx.count("\n") <= self.longest


MOST_THREADS = 1_000_000
"""Of a version that is run: a chip filled by a first step, whose threads a second one makes warps,
has tens of millions, each with registers in every world.
"""
_FREE = re.compile(r"\b(mul|add|sub)\.(f32|f64)\b")
"""Products and sums that the assembler may make one operation."""


@lru_cache(8)
def may_fuse(ptx: str) -> bool:
    """Whether the assembler may make one operation of a product and a sum."""
    names = {name for name, _ in _FREE.findall(ptx)}
    return "mul" in names and len(names) > 1


def _threads(version: Version) -> int:
    launch = version.subject.launch
    return prod(launch.grid) * prod(launch.block)


FULL = Amount()
SAMPLE = Amount(8, 2, 2, 1, 1, 2, 0.06, (1,), longest=250)
"""What CI can afford."""
SINGLES = Amount(None, 2, None, 0, 0, 0, 0.0, (1,))
"""Every transformation, in the interpreter alone."""
PAIRS = Amount(None, 2, None, 3, 3, 0, 0.0, (1,))
"""Some second steps as well."""
MANY = Amount(None, 2, None, 6, 2, None, 0.0, (1,))
"""Up to 12 pairs of a kernel, chosen by its seed, and every experiment with its switch off."""
GPU = Amount(experiments=0, emulated=0.0, gpu=True)
"""Every transformation and all pairs, as in full, on a GPU and in the interpreter."""
_EMULATED_ORIGINALS = 5
"""One original in so many is run on the emulated device where versions are run on a GPU."""


@dataclass
class Comparison:
    """One kernel under comparison.

    Args:
        made: the kernel.
        amount: how much is done.
        told: of what is about to be done: what hangs is known by it.
        kept: is given the original, and each version that was right.
        ask: has versions run on a GPU, where the amount says so.
        ahead: assembles texts of a kernel that are about to be assembled, several at a time.
    """

    made: Generated
    amount: Amount
    told: Callable[[str], None] = lambda _: None
    kept: Callable[[Version], None] = lambda _: None
    ask: Ask | None = None
    ahead: Ahead | None = None
    _device: OnGpu | None = None
    _waiting: Verdict | None = None
    _seen: set[object] = field(default_factory=set)
    _known: dict[object, tuple[Result, str, bool]] = field(default_factory=dict)
    _tried: set[object] = field(default_factory=set)

    def __post_init__(self) -> None:
        text = f"{self.made.seed} {self.made.number} comparison"
        self._random = random.Random(text)  # noqa: S311 - no secret

    def run(self) -> Iterator[Verdict]:
        """Everything, one verdict after another."""
        self.told("the kernel itself")
        try:
            kernel = original_subject(self.made.launch)
            # Its text states the roundings that the assembler has chosen for the kernel.
            self._reference = reference(self.made, kernel.launch)
        except CuadoError as error:
            yield Verdict("kernel", "", Result.UNUSABLE, f"not assembled: {error.message}")
            return
        except UnusableError as error:
            yield Verdict("kernel", "", Result.UNUSABLE, str(error))
            return
        original, launch = Version((), kernel), kernel.launch
        self._rounding = roundings.counts(kernel.built.cubin, launch.kernel)
        chosen = list(self.amount.worlds)
        some = {name: rows[chosen] for name, rows in self._reference.contents.items()}
        with Emulation(launch, original.program, some) as self._emulation:
            self.kept(original)
            is_chosen = self._random.random() < self.amount.emulated
            is_chosen |= self.amount.gpu and self.made.number % _EMULATED_ORIGINALS == 0
            if is_chosen and self.amount.emulates(launch.ptx):
                yield self._emulated()
            if self.amount.gpu:
                yield from self._open_gpu(original)
            accepted: list[Version] = []
            for verdict, version in self._steps(original, "one", self.amount.accepted):
                yield from self._said(verdict)
                accepted += [version] if version is not None else []
            yield from self._pairs(accepted)
            yield from self.left_over()
            yield from self._experiments(original.subject)

    def left_over(self) -> Iterator[Verdict]:
        """Verdicts of versions that wait for a GPU, where no more are to be made."""
        if self._device is not None:
            yield from self._device.verdicts()

    def _open_gpu(self, original: Version) -> Iterator[Verdict]:
        """Have versions run on a GPU; on the emulated device where the kernel is none for that."""
        own = self._reference
        if self.ask is None or own.needs_unwritten():
            self.amount = replace(self.amount, emulated=1.0)
            words = "it uses memory that nothing wrote" if self.ask else "there is none"
            yield Verdict("kernel", "on a GPU", Result.NOT_RUN, words)
            return
        expected: list[Mapping[str, list[str]]] | str = expectations(own)
        if may_fuse(own.launch.ptx):
            # Nor does the emulated device, where no text can state what was fused.
            expected = "what the assembler fuses the interpreter does not"
        self._device = OnGpu(self.made, original, self.ask, expected)

    def _said(self, verdict: Verdict) -> Iterator[Verdict]:
        """A verdict, or nothing while its version waits for the GPU."""
        if verdict is not self._waiting:
            yield verdict
        elif self._device is not None and self._device.is_full:
            self.told("on a GPU")
            yield from self._device.verdicts()

    def _emulated(self) -> Verdict:
        """The original on the emulated device, against what the interpreter makes of it."""
        self.told("emulating the kernel itself")
        if may_fuse(self._reference.launch.ptx):
            words = "what the assembler fuses the interpreter does not"
            return Verdict("kernel", "emulated", Result.ABSENT, words)
        worlds = self.amount.worlds
        left = {name: rows[list(worlds)] for name, rows in self._reference.left.items()}
        try:
            where = self._emulation.against(left)
        except CuadoError as error:
            return Verdict("kernel", "emulated", Result.NOT_RUN, error.message)
        result = Result.DIFFERENT if where else Result.EQUAL
        return Verdict("kernel", "emulated", result, where, emulated=True)

    def _chosen(self, values: Sequence[Transformation], most: int | None) -> list[Transformation]:
        if most is None or len(values) <= most:
            return list(values)
        return self._random.sample(list(values), most)

    def _steps(
        self, before: Version, kind: str, most: int | None
    ) -> Iterator[tuple[Verdict, Version | None]]:
        """Every transformation on a version, in any order; the version with it, if it is right.

        Those that the kernel is made for come first, and are among them where some are chosen.
        """
        values: list[Transformation] = []
        only = self.amount.only
        kinds = [each for each in all_transformations() if each.IS_EXACT]
        kinds = [each for each in kinds if not only or each.NAME in only]
        if self.amount.kinds is not None:
            aims = [each for each in kinds if each.NAME in self.made.aims]
            rest = [each for each in kinds if each not in aims]
            more = min(len(rest), max(0, self.amount.kinds - len(aims)))
            kinds = aims + self._random.sample(rest, more)
        for each in kinds:
            self.told(f"candidates of {each.NAME} after {before.name}")
            found, error = values_of(each, before)
            if FAULT in error:
                yield Verdict(kind, each.NAME, Result.EXCEPTION, error), None
            few = _ALIKE.get(each.NAME, self.amount.values)
            values += self._chosen((*found, *_OF_SMALL_GRIDS.get(each.NAME, ())), few)
        self._random.shuffle(values)
        values.sort(key=lambda value: value.NAME not in self.made.aims)
        compared = 0
        together = self.ahead is not None and most is None and kind == "pair"
        for value, made in self._made(before, values if most != 0 else [], together=together):
            if most is not None and compared >= most:
                return
            if isinstance(made, Rejected):
                yield self._rejected(kind, before, value, made), None
                continue
            compared += 1
            verdict = self._accepted(kind, made)
            compared -= verdict.result is Result.SAME
            right = verdict.result is Result.EQUAL or (
                verdict is self._waiting and _threads(made) <= MOST_THREADS
            )
            if right:
                self.kept(made)
            yield verdict, made if right else None

    def _made(
        self, before: Version, values: list[Transformation], *, together: bool
    ) -> Iterator[tuple[Transformation, Version | Rejected]]:
        """Each value with what comes of it, some of them assembled ``together``.

        Where they are not, none is made before it is asked for.
        """
        size = TOGETHER if together else 1
        for start in range(0, len(values), size):
            some: list[tuple[Transformation, Rewritten | Rejected]] = []
            for value in values[start : start + size]:
                self.told(f"{value} after {before.name}")
                some.append((value, rewritten(before, value)))
            if together:
                self.told(f"assembling what comes after {before.name}")
                self._assemble_ahead(before.subject, some)
            for value, made in some:
                self.told(f"{value} after {before.name}, assembled")
                if isinstance(made, Rewritten):
                    yield value, assembled_version(before, value, made)
                else:
                    yield value, made

    def _assemble_ahead(
        self, kernel: Kernel, some: list[tuple[Transformation, Rewritten | Rejected]]
    ) -> None:
        """Assemble the texts that are new."""
        texts = [
            (each.launch.ptx, replace(kernel.options, max_registers=each.launch.max_registers))
            for _, each in some
            if isinstance(each, Rewritten)
        ]
        if self.ahead is not None:
            self.ahead(texts, kernel.launch.kernel)

    def _rejected(
        self, kind: str, before: Version, value: Transformation, rejected: Rejected
    ) -> Verdict:
        steps = " + ".join(map(str, (*before.steps, value)))
        if FAULT in rejected.reason:
            return Verdict(kind, steps, Result.EXCEPTION, rejected.reason)
        result = Result.ABSENT if rejected.absent else Result.REFUSED
        unsound = "not assembled: " if rejected.fate is Fate.UNSOUND else ""
        return Verdict(kind, steps, result, unsound + rejected.reason)

    def _accepted(self, kind: str, version: Version) -> Verdict:
        """Run what was accepted."""
        launch = version.subject.launch
        shape = launch.grid, launch.block, launch.dynamic_shared_bytes
        identity = launch.ptx, *shape, launch.max_registers
        own = self._reference.launch
        if identity in self._seen or (launch.ptx, *shape) == (
            own.ptx,
            own.grid,
            own.block,
            own.dynamic_shared_bytes,
        ):
            return Verdict(kind, version.name, Result.SAME)
        self._seen.add(identity)
        if (threads := _threads(version)) > MOST_THREADS:
            result, reason, ran = Result.NOT_RUN, f"{threads} threads", False
        else:
            result, reason, ran = self._compared(version)
        if result in (Result.EQUAL, Result.NOT_RUN):
            after = roundings.counts(version.subject.built.cubin, launch.kernel)
            stated = roundings.stated(self._reference.launch.ptx)
            if changed := roundings.changed(self._rounding, after, stated):
                return Verdict(kind, version.name, Result.ROUNDS, changed)
        verdict = Verdict(kind, version.name, result, reason, emulated=ran)
        if self._device is not None and result in (Result.EQUAL, Result.NOT_RUN):
            self._waiting = verdict
            self._device.add(verdict, version)
        return verdict

    def _compared(self, version: Version) -> tuple[Result, str, bool]:
        """What comes of running a version, and whether it was emulated, too.

        One that says the same as another (:mod:`.meaning`), launched alike, has come to the same.
        """
        launch = version.subject.launch
        text, name = launch.ptx, launch.kernel
        # What the assembler fuses is up to its options, too, and the emulated device follows it.
        said = (text, launch.max_registers) if may_fuse(text) else meaning(text, name)
        key = (said, launch.grid, launch.block, launch.dynamic_shared_bytes)
        result, reason, ran = self._known.get(key, (None, "", False))
        if result is None:
            result, reason = self._reference.differs(Grid(launch))
        emulates = self._random.random() < self.amount.emulated or (
            result is Result.NOT_RUN and self._device is None
        )
        emulates = emulates and self.amount.emulates(launch.ptx) and key not in self._tried
        # The emulated device is asked whether all bytes are equal.
        emulates = emulates and reason != OPEN
        if emulates and result in (Result.EQUAL, Result.NOT_RUN):
            self._tried.add(key)
            self.told(f"emulating {version.name}")
            found, words = self._emulation.compared(version.program, version.trial)
            ran = found in (Result.EQUAL, Result.DIFFERENT)
            result, reason = (found, words or reason) if ran else (result, reason)
        self._known[key] = result, reason, ran
        return result, reason, ran

    def _pairs(self, firsts: list[Version]) -> Iterator[Verdict]:
        """A second step on what a first one has left; the list is empty afterwards.

        A version keeps what was found out about it, megabytes where a kernel is long: it is let go
        when its second steps have been tried.
        """
        self._random.shuffle(firsts)
        if self.amount.firsts is not None:
            del firsts[self.amount.firsts :]
        firsts.reverse()
        while firsts:
            for verdict, _ in self._steps(firsts.pop(), "pair", self.amount.seconds):
                yield from self._said(verdict)

    def _experiments(self, kernel: Kernel) -> Iterator[Verdict]:
        every = list(all_experiments())
        most = self.amount.experiments
        if most is not None:
            every = self._random.sample(every, most)
        for experiment in every:
            self.told(f"experiment {experiment.name}")
            yield from experiments.compared(
                experiment, kernel, self._reference, assembles=most is None
            )
