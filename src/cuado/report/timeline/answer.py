"""A timeline on one screen."""

from cuado.kernel_timeline.roles import Reason
from cuado.report import words
from cuado.report.answer import Answer, Bar
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.view import WORDS, timeline_view


def answer(report: TimelineReport) -> Answer:
    """The report on one screen: the critical role's time as bars."""
    view = timeline_view(report)
    role = next((each for each in view.roles if each.is_critical), None)
    role = role or (view.roles[0] if view.roles else None)
    bars = (
        ()
        if role is None
        else tuple(
            Bar(
                WORDS[reason] if reason is Reason.WORK else f"waits for {WORDS[reason]}",
                share,
                words.share(share),
            )
            for reason, share in role.shares
        )
    )
    return Answer(
        verdict=view.verdict,
        facts=view.facts,
        picture="" if role is None else f"Time of {role.title}",
        bars=bars,
        whole=1.0,
        remains=tuple(words.sentence(f"{note}.") for note in view.notes),
    )
