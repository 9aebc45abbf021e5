"""A timeline as a tree: who waits for what, where."""

from collections.abc import Iterator

from cuado.kernel_timeline.roles import Reason
from cuado.report import words
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.view import WORDS, RoleView, timeline_view
from cuado.report.tree import Block, Code, Heading, Note, Paragraph, Strong, Table, Tree


def render(report: TimelineReport) -> Tree:
    """The report as plain data."""
    view = timeline_view(report)
    blocks = (
        Paragraph((Strong(view.verdict), f" By cuado {report.version}.")),
        *map(Paragraph, view.facts),
        *(Note(words.sentence(f"{note}.")) for note in view.notes),
        *(block for role in view.roles for block in _role(role)),
    )
    return Tree(view.title, view.verdict, blocks)


def _role(role: RoleView) -> Iterator[Block]:
    critical = ", critical: others wait for it" if role.is_critical else ""
    yield Heading(f"{role.title[:1].upper()}{role.title[1:]}{critical}")
    yield Table(
        ("of the time", "what"),
        tuple(
            (
                words.share(share),
                WORDS[reason] if reason is Reason.WORK else f"waits for {WORDS[reason]}",
            )
            for reason, share in role.shares
        ),
        (0,),
    )
    if role.waits:
        yield Table(
            ("of the time", "waits for", "at", "one takes", "waits", "source"),
            tuple(
                (w.share, w.says, Code(w.place), w.mean, f"{w.count:,}", Code(w.text))
                for w in role.waits
            ),
            (0, 3, 4),
        )
    if role.regions:
        yield Table(
            ("cycles (from, to)", "a second stamp adds", "from where", "source"),
            tuple((r.cycles, r.second, Code(r.says), Code(r.text)) for r in role.regions),
            (0, 1),
        )
