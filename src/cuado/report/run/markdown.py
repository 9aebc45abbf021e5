"""A session as Markdown, for a pull request: the table, the result, then the iterations."""

from collections.abc import Iterable, Iterator

from cuado.optimize.session import AdviceRecord
from cuado.report import words
from cuado.report.documents import RunReport
from cuado.report.markdown_text import code, escape
from cuado.report.run.rows import CandidateRow, Other
from cuado.report.run.view import HOLDS_FOR, LEGEND, IterationView, RunView, VersionRow, run_view

_CODE = frozenset({"kernel", "case", "command"})


def run_lines(report: RunReport) -> Iterator[str]:
    """The report, line by line."""
    view = run_view(report)
    yield f"# {code(words.shortened(report.kernel, 60))}: optimised step by step\n"
    yield from _versions(view)
    result, *rest = view.result
    yield f"**{escape(result)}**"
    yield from (f"\n{escape(sentence)}" for sentence in rest)
    yield from (f"\n> {escape(note)}" for note in view.notes)
    yield ""
    for label, value in view.facts:
        yield f"- {label}: {code(value) if label in _CODE else escape(value)}"
    yield f"- by: cuado {report.version}"
    if view.conditions:
        yield "\n## Why nothing helped, for each transformation\n"
        yield from _others(view.conditions)
    for iteration in view.iterations:
        yield from _iteration(iteration, view.timed)
    yield from _holds_for(view.holds_for)
    yield from _advice(view.advice)


def _holds_for(lines: tuple[tuple[str, str], ...]) -> Iterator[str]:
    if lines:
        yield f"\n<details><summary>{HOLDS_FOR}</summary>\n"
        yield from (f"- {label}: {escape(text)}" for label, text in lines)
        yield "\n</details>"


def _versions(view: RunView) -> Iterator[str]:
    if not view.rows:
        return
    yield f"| {' | '.join(view.columns)} |"
    yield "|---|--:|--:|---|---|--:|"
    for row in view.rows:
        yield f"| {' | '.join(_cells(row))} |"
    yield f"\n{escape(LEGEND)}.\n"


def _cells(row: VersionRow) -> Iterator[str]:
    yield row.name
    yield escape(f"{row.time} {row.time_ends}".rstrip())
    yield escape(f"{row.speedup} {row.speedup_ends}".rstrip())
    yield escape(row.limiter)
    yield ", ".join(code(_step(*change)) for change in row.changes) or "-"
    yield escape(row.predicted)


def _iteration(iteration: IterationView, timed: str) -> Iterator[str]:
    changed = f": {code(iteration.changed)}" if iteration.changed else ""
    yield f"\n## {iteration.name}{changed}\n"
    if iteration.outcome:
        yield f"{escape(iteration.outcome[:1].upper() + iteration.outcome[1:])}.\n"
    yield from (f"- {label}: {escape(value)}" for label, value in iteration.facts)
    yield f"\n**Limiter: {escape(iteration.limiter)}**"
    if iteration.reason:
        yield f"\n{escape(iteration.reason)}"
    if iteration.causes:
        yield "\nCauses, what matters most first:\n"
        yield from (f"- {code(cause)}: {escape(why)}" for cause, why in iteration.causes)
    if iteration.lines:
        yield f"\nHottest lines: {', '.join(map(code, iteration.lines))}"
    yield from _experiments(iteration, timed)
    yield from _candidates(iteration, timed)
    for proof in iteration.proofs:
        yield f"\nWhy {code(proof.transformation)} leaves the results as they were:\n"
        yield from (f"- {escape(line)}" for line in (*proof.conditions, *proof.compared))
        if not proof.compared:
            yield "- **results were not compared**"


def _experiments(iteration: IterationView, timed: str) -> Iterator[str]:
    if iteration.experiments:
        yield f"\n| experiment, {timed} | gain | interval | | relaxes |"
        yield "|---|--:|---|---|---|"
    for row in iteration.experiments:
        strong = "**" if row.faster else ""
        yield (
            f"| {code(row.name)} | {strong}{escape(row.gain)}{strong} | {escape(row.ends)} "
            f"| {escape(row.label)} | {escape(row.relaxes)} |"
        )
    if iteration.absent:
        yield f"\nNothing to relax: {', '.join(map(code, iteration.absent))}."
    if iteration.others:
        yield "\nExperiments without a result:\n"
        yield from _others(iteration.others)


def _candidates(iteration: IterationView, timed: str) -> Iterator[str]:
    if iteration.candidates:
        yield f"\n| candidate | became of it | gain, {timed} | predicted | for | notes |"
        yield "|---|---|--:|--:|---|---|"
    for row in iteration.candidates:
        yield f"| {' | '.join(_candidate(row))} |"
    if iteration.refused:
        yield "\nNot made:\n"
        yield from _others(iteration.refused)


def _candidate(row: CandidateRow) -> Iterator[str]:
    yield code(_step(row.name, row.settings))
    yield f"**{row.fate}**" if row.kept else row.fate
    yield escape(f"{row.gain} {row.ends}".rstrip())
    yield escape(row.predicted)
    yield escape(row.relaxes)
    yield escape("; ".join(part for part in (row.resources, row.reason) if part))


def _others(others: Iterable[Other]) -> Iterator[str]:
    for other in others:
        reason = f": {escape(other.reason)}" if other.reason else ""
        yield f"- {code(other.names)}: {escape(other.status)}{reason}"


def _advice(advice: tuple[tuple[str, AdviceRecord], ...]) -> Iterator[str]:
    if advice:
        yield "\n## The same changes in the source"
    for step, change in advice:
        where = f" ({code(words.basename(change.where))})" if change.where else ""
        yield f"\n{code(step)}: {escape(change.says)}{where}"
        lines = [f"-{line}" for line in change.before.splitlines()]
        lines += [f"+{line}" for line in change.after.splitlines()]
        if lines:
            # Each line has a sign before it, so none can end the block.
            yield "\n".join(("\n```diff", *lines, "```"))


def _step(name: str, settings: str) -> str:
    return f"{name}({settings})" if settings else name
