"""An analysis for a terminal: verdict first, then why, then what to try."""

from collections.abc import Callable, Iterator, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table

from cuado.analysis.comparison.matching import Comparison
from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.metrics.quantity import format_count
from cuado.model.finding import Finding, Kind
from cuado.model.limiter import Limit
from cuado.report import words
from cuado.report.analysis import Report
from cuado.report.analysis.answer import answer
from cuado.report.analysis.key_numbers import in_words, key_numbers
from cuado.report.analysis.line_terminal import line_parts
from cuado.report.answer_terminal import screen
from cuado.report.compare.terminal import comparison_parts
from cuado.report.terminal_parts import INDENT, indented, labelled, open_table, shown, styled

_VERDICT_STYLE = {Limit.NEAR_ROOF: "bold green", Limit.UNDECIDED: "bold yellow"}
_KIND_STYLE = {Kind.CAUSE: "bold red", Kind.HARMLESS: "bold cyan", Kind.HEALTHY: "bold green"}
TABLE_NUMBERS = 40
"""Columns of the hot-spot table's numbers and gaps; name and limiter share the rest."""
MOST_LINES = 3
"""Source lines shown per finding; the other formats show all."""
MOST_ADVICE = 3
"""Remedies shown per finding; ``cuado explain`` and the other formats have all."""


def render(report: Report, width: int) -> Iterator[RenderableType]:
    """The report, part by part, for lines of ``width`` columns."""
    found = report.analysis
    origin = found.origin
    yield styled(f"{words.basename(origin.file)}  ({words.tool(origin)})", "bold")
    yield from (styled(f"note: {note}") for note in found.notes)
    yield from _devices(report)
    if found.unreadable:
        yield styled(f"{len(found.unreadable)} of the launches could not be read:", "bold yellow")
        for bad in found.unreadable:
            yield indented(f"launch {bad.index} ({bad.kernel}): {bad.problem}")
    if len(found.hotspots) > 1:
        yield styled()
        yield _hotspots(report, width)
    for rank, spot in enumerate(report.detailed, 1):
        yield styled()
        yield from _kernel(spot, rank, report, width)
    for baseline in report.baselines:
        yield from _baseline(baseline, width)
    if report.left_out:
        yield styled()
        yield styled(
            f"In the table only: {format_count(report.left_out, 'kernel')}; --top shows more.",
            "dim",
        )


def brief(report: Report, width: int) -> Iterator[RenderableType]:
    """One screen of it; and what was asked for beside it."""
    yield from screen(answer(report), width)
    for baseline in report.baselines:
        yield from _baseline(baseline, width)
    if report.lines:
        yield styled()
        yield from _lines(report, width)
    if report.vendor:
        yield from _vendors(report, width)


def _baseline(baseline: Comparison, width: int) -> Iterator[RenderableType]:
    yield styled()
    title = f"against the baseline {baseline.labels[0]}"
    yield Line(styled(title, "bold"), align="left", characters="-")
    yield from comparison_parts(baseline, width, verbose=False)


def _devices(report: Report) -> Iterator[RenderableType]:
    seen = {(words.device(d), d.chip.note, d.chip.differences) for d in report.analysis.diagnoses}
    for name, note, differences in sorted(seen, key=str):
        yield styled(f"{name}" + (f" - {note}" if note else ""))
        for difference in differences:
            yield Padding(
                styled(
                    f"{difference.fact.replace('_', ' ')}: the report says "
                    f"{difference.report_value:,.6g}, the chip file "
                    f"{difference.file_value:,.6g}; the report's is used"
                    if difference.file_value is not None
                    else f"{difference.fact.replace('_', ' ')}: {difference.report_value:,.6g}",
                    "dim",
                ),
                (0, 0, 0, INDENT),
            )


def _hotspots(report: Report, width: int) -> Table:
    table = open_table()
    table.add_column("#", justify="right")
    table.add_column("kernel", no_wrap=True, overflow="ellipsis")
    table.add_column("runs", justify="right")
    table.add_column("time", justify="right", no_wrap=True)
    table.add_column("share", justify="right", no_wrap=True)
    table.add_column("limiter", no_wrap=True)
    table.add_column("bound", justify="right", no_wrap=True)
    spots = report.analysis.hotspots
    verdicts = [words.VERDICTS[spot.longest.limiter.verdict] for spot in spots]
    room = max(width - TABLE_NUMBERS - max(map(len, verdicts)), words.SHORTEST_NAME)
    for rank, spot in enumerate(spots, 1):
        limiter = spot.longest.limiter
        table.add_row(
            str(rank),
            styled(words.shortened(_name(spot.longest), room)),
            str(spot.launches),
            words.time(spot.total),
            words.share(spot.share),
            styled(words.VERDICTS[limiter.verdict], _VERDICT_STYLE.get(limiter.verdict, "")),
            words.speedup(spot.longest.best_bound),
        )
    return table


