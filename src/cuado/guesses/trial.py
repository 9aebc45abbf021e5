"""Trials of a draft: two small launches with roomy buffers, then one with the extents they show."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from cuado.backends.emulated.check.check import CheckOptions, check, checked_program
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.footprints.footprint import Footprint, FootprintProbe
from cuado.backends.emulated.frontend.program import Program
from cuado.errors import CuadoError
from cuado.guesses.data_uses import DataUse, Use
from cuado.guesses.drafts import Draft
from cuado.guesses.extents import Seen, constant_items, formulas
from cuado.guesses.formula_order import alike_first, ends_of_runs, in_one_line, products_of
from cuado.guesses.index_ranges import free_range
from cuado.guesses.plan import ArgumentPlan, BufferPlan, Filling, Plan
from cuado.guesses.shared_memory import with_shared_memory
from cuado.guesses.subject import Subject
from cuado.model.arguments import TYPE_BYTES, Content
from cuado.model.defect import Checked, Defect, DefectKind
from cuado.model.launch import Launch
from cuado.ptx.semantics.opcode import Access

CAPACITIES = (8 << 20, 128 << 20)
"""Bytes of each buffer of a trial: the second where the first was too few."""
BUDGET = 1 << 28
"""Checked accesses of threads that a block of a trial may make: loops are short there."""
RUN_BUDGET = 1 << 31
"""The same where accesses are not checked, in thread instructions as they are charged."""
_FAR = 1 << 40
"""Bytes beyond a buffer at which no larger one would help."""
_MOST_ROUNDS = 24
_SEVERAL, _OBLONG = 2, 4
WRITES_NOTHING = "the kernel writes nothing"
_HARMLESS = frozenset(
    {
        DefectKind.WRITE_AFTER_WRITE,
        DefectKind.READ_AFTER_WRITE,
        DefectKind.WRITE_AFTER_READ,
        DefectKind.ONE_INSTRUCTION,
        DefectKind.UNDEFINED,
    }
)
"""What may be the kernel's own fault, whatever the launch: races are for ``cuado check``."""
_WORDS = {
    DefectKind.UNINITIALISED: "shared memory is read that no thread has written",
    DefectKind.OUT_OF_BOUNDS: "an access is out of bounds",
    DefectKind.MISALIGNED: "an access is misaligned",
    DefectKind.DEADLOCK: "threads wait at a barrier for ever",
    DefectKind.DIVERGENT_BARRIER: "a barrier stands under a condition",
}
"""What went wrong in a trial, where a defect's name alone says it badly."""


class TrialError(CuadoError):
    """A draft is no launch of the kernel: why."""


class OwnFaultError(TrialError):
    """A draft reads shared memory that nobody wrote: maybe the kernel does, whatever the launch."""


class TooMuchSharedError(TrialError):
    """A draft needs more shared memory than a block can have: with smaller numbers it may not."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A draft that proved to be a launch.

    Attributes:
        plan: with extents.
        work: thread instructions of the first trial.
    """

    plan: Plan
    work: float


