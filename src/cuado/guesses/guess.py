"""Guess a launch: shapes of a block are tried, the first that makes no error is sized and kept."""

from collections.abc import Callable, Container, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import prod

from cuado.backends.emulated.execution.errors import EmulationError
from cuado.errors import CuadoError, UnknownNameError
from cuado.guesses.axes import BLOCK, GRID
from cuado.guesses.blocks import blocks
from cuado.guesses.drafts import Draft, draft
from cuado.guesses.fillings import GROUPS, RUN
from cuado.guesses.plan import Plan, beyond_types, without_unused
from cuado.guesses.roles import Role
from cuado.guesses.subject import NOTHING, Given, StatedSizeError, Subject
from cuado.guesses.trial import (
    WRITES_NOTHING,
    OwnFaultError,
    TooMuchSharedError,
    TrialError,
    Trials,
)
from cuado.model.launch import Extent, Launch
from cuado.sources.case.expressions import ExpressionError, evaluate, names_in

Tell = Callable[[str, int, int], None]
MOST_WORK = 4e9
"""Thread instructions of a guessed launch: emulating a part of its blocks takes a second or two."""
LEAST_BLOCKS = 264
"""Blocks that fill the chips of today twice, one on each SM."""
MOST_CHECKED = 2e8
"""Thread instructions of the full-sized launch that are checked: seconds."""
MOST_BUDGET = 1 << 30
"""Checked accesses of threads of one block of it."""
_MOST_BLOCK_SHAPES = 16
_NOTHING_WRITTEN = (
    "whether a thread writes depends on what buffers hold, or on numbers with fractions, which no "
    "option states: write a case (docs/cases.md), or capture a launch of a program (cuado capture)"
)
_FREE = frozenset({*GRID, RUN, GROUPS})
"""Constants of a plan that are no numbers of the kernel, and that may be stated."""
_ENDLESS, _MOST_ENDLESS = "does not end", 2
"""Trials that may use up their budget: each costs seconds, whatever the block is."""
_SAMPLED = 4
_CHECKED = 16
_MOST_BYTES = 128 << 20


class GuessError(CuadoError):
    """No launch of a kernel could be guessed; what to state is the remedy."""


@dataclass(frozen=True, slots=True)
class Guess:
    """A launch of a kernel.

    Attributes:
        plan: the launch.
        launch: of the plan's own sizes.
        work: thread instructions that it runs, from a sample of its blocks.
        own_fault: what the kernel itself makes wrong, whatever is guessed; empty for nothing.
    """

    plan: Plan
    launch: Launch
    work: float
    own_fault: str = ""


def guess(subject: Subject, given: Given = NOTHING, tell: Tell | None = None) -> Guess:
    """A launch of a kernel, confirmed by runs on the emulated device.

    Raises:
        GuessError: none was found that makes no error and writes something.
        CuadoError: the kernel cannot be emulated.
    """
    given = _understood(subject, given)
    _expect_no_tables(subject)
    shapes = _shapes(subject, given)
    trials = Trials(subject)
    problems: dict[str, None] = {}
    faulty: list[Draft] = []
    endless = 0
    # Loops that run too far, over an array of fixed length, are tried with few iterations.
    for few in (False, True):
        for n, block in enumerate(shapes):
            if tell is not None:
                tell(f"blocks of {' x '.join(map(str, block))} threads", n, len(shapes))
            try:
                drafted = draft(subject, block, given, few=few)
                try:
                    tried = trials.tried(drafted)
                except TooMuchSharedError:
                    drafted = draft(subject, block, given, few=few, little_shared=True)
                    tried = trials.tried(drafted)
                return _sized(subject, trials, tried.plan)
            except OwnFaultError as error:
                problems[error.message] = None
                faulty.append(drafted)
            except (TrialError, ExpressionError) as error:  # A block may take nothing of an axis.
                problems[error.message] = None
                endless += _ENDLESS in error.message
            if endless >= _MOST_ENDLESS:
                break
        if endless >= _MOST_ENDLESS:
            break
    found = _with_own_fault(subject, faulty)
    if found is not None:
        return found
    listed = "; ".join(list(problems)[:3])
    raise GuessError(
        f"no launch of {subject.name} was found that runs without an error ({listed})",
        _NOTHING_WRITTEN
        if problems.keys() == {WRITES_NOTHING}
        else "state what you know, first the block and what ends the grid: "
        f"cuado case new SOURCE -k {subject.name} {_wanted(subject, given, shapes[0])}",
    )


def _expect_no_tables(subject: Subject) -> None:
    """Make sure that no buffer holds addresses: those of other memory cannot be guessed.

    Raises:
        GuessError: one does.
    """
    for each in subject.parameters:
        if each.place in subject.facts.tables:
            raise GuessError(
                f"'{each.name}' of {subject.name} holds pointers to other memory, "
                "which no guess can fill",
                "capture a launch of a program that has them (cuado capture -- ./app, on a GPU), "
                "or test the kernel with one array and offsets into it",
            )


def _with_own_fault(subject: Subject, drafts: Sequence[Draft]) -> Guess | None:
    """The first launch that makes no other error than to read shared memory nobody wrote.

    Where every launch does, it is the kernel's own fault: a race, or an element forgotten, is for
    ``cuado check`` to show.
    """
    trials = Trials(subject, with_own_fault=True)
    for each in drafts:
        with suppress(TrialError):
            return _sized(subject, trials, trials.tried(each).plan)
    return None


