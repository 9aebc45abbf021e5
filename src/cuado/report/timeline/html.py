"""A timeline as HTML: a block's warps over time, and who waits for what."""

from cuado.kernel_timeline.roles import Reason
from cuado.report import words
from cuado.report.drawing.environment import fill
from cuado.report.drawing.glance import glance
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.answer import answer
from cuado.report.timeline.block_chart import block_chart
from cuado.report.timeline.view import WORDS, timeline_view


def render(report: TimelineReport) -> str:
    """The report as a self-contained HTML file."""
    found = report.found
    view = timeline_view(report)
    shown = view.picture
    spans = [(shown.whole, "All of it")]
    if shown.part != shown.whole:
        spans.insert(0, (shown.part, "A part from its middle"))
    used = {each.reason for row in shown.rows for each in row.segments}
    return fill(
        "timeline/page.html.jinja",
        title=f"{found.name} timeline - cuado",
        report=report,
        view=view,
        glance=glance(answer(report)),
        charts=tuple((block_chart(found, shown, span), title) for span, title in spans),
        legend=tuple((reason.name.lower(), WORDS[reason]) for reason in Reason if reason in used),
        share=words.share,
        work=Reason.WORK,
        reasons=WORDS,
    )