class Trials:
    """Trials of one kernel.

    Args:
        subject: the kernel.
        with_own_fault: whether a draft may read shared memory that nobody wrote.

    Attributes:
        own_fault: the first such read that was let pass, with its line; empty for none.
    """

    def __init__(self, subject: Subject, *, with_own_fault: bool = False) -> None:
        self._subject = subject
        self._with_own_fault = with_own_fault
        self.own_fault = ""
        self._ptx, self._kernel = subject.module.text, subject.kernel
        self.probe = FootprintProbe(self._ptx, self._kernel)
        self._program: Program | None = None

    def tried(self, draft: Draft) -> Tried:
        """The plan with extents, confirmed by a launch that makes no error.

        Raises:
            TrialError: the draft is no launch of the kernel.
        """
        shared = with_shared_memory(draft, self._subject, self.checked)
        if shared is None:
            raise TooMuchSharedError("more dynamic shared memory than a block can have")
        draft = shared
        seen = self._observed(draft, draft.plan)
        plan, choices = self._sized(draft, draft.plan, seen)
        writes = list(seen)
        ranged = self._ranged(draft, plan)
        if ranged is not plan:
            # Indices reach as far as their range now: what they are places in grows.
            further = self._observed(draft, _at_their_ends(ranged, draft.ranges))
            plan, choices = self._sized(draft, ranged, _wider(seen, further))
            writes = [*seen, *further]
        if not any(each.writes for each in writes):
            raise TrialError(WRITES_NOTHING)
        plan = self._confirmed(draft, plan, choices)
        return Tried(plan, seen[0].work)

    def _observed(self, draft: Draft, plan: Plan) -> tuple[Footprint, Footprint]:
        found = [self._run(plan, sizes) for sizes in draft.trials]
        return found[0], found[1]

    def _run(self, plan: Plan, sizes: Mapping[str, int]) -> Footprint:
        for capacity in CAPACITIES:
            launch = plan.launch(self._ptx, self._kernel, sizes, capacity)
            try:
                return self.probe.run(launch, budget=RUN_BUDGET)
            except EmulationError as error:
                is_short = error.kind is ErrorKind.OUT_OF_BOUNDS and _is_beyond(error)
                if not is_short or capacity == CAPACITIES[-1]:
                    raise TrialError(_short(error)) from error
        raise AssertionError("one of the capacities returned or raised")

    def _sized(
        self, draft: Draft, plan: Plan, seen: Sequence[Footprint]
    ) -> tuple[Plan, dict[str, tuple[str, ...]]]:
        """The plan with the first formula for each buffer, and all formulas."""
        choices: dict[str, tuple[str, ...]] = {}
        constants = [{**plan.constants, **sizes} for sizes in draft.trials]
        for each in plan.arguments:
            if not isinstance(each, BufferPlan):
                continue
            if (stated := draft.stated.get(each.name)) is not None:
                choices[each.name] = (stated,)
                continue
            reached = [
                Seen(names, one.reach[each.name])
                for names, one in zip(constants, seen, strict=True)
            ]
            item = TYPE_BYTES[each.type] * each.width
            found = formulas(
                reached, draft.own[each.name], draft.symbols, item, self._subject.facts.borders
            )
            own = draft.own[each.name]
            is_fixed = all(name in draft.plan.block for name in own)
            if self._use(each.name).what is DataUse.RUNS:
                found = (*ends_of_runs(draft, reached, item), *found)
            if self._is_counted(each.name):
                # Every thread may take a place: how many do depends on the data.
                found = (*products_of(found, draft.own[each.name]), *found)
            if (fixed := constant_items(reached, item)) is not None and found != ("1",):
                some = in_one_line(reached, item) or (fixed,)
                found = (*some, *found) if is_fixed else (*found, *some)
            if not found:
                raise TrialError(f"no size of '{each.name}' fits what was touched of it")
            choices[each.name] = found
        choices = alike_first(choices)
        return _with_items(plan, {name: found[0] for name, found in choices.items()}), choices

    def _use(self, name: str) -> Use:
        """What the content of a buffer decides."""
        place = next(p.place for p in self._subject.parameters if p.name == name)
        return self._subject.uses[place]

    def _is_counted(self, name: str) -> bool:
        """True if atomic operations hand out the places in a buffer."""
        facts = self._subject.facts
        place = next(p.place for p in self._subject.parameters if p.name == name)
        return any(
            facts.code.effects[load].opcode.access is Access.ATOMIC
            for touch in facts.touches
            if touch.pointer == place
            for load in touch.flowing.loads()
        )

    def _ranged(self, draft: Draft, plan: Plan) -> Plan:
        """The plan with ranges of indices: the extents of what they are places in."""
        ranges = dict(draft.ranges)
        items = {each.name: each for each in plan.arguments if isinstance(each, BufferPlan)}
        names = {each.place: each.name for each in self._subject.parameters}
        for name, text in draft.ranges.items():
            if not text:
                ranges[name] = self._range(draft, name, items, names)
        if not ranges and not self._has_runs():
            return plan
        arguments = tuple(
            replace(each, filling=replace(each.filling, high=ranges[each.name]))
            if isinstance(each, BufferPlan)
            and each.name in ranges
            and each.filling.content is Content.RANDOM
            else each
            for each in plan.arguments
        )
        return replace(plan, arguments=arguments)

    def _has_runs(self) -> bool:
        return any(use.what is not DataUse.PLAIN for use in self._subject.uses.values())

    def _range(
        self,
        draft: Draft,
        name: str,
        items: Mapping[str, BufferPlan],
        names: Mapping[tuple[str, int], str],
    ) -> str:
        """What the numbers of a buffer of indices may be below."""
        subject = self._subject
        place = next(p.place for p in subject.parameters if p.name == name)
        own = [
            target
            for target in subject.uses[place].targets
            if any(t.pointer == target and not t.flowing.loads() for t in subject.facts.touches)
        ]
        for target in own:
            text = items[names[target]].items
            if not text.isdecimal():
                return text
        return free_range(subject, draft, place)

    def _confirmed(self, draft: Draft, plan: Plan, choices: dict[str, tuple[str, ...]]) -> Plan:
        """The plan with formulas that a checked launch has no complaint about.

        Raises:
            TrialError: there is something wrong whatever the extents are.
        """
        left = {name: list(found[1:]) for name, found in choices.items()}
        for _ in range(_MOST_ROUNDS):
            short = set[str]()
            for sizes in (*draft.trials, *_oblong(draft)):
                checked = self.checked(plan.launch(self._ptx, self._kernel, sizes))
                short |= self.short_buffers(checked)
            if not short:
                return plan
            more = {}
            for name in short:
                if name in draft.stated:
                    text = (
                        f"'{name}' is accessed beyond the {draft.stated[name]} items stated for it"
                    )
                    raise TrialError(text)
                if name not in left or not left[name]:
                    raise TrialError(f"accesses beyond '{name}'")
                more[name] = left[name].pop(0)
            plan = _with_items(plan, more)
        raise TrialError(f"no sizes were found for {', '.join(sorted(short))}")

    def checked(self, launch: Launch, blocks: int | None = None, budget: int = BUDGET) -> Checked:
        """What a check finds wrong with a launch.

        Raises:
            CuadoError: it cannot be run.
        """
        self._program = self._program or checked_program(launch)
        options = CheckOptions(races=False, blocks=blocks, budget=budget)
        return check(launch, options, program=self._program)

    def short_buffers(self, checked: Checked) -> set[str]:
        """Buffers that a launch accessed behind their ends.

        Raises:
            OwnFaultError: it reads shared memory that nobody wrote, and that is not let pass.
            TrialError: something else is wrong.
        """
        found = _short_buffers(checked)
        own = next((d for d in checked.defects if d.kind is DefectKind.UNINITIALISED), None)
        if own is not None and not found:
            if not self._with_own_fault:
                raise OwnFaultError(_in_words(own))
            self.own_fault = self.own_fault or _in_words(own)
        return found


