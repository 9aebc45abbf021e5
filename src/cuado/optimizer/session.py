"""One run of the loop as it is kept: plain data, enough to show it again with no machine.

A session holds iterations: the version that each began with, what limited it, what experiments
found, and which candidates were tried, kept or rejected, and why. Texts are what a reader sees;
what is computed with is numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.metrics import Measure
from cuado.model.conditions import Conditions
from cuado.model.launch import Task
from cuado.model.line_cost import LineCost
from cuado.model.program import ProgramShare
from cuado.stats import Interval


class Fate(StrEnum):
    """The fate of a candidate."""

    KEPT = "kept"
    """It was faster and proved; the next iteration began with it."""
    OUTDONE = "outdone"
    """Another candidate of its iteration was faster; or seemed so much faster after a few rounds
    that this one was not timed further."""
    NO_GAIN = "no gain"
    """It is not faster beyond the noise."""
    SLOWER = "slower"
    REFUSED = "refused"
    """A condition of its proof does not hold: it was never made."""
    UNSOUND = "not assembled"
    """The assembler refused it, or its result cannot be launched."""
    WRONG = "wrong results"
    """Outputs differ from the original's: the first difference is in the reason."""
    FAILED = "failed"
    """It crashed, hung, or the device refused it."""
    LEFT_OUT = "left out"
    """The budget was spent, or the user ended the run, before it was measured."""


FEW_RUNS = 150
"""Runs of a kernel below which a budget is too short for experiments, candidates and a proof."""


