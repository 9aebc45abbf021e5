"""Text for a terminal: verdict first, then why, then what to try; readable at 80 columns."""

from collections.abc import Iterator
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from cuado import letters
from cuado.analyze.diagnosis import Diagnosis
from cuado.analyze.hotspots import Hotspot
from cuado.metrics.quantity import format_count
from cuado.model.finding import Finding, Kind
from cuado.model.limiter import Verdict
from cuado.report import words
from cuado.report.documents import (
    Catalogue,
    CheckReport,
    CompareReport,
    DoctorReport,
    Document,
    Page,
    Report,
    RunReport,
    StudyReport,
    TraceReport,
    WhatIfReport,
)
from cuado.report.formats import Style
from cuado.report.key_numbers import in_words, key_numbers

_VERDICT_STYLE = {Verdict.NEAR_ROOF: "bold green", Verdict.UNDECIDED: "bold yellow"}
_KIND_STYLE = {Kind.CAUSE: "bold red", Kind.HARMLESS: "bold cyan", Kind.HEALTHY: "bold green"}
_INDENT = (0, 0, 0, 3)
TABLE_NUMBERS = 40
"""Columns of the hot-spot table's numbers and gaps; name and limiter share the rest."""
MOST_LINES = 3
"""Source lines shown per finding; the other formats show all."""
MOST_ADVICE = 3
"""Remedies shown per finding; ``cuado explain`` and the other formats have all."""


def render(document: Document, style: Style) -> str:
    """The document as text, with ANSI colours if ``style`` allows them."""
    buffer = StringIO()
    console = Console(
        file=buffer,
        width=style.width,
        force_terminal=style.color,
        no_color=not style.color,
        color_system="standard" if style.color else None,
        highlight=False,
        emoji=False,
        markup=False,
    )
    for part in _parts(document, style.width):
        console.print(part)
    # rich pads lines to the full width; trailing blanks would only wrap in a narrower window.
    return "\n".join(line.rstrip() for line in buffer.getvalue().splitlines()) + "\n"


def _parts(document: Document, width: int) -> Iterator[RenderableType]:
    """What is printed, one below the other."""
    match document:
        case Report():
            yield from _report(document, width)
        case WhatIfReport():
            from cuado.report.whatif.terminal import whatif_parts

            yield from whatif_parts(document, width)
        case StudyReport():
            from cuado.report.study.terminal import study_parts

            yield from study_parts(document)
        case CheckReport():
            from cuado.report.check.terminal import check_parts

            yield from check_parts(document)
        case RunReport():
            from cuado.report.run.terminal import run_parts

            yield from run_parts(document, width)
        case CompareReport():
            from cuado.report.compare.terminal import compare_parts

            yield from compare_parts(document)
        case DoctorReport() | TraceReport():
            yield from _observed(document, width)
        case Catalogue():
            yield from _catalogue(document)
        case Page():
            yield from _page(document)


def _observed(document: DoctorReport | TraceReport, width: int) -> Iterator[RenderableType]:
    """A machine or a program as it was found."""
    if isinstance(document, DoctorReport):
        from cuado.report.doctor.terminal import doctor_parts

        return doctor_parts(document)
    from cuado.report.trace.terminal import trace_parts

    return trace_parts(document, width)


def _report(report: Report, width: int) -> Iterator[RenderableType]:
    found = report.analysis
    origin = found.origin
    yield _text(f"{words.basename(origin.file)}  ({words.tool(origin)})", "bold")
    yield from (_text(f"note: {note}") for note in found.notes)
    yield from _devices(report)
    if found.unreadable:
        yield _text(f"{len(found.unreadable)} of the launches could not be read:", "bold yellow")
        for bad in found.unreadable:
            yield Padding(_text(f"launch {bad.index} ({bad.kernel}): {bad.problem}"), _INDENT)
    if len(found.hotspots) > 1:
        yield _text()
        yield _hotspots(report, width)
    for rank, spot in enumerate(report.detailed, 1):
        yield _text()
        yield from _kernel(spot, rank, report)
    if report.left_out:
        yield _text()
        yield _text(
            f"In the table only: {format_count(report.left_out, 'kernel')}; --top shows more.",
            "dim",
        )


def _devices(report: Report) -> Iterator[RenderableType]:
    seen = {(words.device(d), d.chip.note, d.chip.differences) for d in report.analysis.diagnoses}
    for name, note, differences in sorted(seen, key=str):
        yield _text(f"{name}" + (f" - {note}" if note else ""))
        for difference in differences:
            yield Padding(
                _text(
                    f"{difference.fact.replace('_', ' ')}: the report says "
                    f"{difference.report_value:,.6g}, the chip file "
                    f"{difference.file_value:,.6g}; the report's is used"
                    if difference.file_value is not None
                    else f"{difference.fact.replace('_', ' ')}: {difference.report_value:,.6g}",
                    "dim",
                ),
                _INDENT,
            )