def _understood(subject: Subject, given: Given) -> Given:
    """What the user stated; a number stated for a buffer is how many items it has.

    Raises:
        UnknownNameError: something is said of what the kernel does not have.
    """
    buffers = [each.name for each in subject.parameters if each.items is not None]
    numbers, formulas = dict(given.numbers or {}), dict(given.formulas or {})
    formulas |= {name: str(numbers.pop(name)) for name in buffers if name in numbers}
    known = [each.name for each in subject.numbers]
    unknown = {*formulas, *numbers} - {*buffers, *known, *_FREE}
    if unknown:
        raise UnknownNameError("parameter", min(unknown), (*known, *buffers))
    plain = [name for name in formulas if name in known and not names_in(formulas[name])]
    numbers |= {name: evaluate(formulas.pop(name), {}) for name in plain}
    for name, text in formulas.items():
        _expect_known(name, text, known, () if name in buffers else formulas)
    return replace(given, numbers=numbers, formulas=formulas)


def _expect_known(name: str, text: str, known: Sequence[str], stated: Container[str]) -> None:
    """Make sure that an expression names known numbers, and none that is itself an expression.

    Raises:
        UnknownNameError: there is no such number.
        StatedSizeError: one of them is given as an expression.
    """
    for other in sorted(names_in(text)):
        if other not in {*known, *_FREE, *BLOCK}:
            raise UnknownNameError("number", other, tuple(known))
        if other in stated:
            message = f"{name}={text}: {other} is itself given as an expression"
            raise StatedSizeError(message, f"write out what {other} is")


def _wanted(subject: Subject, given: Given, block: Extent) -> str:
    """Options that state a launch: the block, unless it is given, numbers, and a buffer's items."""
    ending = [places for _, places in subject.roles.guards.values()]
    ends = {place for places in ending for place in places}
    bounds = [each.name for each in subject.numbers if each.place in ends]
    numbers = bounds or [each.name for each in subject.numbers][:1]
    buffers = [each.name for each in subject.parameters if each.items is not None]
    items = " * ".join(numbers) or "1048576"
    sides = ",".join(map(str, block)).removesuffix(",1").removesuffix(",1")
    return " ".join(
        (
            *(() if given.block is not None else (f"--block {sides}",)),
            *(f"-s {name}=1024" for name in numbers),
            *(f"-s '{name}={items}'" for name in buffers[:1]),
        )
    )


def _shapes(subject: Subject, given: Given) -> tuple[Extent, ...]:
    if given.block is not None:
        return (given.block,)
    found = blocks(
        subject.facts, subject.roles, subject.source, subject.function, subject.template
    )[:_MOST_BLOCK_SHAPES]
    if subject.stated is not None and subject.stated.block is not None:
        found = tuple(dict.fromkeys((subject.stated.block, *found)))
    return found


def _sized(subject: Subject, trials: Trials, plan: Plan) -> Guess:
    """The plan with sizes that fill a GPU and are emulated in seconds.

    Raises:
        TrialError: it makes an error at these sizes.
    """
    while True:
        launch = plan.launch(subject.module.text, subject.kernel)
        beyond = beyond_types(plan)
        is_small = not beyond and _bytes(launch) <= _MOST_BYTES
        work = _work(trials, launch) if is_small else MOST_WORK * 2
        if work <= MOST_WORK:
            break
        smaller = _smaller(subject, plan, launch)
        if smaller is None:
            break
        plan = smaller
    if beyond:
        raise TrialError(f"'{beyond[0]}' would be larger than a number of its type can be")
    each = max(1.0, work / launch.blocks)
    blocks = int(min(_CHECKED, max(2, MOST_CHECKED // each)))
    if any(evaluate(each, plan.constants) < 1 for each in plan.grid):
        raise TrialError("the grid has no blocks with these numbers")
    short = trials.short_buffers(trials.checked(launch, blocks, MOST_BUDGET))
    if short:
        raise TrialError(f"accesses beyond {', '.join(sorted(short))} at the full size")
    return Guess(without_unused(plan), launch, work, trials.own_fault)


def _bytes(launch: Launch) -> int:
    return sum(each.bytes for each in launch.buffers)


def _work(trials: Trials, launch: Launch) -> float:
    """Thread instructions of a launch, from some blocks in its middle.

    Raises:
        TrialError: they make an error.
    """
    count = launch.blocks
    first = max(0, count // 2 - _SAMPLED // 2)
    chosen = range(first, min(count, first + _SAMPLED))
    try:
        found = trials.probe.run(launch, chosen)
    except EmulationError as error:
        raise TrialError(f"at the full size: {error.message.partition(';')[0]}") from error
    return found.work / max(1, found.blocks) * count


def _smaller(subject: Subject, plan: Plan, launch: Launch) -> Plan | None:
    """The plan with its largest size halved; None if it would be too small for a GPU."""
    roles = {each.name: subject.roles.of[each.place] for each in subject.numbers}
    stated = subject.stated.numbers if subject.stated is not None else {}
    if stated:
        return None
    loops = _largest(plan, roles, {Role.LENGTH, Role.COUNT}, least=64)
    extents = _largest(plan, roles, {Role.EXTENT}, least=64)
    free = {n: v for n, v in plan.constants.items() if n.startswith("BLOCKS") and v > 8}
    has_room = prod(launch.grid) > 2 * LEAST_BLOCKS
    for name in (
        loops,
        extents if has_room else None,
        max(free, key=free.__getitem__, default=None),
    ):
        if name is not None:
            return replace(plan, constants={**plan.constants, name: plan.constants[name] // 2})
    return None


def _largest(
    plan: Plan, roles: Mapping[str, tuple[Role, ...]], wanted: set[Role], least: int
) -> str | None:
    """The largest constant whose first role is one of those wanted."""
    fitting = {
        name: value
        for name, value in plan.constants.items()
        if name in roles and roles[name][0] in wanted and value > least
    }
    return max(fitting, key=fitting.__getitem__, default=None)
