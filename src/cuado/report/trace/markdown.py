"""A trace as Markdown: what it says, the hot spots, then tables."""

from collections.abc import Iterator

from cuado.report.documents import TraceReport
from cuado.report.markdown_text import code, escape
from cuado.report.trace.view import Grid, TraceView, trace_view


def trace_lines(report: TraceReport) -> Iterator[str]:
    """The report, line by line."""
    view = trace_view(report)
    yield f"# {escape(view.title)}\n"
    for note in view.notes:
        yield f"> {escape(note)}\n"
    yield from (f"- {label}: {escape(value)}" for label, value in view.facts)
    yield f"- by: cuado {report.version}\n"
    for said in view.observations:
        advice = f" *{escape(said.advice)}*" if said.advice else ""
        yield f"- **{escape(said.says)}**{advice}"
    if view.hotspots:
        yield "\n## Hot spots\n"
        yield from _hotspots(view)
    for grid in view.tables:
        yield f"\n## {escape(grid.title)}\n"
        yield from _grid(grid)


def _hotspots(view: TraceView) -> Iterator[str]:
    bound = " bound |" if view.has_bounds else ""
    yield f"| # | kernel | shape, first to last decile | launches | time | share | mean |{bound}"
    yield "|--:|---|---|--:|--:|--:|--:|" + ("--:|" if bound else "")
    for row in view.hotspots:
        cells = [
            str(row.rank),
            code(row.kernel),
            escape("; ".join(row.details)),
            *map(escape, (row.launches, row.time, row.share, row.mean)),
        ]
        if bound:
            cells.append(escape(row.bound))
        yield f"| {' | '.join(cells)} |"
    for line in (view.left_out, view.ranked):
        if line:
            yield f"\n{escape(line)}"


def _grid(grid: Grid) -> Iterator[str]:
    yield f"| {' | '.join(map(escape, grid.columns))} |"
    yield "|---|" + "--:|" * (len(grid.columns) - 1)
    for row in grid.rows:
        yield f"| {' | '.join(map(escape, row))} |"
    if grid.note:
        yield f"\n{escape(grid.note)}"
