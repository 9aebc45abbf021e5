"""An analysis as a tree: the hot spots, then kernel by kernel what was found."""

from collections.abc import Iterator

from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.metrics.quantity import format_count
from cuado.model.finding import Finding, Kind
from cuado.report import words
from cuado.report.analysis import Report
from cuado.report.analysis.key_numbers import in_words, key_numbers
from cuado.report.analysis.line_columns import COLUMNS
from cuado.report.analysis.line_view import ABSENT, NO_LINE, address, cells, line_view, place
from cuado.report.compare.tree import comparison_blocks
from cuado.report.compare.view import compare_view
from cuado.report.tree import (
    Block,
    Code,
    Heading,
    Items,
    Note,
    Paragraph,
    Place,
    Remark,
    Severity,
    Strong,
    Table,
    Text,
    Tree,
    names,
)


def render(report: Report) -> Tree:
    """The report as plain data."""
    found = report.analysis
    name = words.basename(found.origin.file)
    verdict = f"{format_count(len(found.hotspots), 'kernel')} analysed"
    if found.hotspots:
        hottest = found.hotspots[0].longest
        verdict = f"{hottest.profile.kernel}: {words.verdict(hottest.limiter)}"
    return Tree(
        name,
        verdict,
        tuple(_blocks(report)),
        tuple(
            _remark(finding, spot.longest.profile.kernel)
            for spot in report.detailed
            for finding in spot.longest.findings
        ),
    )


def _blocks(report: Report) -> Iterator[Block]:
    yield from _analysis_blocks(report)
    for baseline in report.baselines:
        yield Heading(f"Against the baseline {baseline.labels[0]}")
        yield from comparison_blocks(compare_view(baseline))


def _analysis_blocks(report: Report) -> Iterator[Block]:
    found = report.analysis
    yield Paragraph(f"{words.tool(found.origin)}, cuado {report.version}")
    yield from map(Note, found.notes)
    if found.unreadable:
        yield Paragraph(Strong("Launches that could not be read"))
        yield Items(
            tuple(
                (f"launch {bad.index}, ", Code(bad.kernel), f": {bad.problem}")
                for bad in found.unreadable
            )
        )
    yield _hotspots(report)
    for rank, spot in enumerate(report.detailed, 1):
        yield from _kernel(spot, rank, report)
    if report.left_out:
        yield Paragraph(f"In the table only: {format_count(report.left_out, 'kernel')}.")


def _hotspots(report: Report) -> Table:
    columns = ("#", "kernel", "launches", "time", "share", "limiter", "bound")
    rows: list[tuple[Text, ...]] = [
        (
            str(rank),
            Code(spot.longest.profile.kernel),
            str(spot.launches),
            words.time(spot.total),
            words.share(spot.share),
            words.verdict(spot.longest.limiter),
            words.speedup(spot.longest.best_bound),
        )
        for rank, spot in enumerate(report.analysis.hotspots, 1)
    ]
    return Table(columns, tuple(rows), numbers=(0, 2, 3, 4, 6))


def _kernel(spot: Hotspot, rank: int, report: Report) -> Iterator[Block]:
    diagnosis = spot.longest
    limiter = diagnosis.limiter
    yield Heading((f"{rank}. ", Code(diagnosis.profile.kernel)))
    yield Paragraph((Strong(words.verdict(limiter)), f": {limiter.reason}"))
    yield Paragraph(", ".join(words.about(spot)))
    numbers = in_words(key_numbers(spot)[1:])
    if numbers:
        yield Paragraph(numbers)
    for finding in diagnosis.findings:
        yield from _finding(finding)
    if len(words.causes(diagnosis)) > 1:
        yield Paragraph(words.OVERLAP_NOTE)
    if diagnosis.minor:
        minor = names(finding.rule for finding in diagnosis.minor)
        yield Paragraph(("Also seen, worth next to nothing here: ", *minor, "."))
    for remark in (*diagnosis.hints, words.skipped_summary(diagnosis)):
        if remark:
            yield Paragraph(f"{remark}.")
    if report.lines:
        yield from _lines(diagnosis, report.sort)
    if report.vendor:
        yield from _vendor(diagnosis)


def _finding(finding: Finding) -> Iterator[Block]:
    is_cause = finding.kind is Kind.CAUSE
    bounded = f" - {words.bound(finding.bound)}" if is_cause else ""
    kind = words.KINDS[finding.kind].capitalize()
    yield Heading(f"{kind}: {finding.title}{bounded}", 3)
    yield Paragraph(finding.why)
    if finding.lines:
        yield Items(
            tuple(
                (
                    Code(words.place(line)),
                    *((" ", Code(line.text)) if line.text else ()),
                    f": {words.line_detail(line)}",
                )
                for line in finding.lines
            )
        )
    if finding.evidence:
        rows = tuple((item.metric, str(item.measure), item.expected) for item in finding.evidence)
        yield Table(("evidence", "value", "expected"), rows, numbers=(1,))
    if finding.bound is not None and is_cause:
        yield Paragraph(f"Bound: {finding.bound.basis}.")
    yield Paragraph("What to try:")
    yield Items(tuple(finding.advice), numbered=True)
    yield Paragraph(Code(f"cuado explain {finding.rule}"))


def _lines(diagnosis: Diagnosis, sort: str) -> Iterator[Block]:
    view = line_view(diagnosis.profile, sort)
    yield Heading("Lines and machine code", 3)
    if not view.lines:
        yield Paragraph(ABSENT)
        return
    rows: list[tuple[Text, ...]] = []
    for line in view.lines:
        about = (Strong(place(line) or NO_LINE), *((" ", Code(line.text)) if line.text else ()))
        rows.append((about, *cells(view.columns, line.counts)))
        rows += [
            ((f"{address(each)} ", Code(each.sass)), *cells(view.columns, counts))
            for each, counts in line.code
        ]
    titles = ("source and machine code", *(column.title.lower() for column in view.columns))
    yield Table(titles, tuple(rows), numbers=tuple(range(1, len(titles))))
    yield Items(
        tuple(
            f"{column.title.lower()}: {column.meaning}"
            for column in view.columns
            if column in COLUMNS
        )
    )
    yield from map(Paragraph, view.notes)


def _vendor(diagnosis: Diagnosis) -> Iterator[Block]:
    if not diagnosis.profile.vendor_advice:
        return
    yield Heading("NVIDIA's own rules (their estimates, which overlap)", 3)
    items = []
    for item in diagnosis.profile.vendor_advice:
        estimate = (
            ""
            if item.estimated_speedup is None
            else f" ({item.estimated_speedup:.0f}% {item.scope})"
        )
        items.append((Strong(item.title or item.rule), f"{estimate}: {item.message}"))
    yield Items(tuple(items))


def _remark(finding: Finding, kernel: str) -> Remark:
    is_cause = finding.kind is Kind.CAUSE
    says = [f"{kernel}: {finding.why}"]
    if is_cause:
        says.append(f"Bound: {words.bound(finding.bound)}.")
        says += [f"Try: {advice}" for advice in finding.advice[:1]]
    says.append(f"See: cuado explain {finding.rule}")
    return Remark(
        Severity.WARNING if is_cause else Severity.NOTICE,
        finding.title,
        "\n".join(says),
        tuple(Place(line.file, line.line) for line in finding.lines),
    )
