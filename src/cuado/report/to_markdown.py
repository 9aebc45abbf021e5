"""Markdown for issues, pull requests and wikis: the terminal's text, with tables."""

from collections.abc import Iterator

from cuado.analyze.diagnosis import Diagnosis
from cuado.analyze.hotspots import Hotspot
from cuado.metrics.quantity import format_count
from cuado.model.finding import Finding, Kind
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
from cuado.report.key_numbers import in_words, key_numbers
from cuado.report.markdown_text import code, escape


def render(document: Document) -> str:
    """The document as GitHub-flavoured Markdown."""
    match document:
        case Report():
            lines = _report(document)
        case WhatIfReport():
            from cuado.report.whatif.markdown import whatif_lines

            lines = whatif_lines(document)
        case StudyReport():
            from cuado.report.study.markdown import study_lines

            lines = study_lines(document)
        case CheckReport():
            from cuado.report.check.markdown import check_lines

            lines = check_lines(document)
        case RunReport():
            from cuado.report.run.markdown import run_lines

            lines = run_lines(document)
        case CompareReport():
            from cuado.report.compare.markdown import compare_lines

            lines = compare_lines(document)
        case DoctorReport() | TraceReport():
            lines = _observed(document)
        case Catalogue():
            lines = _catalogue(document)
        case Page():
            lines = _page(document)
    return "\n".join(lines) + "\n"


def _observed(document: DoctorReport | TraceReport) -> Iterator[str]:
    """A machine or a program as it was found."""
    if isinstance(document, DoctorReport):
        from cuado.report.doctor.view import as_table

        return _catalogue(as_table(document))
    from cuado.report.trace.markdown import trace_lines

    return trace_lines(document)


def _report(report: Report) -> Iterator[str]:
    found = report.analysis
    yield f"# {escape(words.basename(found.origin.file))}"
    yield ""
    yield f"{escape(words.tool(found.origin))}, cuado {report.version}"
    for note in found.notes:
        yield f"\n> {escape(note)}"
    if found.unreadable:
        yield "\n**Launches that could not be read**\n"
        for bad in found.unreadable:
            yield f"- launch {bad.index}, {code(bad.kernel)}: {escape(bad.problem)}"
    yield from _hotspots(report)
    for rank, spot in enumerate(report.detailed, 1):
        yield from _kernel(spot, rank, report)
    if report.left_out:
        yield f"\nIn the table only: {format_count(report.left_out, 'kernel')}."


def _hotspots(report: Report) -> Iterator[str]:
    yield ""
    yield "| # | kernel | launches | time | share | limiter | bound |"
    yield "|--:|---|--:|--:|--:|---|--:|"
    for rank, spot in enumerate(report.analysis.hotspots, 1):
        limiter = spot.longest.limiter
        yield (
            f"| {rank} | {code(spot.longest.profile.kernel)} | {spot.launches} "
            f"| {words.time(spot.total)} | {words.share(spot.share)} "
            f"| {escape(words.verdict(limiter))} | {words.speedup(spot.longest.best_bound)} |"
        )


def _kernel(spot: Hotspot, rank: int, report: Report) -> Iterator[str]:
    diagnosis = spot.longest
    profile, limiter = diagnosis.profile, diagnosis.limiter
    yield f"\n## {rank}. {code(profile.kernel)}\n"
    yield f"**{escape(words.verdict(limiter))}**: {escape(limiter.reason)}\n"
    yield escape(", ".join(words.about(spot)))
    numbers = in_words(key_numbers(spot)[1:])
    if numbers:
        yield f"\n{escape(numbers)}"
    for finding in diagnosis.findings:
        yield from _finding(finding)
    if len(words.causes(diagnosis)) > 1:
        yield f"\n{words.OVERLAP_NOTE}"
    if diagnosis.minor:
        names = ", ".join(code(finding.rule) for finding in diagnosis.minor)
        yield f"\nAlso seen, worth next to nothing here: {names}."
    for remark in (*diagnosis.hints, words.skipped_summary(diagnosis)):
        if remark:
            yield f"\n{escape(remark)}."
    if report.vendor:
        yield from _vendor(diagnosis)


def _finding(finding: Finding) -> Iterator[str]:
    bounded = f" - {escape(words.bound(finding.bound))}" if finding.kind is Kind.CAUSE else ""
    yield f"\n### {words.KINDS[finding.kind].capitalize()}: {escape(finding.title)}{bounded}\n"
    yield escape(finding.why)
    if finding.lines:
        yield ""
    for line in finding.lines:
        text = f" {code(line.text)}" if line.text else ""
        yield f"- {code(words.place(line))}{text}: {escape(words.line_detail(line))}"
    if finding.evidence:
        yield "\n| evidence | value | expected |"
        yield "|---|--:|---|"
        for item in finding.evidence:
            cells = (item.metric, str(item.measure), item.expected)
            yield f"| {' | '.join(escape(cell) for cell in cells)} |"
    if finding.bound is not None and finding.kind is Kind.CAUSE:
        yield f"\nBound: {escape(finding.bound.basis)}."
    yield "\nWhat to try:\n"
    for number, advice in enumerate(finding.advice, 1):
        yield f"{number}. {escape(advice)}"
    yield f"\n{code(f'cuado explain {finding.rule}')}"


def _vendor(diagnosis: Diagnosis) -> Iterator[str]:
    if not diagnosis.profile.vendor_advice:
        return
    yield "\n### NVIDIA's own rules (their estimates, which overlap)\n"
    for item in diagnosis.profile.vendor_advice:
        estimate = (
            ""
            if item.estimated_speedup is None
            else f" ({item.estimated_speedup:.0f}% {item.scope})"
        )
        yield f"- **{escape(item.title or item.rule)}**{estimate}: {escape(item.message)}"


def _catalogue(document: Catalogue) -> Iterator[str]:
    yield f"# {escape(document.name.capitalize())}\n"
    yield f"| {' | '.join(column.replace('_', ' ') for column in document.columns)} |"
    yield f"|{'---|' * len(document.columns)}"
    for row in document.rows:
        cells = ("-" if row.get(c) is None else escape(str(row[c])) for c in document.columns)
        yield f"| {' | '.join(cells)} |"
    if document.footer:
        yield f"\n{escape(document.footer)}"


def _page(document: Page) -> Iterator[str]:
    yield f"# {escape(document.title)}\n"
    yield escape(document.summary)
    for name, fact in document.facts.items():
        yield f"\n*{escape(name)}*: {escape(fact)}"
    for heading, text in document.sections.items():
        yield f"\n## {escape(heading)}\n"
        yield text