def _hotspots(report: Report, width: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title_justify="left")
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
            _text(words.shortened(_name(spot.longest), room)),
            str(spot.launches),
            words.time(spot.total),
            words.share(spot.share),
            _text(words.VERDICTS[limiter.verdict], _VERDICT_STYLE.get(limiter.verdict, "")),
            words.speedup(spot.longest.best_bound),
        )
    return table


def _name(diagnosis: Diagnosis) -> str:
    variant = diagnosis.profile.variant
    kernel = diagnosis.profile.kernel
    return kernel if variant.value == "full" else f"{kernel} [{variant.value.replace('_', ' ')}]"


def _kernel(spot: Hotspot, rank: int, report: Report) -> Iterator[RenderableType]:
    diagnosis = spot.longest
    limiter = diagnosis.limiter
    yield Line(_text(f"{rank}. {_name(diagnosis)}", "bold"), align="left", characters="-")
    yield _text("   ".join(part for part in words.about(spot) if part), "dim")
    heading = _text("limiter: ")
    heading.append(
        letters.printable(words.verdict(limiter)),
        _VERDICT_STYLE.get(limiter.verdict, "bold magenta"),
    )
    yield heading
    yield Padding(_text(limiter.reason), _INDENT)
    numbers = in_words(key_numbers(spot)[1:])
    if numbers:
        yield Padding(_text(numbers, "dim"), _INDENT)
    for finding in diagnosis.findings:
        yield _text()
        yield _finding(finding)
    yield from _remarks(diagnosis)
    if report.vendor:
        yield from _vendor(diagnosis)


def _finding(finding: Finding) -> Group:
    heading = _text(f"{words.KINDS[finding.kind]}: ", _KIND_STYLE[finding.kind])
    heading.append(letters.printable(finding.title), "bold")
    if finding.kind is Kind.CAUSE:
        heading.append(f" - {words.bound(finding.bound)}")
    grid = _labelled()
    grid.add_row(_text("why", "dim"), _text(finding.why))
    for number, line in enumerate(finding.lines[:MOST_LINES]):
        where = _text(words.place(line), "cyan")
        where.append(letters.printable(f"  {line.text}" if line.text else ""), "none")
        grid.add_row(_text("at" if number == 0 else "", "dim"), where)
        grid.add_row(_text(), _text(words.line_detail(line), "dim"))
    if finding.bound is not None and finding.kind is Kind.CAUSE:
        grid.add_row(_text("bound", "dim"), _text(finding.bound.basis, "dim"))
    for number, advice in enumerate(finding.advice[:MOST_ADVICE]):
        grid.add_row(_text("try" if number == 0 else "or", "green"), _text(advice))
    grid.add_row(_text("more", "dim"), _text(f"cuado explain {finding.rule}", "dim"))
    return Group(heading, Padding(grid, _INDENT))


def _labelled() -> Table:
    """A grid of short labels and texts that wrap beside them."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=5, no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


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
        yield _text()
        yield from (_text(remark, "dim") for remark in remarks)


def _vendor(diagnosis: Diagnosis) -> Iterator[RenderableType]:
    advice = diagnosis.profile.vendor_advice
    yield _text()
    if not advice:
        yield _text("NVIDIA's own rules: none in the recording.", "dim")
        return
    yield _text("NVIDIA's own rules (their estimates, which overlap):", "bold")
    for item in advice:
        estimate = (
            ""
            if item.estimated_speedup is None
            else f" [{item.estimated_speedup:.0f}% {item.scope}]"
        )
        yield Padding(_text(f"{item.title or item.rule}{estimate}: {item.message}"), _INDENT)


def _hanging(text: str) -> Table:
    """A list item whose further lines stand under its first word."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row("-", _text(text))
    return grid


def _catalogue(document: Catalogue) -> Iterator[RenderableType]:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in document.columns:
        numeric = any(isinstance(row.get(column), int | float) for row in document.rows)
        table.add_column(
            column.replace("_", " "), justify="right" if numeric else "left", overflow="fold"
        )
    for row in document.rows:
        table.add_row(*(_text(_cell(row.get(column))) for column in document.columns))
    yield table
    if document.footer:
        yield _text()
        yield _text(document.footer, "dim")


def _cell(value: str | float | None) -> str:
    if value is None:
        return "-"
    return value if isinstance(value, str) else f"{value:,.6g}"


def _page(document: Page) -> Iterator[RenderableType]:
    yield _text(document.title, "bold")
    yield _text(document.summary)
    for name, fact in document.facts.items():
        yield _text(f"{name}: {fact}", "dim")
    for heading, text in document.sections.items():
        yield _text()
        yield _text(heading, "bold")
        for paragraph in words.paragraphs(text):
            if paragraph.startswith("- "):
                yield Padding(_hanging(paragraph[2:]), (0, 0, 0, 1))
            else:
                yield _text(paragraph)


def _text(content: str = "", style: str = "") -> Text:
    """Text that is shown as it stands: no markup, and no control codes from the recording."""
    return Text(letters.printable(content), style)