def _name(diagnosis: Diagnosis) -> str:
    variant = diagnosis.profile.variant
    kernel = diagnosis.profile.kernel
    return kernel if variant.value == "full" else f"{kernel} [{variant.value.replace('_', ' ')}]"


def _kernel(spot: Hotspot, rank: int, report: Report, width: int) -> Iterator[RenderableType]:
    diagnosis = spot.longest
    limiter = diagnosis.limiter
    yield Line(styled(f"{rank}. {_name(diagnosis)}", "bold"), align="left", characters="-")
    yield styled("   ".join(part for part in words.about(spot) if part), "dim")
    heading = styled("limiter: ")
    heading.append(
        shown(words.verdict(limiter)),
        _VERDICT_STYLE.get(limiter.verdict, "bold magenta"),
    )
    yield heading
    yield indented(limiter.reason)
    numbers = in_words(key_numbers(spot)[1:])
    if numbers:
        yield indented(numbers, "dim")
    for finding in diagnosis.findings:
        yield styled()
        yield _finding(finding)
    yield from _remarks(diagnosis)
    if report.lines:
        yield styled()
        yield from line_parts(diagnosis.profile, report.sort, width)
    if report.vendor:
        yield from _vendor(diagnosis)


def _finding(finding: Finding) -> Group:
    heading = styled(f"{words.KINDS[finding.kind]}: ", _KIND_STYLE[finding.kind])
    heading.append(shown(finding.title), "bold")
    if finding.kind is Kind.CAUSE:
        heading.append(f" - {words.bound(finding.bound)}")
    grid = labelled(5)
    grid.add_row(styled("why", "dim"), styled(finding.why))
    for number, line in enumerate(finding.lines[:MOST_LINES]):
        where = styled(words.place(line), "cyan")
        where.append(shown(f"  {line.text}" if line.text else ""), "none")
        grid.add_row(styled("at" if number == 0 else "", "dim"), where)
        grid.add_row(styled(), styled(words.line_detail(line), "dim"))
    if finding.bound is not None and finding.kind is Kind.CAUSE:
        grid.add_row(styled("bound", "dim"), styled(finding.bound.basis, "dim"))
    for number, advice in enumerate(finding.advice[:MOST_ADVICE]):
        grid.add_row(styled("try" if number == 0 else "or", "green"), styled(advice))
    grid.add_row(styled("more", "dim"), styled(f"cuado explain {finding.rule}", "dim"))
    return Group(heading, Padding(grid, (0, 0, 0, INDENT)))


def _remarks(diagnosis: Diagnosis) -> Iterator[RenderableType]:
    remarks = []
    if len(words.causes(diagnosis)) > 1:
        remarks.append(words.OVERLAP_NOTE)
    if diagnosis.minor:
        names = ", ".join(finding.rule for finding in diagnosis.minor)
        remarks.append(f"Also seen, worth next to nothing here: {names}.")
    if not diagnosis.findings and not diagnosis.skipped:
        remarks.append("No rule found a cause.")
    remarks += [f"{hint}." for hint in diagnosis.hints]
    skipped = words.skipped_summary(diagnosis)
    if skipped:
        remarks.append(f"{skipped}.")
    if remarks:
        yield styled()
        yield from (styled(remark, "dim") for remark in remarks)


def _vendor(diagnosis: Diagnosis) -> Iterator[RenderableType]:
    advice = diagnosis.profile.vendor_advice
    yield styled()
    if not advice:
        yield styled("NVIDIA's own rules: none in the recording.", "dim")
        return
    yield styled("NVIDIA's own rules (their estimates, which overlap):", "bold")
    for item in advice:
        estimate = (
            ""
            if item.estimated_speedup is None
            else f" [{item.estimated_speedup:.0f}% {item.scope}]"
        )
        yield indented(f"{item.title or item.rule}{estimate}: {item.message}")


def _table(report: Report, width: int) -> Iterator[RenderableType]:
    yield _hotspots(report, width)


def _findings(report: Report, width: int) -> Iterator[RenderableType]:
    for rank, spot in enumerate(report.detailed, 1):
        yield from _kernel(spot, rank, report, width)


def _lines(report: Report, width: int) -> Iterator[RenderableType]:
    for spot in report.detailed:
        yield styled(_name(spot.longest), "bold")
        yield from line_parts(spot.longest.profile, report.sort, width)


def _vendors(report: Report, _: int) -> Iterator[RenderableType]:
    for spot in report.detailed:
        yield styled(_name(spot.longest), "bold")
        yield from _vendor(spot.longest)


TOPICS: Mapping[str, Callable[[Report, int], Iterator[RenderableType]]] = {
    "kernels": _table,
    "findings": _findings,
    "lines": _lines,
    "vendor": _vendors,
}
"""Parts that can be asked for alone."""