def _oblong(draft: Draft) -> list[dict[str, int]]:
    """Sizes of which one is much larger than the others: a formula may be right for squares only.

    ``(nx + 2) * (ny + 2)`` has as many items as ``nx * ny + 4 * nx + 4`` where both are alike.
    """
    if len(draft.bounds) < _SEVERAL:
        return []
    sizes = draft.trials[0]
    return [
        {**sizes, name: _OBLONG * sizes[name]}
        for name in dict.fromkeys(draft.bounds)
        if name in sizes
    ]


def _at_their_ends(plan: Plan, indices: Collection[str]) -> Plan:
    """The plan with indices that are all the largest of their range."""

    def ended(each: ArgumentPlan) -> ArgumentPlan:
        if not isinstance(each, BufferPlan) or each.filling.content is not Content.RANDOM:
            return each
        if each.name not in indices:
            return each
        return replace(each, filling=Filling(Content.CONSTANT, f"{each.filling.high} - 1"))

    return replace(plan, arguments=tuple(map(ended, plan.arguments)))


def _with_items(plan: Plan, items: Mapping[str, str]) -> Plan:
    arguments = tuple(
        replace(each, items=items[each.name])
        if isinstance(each, BufferPlan) and each.name in items
        else each
        for each in plan.arguments
    )
    return replace(plan, arguments=arguments)


def _wider(one: Sequence[Footprint], other: Sequence[Footprint]) -> tuple[Footprint, ...]:
    """For each trial the further reach of two runs of it, of which each may do other things."""
    return tuple(
        replace(b, reach={name: max(a.reach[name], reach) for name, reach in b.reach.items()})
        for a, b in zip(one, other, strict=True)
    )


def _is_beyond(error: EmulationError) -> bool:
    """True if an access was behind the end of a buffer, and not before its beginning."""
    place = error.place
    return place is not None and place.offset is not None and place.offset >= 0


def _short(error: EmulationError) -> str:
    place = error.place
    if place is not None and place.offset is not None and abs(place.offset) > _FAR:
        return f"access out of bounds, far from all buffers: an address of {place.address:#x}"
    return error.message.partition(";")[0]


def _short_buffers(checked: Checked) -> set[str]:
    """Buffers that a launch accessed behind their ends; unwritten shared memory is passed over.

    Raises:
        TrialError: something else is wrong.
    """
    found = set()
    for each in checked.defects:
        if each.kind in _HARMLESS or each.kind is DefectKind.UNINITIALISED:
            continue
        place = each.location
        is_short = (
            each.kind is DefectKind.OUT_OF_BOUNDS
            and place is not None
            and place.space == "global"
            and place.array
            and place.offset is not None
            and place.offset >= 0
        )
        if not is_short or place is None:
            raise TrialError(_in_words(each))
        found.add(place.array)
    return found


def _in_words(defect: Defect) -> str:
    """What a trial made wrong, and where."""
    place, site = defect.location, defect.site
    what = _WORDS.get(defect.kind, defect.kind.value.replace("-", " "))
    where = f" ('{place.array}')" if place is not None and place.array else ""
    at = f" at {site.file.rpartition('/')[2]}:{site.line}" if site.line else ""
    return f"{what}{where}{at}"
