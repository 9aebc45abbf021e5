"""Writes the kept steps into the source, one after another, each into what the last one left."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from tree_sitter import Node

from cuado.cuda_source import (
    Edit,
    EditError,
    FunctionText,
    SourceText,
    Span,
    apply_edits,
    functions,
    kernels,
    parse_source,
)
from cuado.cuda_source.source import span_of, walk
from cuado.kernel.kernel import Kernel
from cuado.names import readable_name
from cuado.optimizer.patches.site import Setting, Site, Unwritten, Written
from cuado.optimizer.patches.writers import write
from cuado.optimizer.transformation import Transformation


@dataclass(frozen=True, slots=True)
class StepResult:
    """What became of one step.

    Attributes:
        step: the step.
        made: how it was written, or why not.
    """

    step: Transformation
    made: Written | Unwritten


@dataclass(frozen=True)
class Draft:
    """A source with some steps written into it.

    Attributes:
        text: of the source.
        setting: how it is launched and compiled.
        results: what became of each step, in order.
        choices: which way of writing each step was taken; None where none was.
        ways: how many ways each step can be written in.
    """

    text: str
    setting: Setting
    results: tuple[StepResult, ...] = ()
    choices: tuple[int | None, ...] = ()
    ways: tuple[int, ...] = ()

    @property
    def written(self) -> tuple[Transformation, ...]:
        """The steps that it holds."""
        return tuple(each.step for each in self.results if isinstance(each.made, Written))


@dataclass(frozen=True)
class Composer:
    """Writes steps into one source.

    Args:
        text: of the user's source.
        name: of the kernel in PTX.
        steps: each with the kernel that it was applied to.
        setting: how the source is launched as it is.
        defines: macros given to the compiler.
    """

    text: str
    name: str
    steps: Sequence[tuple[Transformation, Kernel]]
    setting: Setting
    defines: Mapping[str, str | int | float | bool] = field(default_factory=dict)

    def draft(self, choices: Sequence[int | None] | None = None) -> Draft:
        """The source with each step written in one of its ways.

        Args:
            choices: for each step which way, None to leave it out; the first way by default.
        """
        made = self._draft(choices, alone=False)
        # A function that other kernels call must not change for them: this kernel gets its own.
        return made if self._spares_others(made.text) else self._draft(choices, alone=True)

    def _draft(self, choices: Sequence[int | None] | None, *, alone: bool) -> Draft:
        source = self._before
        moved: Mapping[int, int] = {line: line for line in range(1, self.text.count("\n") + 2)}
        if alone:
            source, moved = _with_own_functions(source, self.name, moved)
        draft = Draft(source.text, self.setting)
        wanted = list(choices) if choices is not None else [0] * len(self.steps)
        for (step, kernel), choice in zip(self.steps, wanted, strict=True):
            draft, source, moved = self._next(draft, source, moved, (step, kernel, choice))
        return draft

    def _next(
        self,
        draft: Draft,
        source: SourceText,
        moved: Mapping[int, int],
        asked: tuple[Transformation, Kernel, int | None],
    ) -> tuple[Draft, SourceText, Mapping[int, int]]:
        step, kernel, choice = asked
        entry = entry_of(source, self.name)
        if entry is None:
            made: Sequence[Written] | Unwritten = Unwritten("the kernel is not in this file")
        else:
            first = self.steps[0][1]
            site = Site(source, entry, kernel, draft.setting, moved, self.defines, first)
            made = write(step, site)
        ways = 0 if isinstance(made, Unwritten) else len(made)
        taken: Written | Unwritten
        if isinstance(made, Unwritten) or choice is None or choice >= len(made):
            taken = made if isinstance(made, Unwritten) else Unwritten("left out")
            choice = None
        elif (text := _edited(source, made[choice])) is None:
            taken, choice = Unwritten("what it changes in the source overlaps"), None
        else:
            taken = made[choice]
            moved = _moved(source, taken.edits, moved)
            source = parse_source(text)
            draft = replace(draft, text=text, setting=taken.setting or draft.setting)
        draft = replace(
            draft,
            results=(*draft.results, StepResult(step, taken)),
            choices=(*draft.choices, choice),
            ways=(*draft.ways, ways),
        )
        return draft, source, moved

    @cached_property
    def _before(self) -> SourceText:
        return parse_source(self.text)

    def _spares_others(self, text: str) -> bool:
        """True if functions that other kernels come to call are as they were."""
        before = self._before
        entry = entry_of(before, self.name)
        others = [each for each in kernels(before) if entry is None or each.span != entry.span]
        reached = {f.name for each in others for f in called_by(before, each)}
        if not reached:
            return True
        after = parse_source(text)
        old = {each.name: before.at(each.span) for each in functions(before)}
        new = {each.name: after.at(each.span) for each in functions(after)}
        changed = {name for name, said in old.items() if new.get(name) != said}
        return not changed & reached


def _edited(source: SourceText, made: Written) -> str | None:
    """The text with a step written into it; None if its edits overlap."""
    try:
        return apply_edits(source, made.edits)
    except EditError:
        return None


def entry_of(source: SourceText, name: str) -> FunctionText | None:
    """The kernel of a name in PTX; None if the source does not define just one of that name."""
    plain = readable_name(name)
    plain = plain.rpartition("::")[2] or plain
    found = [each for each in kernels(source) if each.name == plain]
    return found[0] if len(found) == 1 else None


def called_by(source: SourceText, function: FunctionText) -> tuple[FunctionText, ...]:
    """The file's functions that a function comes to call."""
    known = {each.name: each for each in functions(source) if not each.is_kernel}
    found: list[FunctionText] = []
    waiting = [function]
    while waiting:
        words = set(re.findall(r"[A-Za-z_]\w*", source.at(waiting.pop().body)))
        more = [known[n] for n in sorted(words & set(known)) if known[n] not in found]
        found += more
        waiting += more
    return tuple(found)