class Ending(StrEnum):
    """Why a session ended."""

    RUNNING = "running"
    """It has not ended, or was killed."""
    NEAR_ROOF = "near its roof"
    NOTHING_HELPS = "nothing helps"
    BUDGET = "budget spent"
    INTERRUPTED = "interrupted"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class AdviceRecord:
    """The change of the source that has the same effect as a transformation.

    Attributes:
        says: what to do, in a sentence.
        before: the code as it is, or as such code looks; empty where there is nothing to show.
        after: the code as it should be.
        where: ``file:line``; empty where it is not one line's matter.
        step: the transformation, as it prints; empty in older journals, where it is of all steps
            that a candidate is of.
    """

    says: str
    before: str = ""
    after: str = ""
    where: str = ""
    step: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One transformation, or several together, tried on a version.

    Attributes:
        transformation: what makes it of the version, whose steps are the iteration's: ``A`` comes
            after them, ``A + B`` both do; ``A, before B`` comes before one of them; ``A, not B``
            stands in its place, and ``A + B, not C + D`` in that of the last ones; ``without A``.
        fate: what became of it.
        reason: why, in a sentence; empty where the fate says it.
        relaxes: the bottleneck for which it was tried.
        predicted: gain that the experiment on that bottleneck predicted; None without one.
        gain: times faster than the version it was made of; None if it was not timed in rounds. Of
            the few rounds before it left a race: their range, of less confidence.
        registers: per thread; None if it was not assembled.
        blocks_per_sm: that fit; None likewise.
        notes: what was proved, and how; where it was timed, if not on the session's own device.
        proofs: what its results were compared on, and that they agreed; empty if they were not.
        advice: of older journals: the same change in the source, of all steps in one.
        advised: the same change in the source, one for each of the candidate's own steps that the
            author can write; of kept ones.
    """

    transformation: str
    fate: Fate
    reason: str = ""
    relaxes: str = ""
    predicted: float | None = None
    gain: Interval | None = None
    registers: int | None = None
    blocks_per_sm: int | None = None
    notes: tuple[str, ...] = ()
    proofs: tuple[str, ...] = ()
    advice: AdviceRecord | None = None
    advised: tuple[AdviceRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class ExperimentRecord:
    """The result of one experiment on a version.

    Attributes:
        name: of the experiment.
        status: the stage at which it ended.
        relaxes: its bottleneck.
        gain: the gain; None if it was not measured.
        verdict: faster, same, slower, undecided; empty if it was not measured.
        claim: what the gain promises; empty likewise.
        reason: why it was not measured.
    """

    name: str
    status: str
    relaxes: str
    gain: Interval | None = None
    verdict: str = ""
    claim: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class VersionRecord:
    """A version of the kernel.

    Attributes:
        steps: transformations that make it of the original, in order, as they print.
        ptx: hash of its module's PTX: SHA-256, hexadecimal; empty where there is only machine code.
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        dynamic_shared_bytes: per block.
        registers: per thread.
        local_bytes: per thread.
        blocks_per_sm: that fit.
        architecture: that it was assembled for: ``sm_90``.
        max_registers: cap that the assembler was given, None for none.
        time: nanoseconds of one launch; None if it was never timed.
        speedup: times faster than the original; None for the original, or if never timed.
        metrics: hardware counters in cuado's vocabulary; empty where none were read.
        cubin: hash of its machine code, where there is no PTX; empty otherwise.
        conditions: of its proof; None for the original, and in older journals.
    """

    steps: tuple[str, ...]
    ptx: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_bytes: int
    registers: int
    local_bytes: int
    blocks_per_sm: int
    architecture: str = ""
    max_registers: int | None = None
    time: Interval | None = None
    speedup: Interval | None = None
    metrics: Mapping[str, Measure] = field(default_factory=dict)
    cubin: str = ""
    conditions: Conditions | None = None


@dataclass(frozen=True, slots=True)
class Iteration:
    """One iteration of the loop: a measured version, and what was tried on it.

    Attributes:
        version: the version that it began with.
        limiter: verdict on it, in the words of ``Verdict``.
        limiter_unit: the unit or sub-cause that the verdict names.
        limiter_reason: a sentence with the numbers.
        causes: the named causes and why, the most important first.
        lines: where: ``file:line``, hottest first.
        experiments: their results.
        candidates: what was tried, in order.
        untried: transformations of which no candidate was made, by name, and why.
        predicted: times faster that was expected of what this version changed; None of the
            original, or where no experiment promised anything.
        seconds: that the iteration took.
        began: seconds from the run's start at which the version was there; None in older journals.
        costs: what each source line costs in this version.
    """

    version: VersionRecord
    limiter: str
    limiter_unit: str = ""
    limiter_reason: str = ""
    causes: tuple[tuple[str, str], ...] = ()
    lines: tuple[str, ...] = ()
    experiments: tuple[ExperimentRecord, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    untried: tuple[tuple[str, str], ...] = ()
    predicted: float | None = None
    seconds: float = 0.0
    began: float | None = None
    costs: tuple[LineCost, ...] = ()


@dataclass(frozen=True, slots=True)
class PatchStep:
    """What became of one kept step in the user's source.

    Attributes:
        step: the transformation, as it prints.
        says: what was written; or why it was not.
        is_written: whether the patch has it.
        lines: ``file:line: text`` of the source that a step which is not written concerns.
        write: what to write there; empty where the patch has it, or that is unknown.
    """

    step: str
    says: str
    is_written: bool = False
    lines: tuple[str, ...] = ()
    write: str = ""


@dataclass(frozen=True, slots=True)
class PatchRecord:
    """The last version, written into the user's source.

    Attributes:
        file: the source's name; empty where there is none.
        diff: the unified diff; empty where no patch is offered, or only the launch changes.
        steps: what became of each kept step, in order.
        launch: what to set where the kernel is launched or compiled, beside the patch.
        gain: times faster than the original of the patched source; None if it was not timed.
        share: of the gain of the version in PTX that it keeps: 1 for all, None if unknown.
        proofs: what its results were compared on, and that they agreed.
        reason: why no patch is offered; empty if one is.
    """

    file: str = ""
    diff: str = ""
    steps: tuple[PatchStep, ...] = ()
    launch: tuple[str, ...] = ()
    gain: Interval | None = None
    share: float | None = None
    proofs: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Session:
    """One run of the loop on one launch.

    Attributes:
        case: file that describes the launch, or what the user calls it.
        kernel: its name.
        started: UTC, ISO 8601 to the second.
        command: the command line, without the program's folder; empty if there was none.
        cuado: version.
        backend: name of what ran it: ``gpu:0 NVIDIA H200``, ``emulated:h200``.
        device: the chip's name.
        driver: version; empty if unknown.
        modelled: whether times are a model's.
        clocks: lowest and highest SM clock seen, MHz; None if they could not be read.
        source: hash of the source, SHA-256; empty where there is only PTX.
        ptx: hash of the module's PTX before cuado touched it; empty where there is only machine
            code.
        seed: of orders and of fresh inputs.
        iterations: in order; the last version is the result.
        ending: why it ended.
        seconds: it took in all.
        noise: the least difference that counts, as a share: 0.02.
        notes: for the reader.
        emitted: PTX of the last version, so that it can be restored; empty for the original, and
            where there is only machine code.
        cubin: hash of the machine code, where there is no PTX; empty otherwise.
        program: the kernel's share of the program that it was taken from; None if unknown.
        application: that program and its arguments; empty if unknown.
        is_of_python: whether the lines of its code are those of a Python file, as of one in Triton.
        task: what it needs; None if unknown.
        attainable: DRAM bandwidth that a copy attains there, bytes a second; None if unknown.
        patch: the last version in the user's source; None where none was asked for, or no step was
            kept.
    """

    case: str
    kernel: str
    started: str
    command: str
    cuado: str
    backend: str
    device: str
    driver: str
    modelled: bool
    source: str
    ptx: str
    seed: int
    iterations: tuple[Iteration, ...] = ()
    ending: Ending = Ending.RUNNING
    seconds: float = 0.0
    clocks: tuple[float, float] | None = None
    noise: float = 0.02
    notes: tuple[str, ...] = ()
    emitted: str = ""
    cubin: str = ""
    program: ProgramShare | None = None
    application: tuple[str, ...] = ()
    is_of_python: bool = False
    task: Task | None = None
    attainable: float | None = None
    patch: PatchRecord | None = None

    @property
    def original(self) -> Iteration | None:
        """The first iteration; None if nothing was measured."""
        return self.iterations[0] if self.iterations else None

    @property
    def last(self) -> Iteration | None:
        """The last one; its version is the fastest."""
        return self.iterations[-1] if self.iterations else None


def code_in_words(of: Session | VersionRecord, characters: int) -> str:
    """``PTX 0b5e9d...`` or ``machine code 3c4d...``: the kind of code and the start of its hash."""
    if of.cubin:
        return f"machine code {of.cubin[:characters]}"
    return f"PTX {of.ptx[:characters]}" if of.ptx else ""
