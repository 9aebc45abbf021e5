"""What a rule is: metadata, declared inputs, one pure check, and examples that are its tests."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.model.cause import Cause
from cuado.model.finding import Effort, Finding
from cuado.model.instruction import Instruction
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Concurrency, Limit
from cuado.rules.facts import Facts


class Topic(StrEnum):
    """What a rule is about; the folder it stands in has the same name."""

    ACCESS = "access"
    SHARED = "shared"
    CACHE = "cache"
    OCCUPANCY = "occupancy"
    LAUNCH = "launch"
    INSTRUCTIONS = "instructions"
    CONTROL = "control"
    LATENCY = "latency"
    ROOF = "roof"


class Need(StrEnum):
    """What a rule needs besides metrics; its value is how a report names what is missing."""

    BLOCK = "block shape"
    GRID = "grid size"
    REGISTERS = "registers per thread"
    COUNTERS = "per-instruction counters (section SourceCounters)"
    OPCODES = "instruction mix (section InstructionStats)"


@dataclass(frozen=True, slots=True)
class Example:
    """A kernel made of numbers, on which a rule must fire or stay silent.

    Attributes:
        says: what kernel this is, for the reader of ``cuado explain``.
        metrics: by vocabulary name, in the vocabulary's units.
        launch: grid, block, resources.
        instructions: machine code with counters.
        opcodes: warp instructions per base opcode.
        chip: name of a chip file.
        verdict: the limiter's verdict on it, for rules that look at it.
        concurrency: Little's law, for rules that look at it.
    """

    says: str
    metrics: Mapping[str, float] = field(default_factory=dict)
    launch: LaunchShape = field(default_factory=LaunchShape)
    instructions: tuple[Instruction, ...] = ()
    opcodes: Mapping[str, float] = field(default_factory=dict)
    chip: str = "h200"
    verdict: Limit = Limit.LATENCY
    concurrency: Concurrency | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """One cause that cuado can recognise.

    The module's docstring teaches it (``cuado explain NAME``) under the headings *What it does*,
    *Why it costs*, *Example*, *What to try*, *References*.

    Attributes:
        name: kebab-case; the module's name with underscores.
        title: one line, for lists.
        topic: the folder.
        cause: what its findings name; None where they name no cause of lost time.
        needs: metrics without which the rule is skipped.
        needs_any: groups of alternatives; of each group at least one metric must be there.
        uses: metrics it uses where they exist.
        requires: what else it needs.
        instead: metrics that, when all are there, stand in for ``requires``.
        last_major: major compute capability after which chips have no such cause; None if all have.
        effort: what fixing it takes; findings carry it.
        check: pure; a finding, or None when the cause is absent.
        fires: kernels on which it must find something.
        silent: kernels on which it must find nothing.
    """

    name: str
    title: str
    topic: Topic
    check: Callable[[Facts], Finding | None]
    fires: tuple[Example, ...]
    silent: tuple[Example, ...]
    cause: Cause | None = None
    effort: Effort = Effort.LINES
    needs: tuple[str, ...] = ()
    needs_any: tuple[tuple[str, ...], ...] = ()
    uses: tuple[str, ...] = ()
    requires: tuple[Need, ...] = ()
    instead: tuple[str, ...] = ()
    last_major: int | None = None

    @property
    def declared(self) -> frozenset[str]:
        """Every metric the check may look at."""
        alternatives = (name for group in self.needs_any for name in group)
        return frozenset((*self.needs, *self.uses, *self.instead, *alternatives))