def _with_own_functions(
    source: SourceText, name: str, moved: Mapping[int, int]
) -> tuple[SourceText, Mapping[int, int]]:
    """The source in which a kernel calls copies of functions that others call as well."""
    entry = entry_of(source, name)
    if entry is None:
        return source, moved
    others = [each for each in kernels(source) if each.span != entry.span]
    shared = {f.name for each in others for f in called_by(source, each)}
    own = sorted(
        (each for each in called_by(source, entry) if each.name in shared),
        key=lambda each: each.span,
    )
    names = {each.name: f"{each.name}_of_{entry.name}" for each in own}
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b(?!\s*::)")

    def renamed(text: str) -> str:
        return pattern.sub(lambda found: names[found[1]], text)

    place = _outside_of_linkage(source, entry)
    line = source.line(place)
    made, rows = "", dict(moved)
    for each in own:
        first = line + made.count("\n")
        for number, old in enumerate(source.lines(each.span)):
            rows[old] = first + number
        made += f"{renamed(source.at(each.span))}{source.newline * 2}"
    added = made.count("\n")
    rows |= {old: new + added for old, new in moved.items() if new >= line}
    edits = [
        Edit.insertion(place, made),
        Edit(entry.body, renamed(source.at(entry.body))),
    ]
    return parse_source(apply_edits(source, edits)), rows


def _outside_of_linkage(source: SourceText, entry: FunctionText) -> int:
    """Where a definition starts, or ``extern "C"`` before it: it must not be that of a template."""
    around = walk(source.root, "linkage_specification")
    held = [n for n in around if span_of(n).holds(entry.span)]
    return (
        held[-1].start_byte
        if held and "{" not in _before(source, held[-1], entry)
        else (entry.span.start)
    )


def _before(source: SourceText, node: Node, entry: FunctionText) -> str:
    return source.at(Span(node.start_byte, entry.span.start))


def _moved(
    source: SourceText, edits: Sequence[Edit], moved: Mapping[int, int]
) -> Mapping[int, int]:
    """Where lines stand after edits."""
    shifts = [
        (source.line(e.span.end), e.replacement.count("\n") - source.at(e.span).count("\n"))
        for e in dict.fromkeys(edits)
    ]
    # An insertion before a statement of a line moves that line only if it ends with a newline.
    led = {line for line, _ in shifts if _leads(source, edits, line)}
    return {
        old: new + sum(n for line, n in shifts if line < new or (line == new and line in led))
        for old, new in moved.items()
    }


def _leads(source: SourceText, edits: Sequence[Edit], line: int) -> bool:
    """True if an edit of a line puts whole lines before all of its text."""
    return any(
        source.line(e.span.end) == line
        and e.span.start == e.span.end
        and e.replacement.endswith("\n")
        for e in edits
    )
