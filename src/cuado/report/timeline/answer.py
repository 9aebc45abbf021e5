"""A timeline on one screen."""

from cuado.kernel_timeline.roles import Reason
from cuado.report import words
from cuado.report.answer import Answer, Bar, Point
from cuado.report.timeline import TimelineReport
from cuado.report.timeline.view import WORDS, RoleView, TimelineView, timeline_view

ADVICE = {
    Reason.COPIES: (
        "Start the copy earlier: one more stage of the pipeline, or before work that does not "
        "need it."
    ),
    Reason.PRODUCTS: (
        "Products are the work itself: let each be of a larger tile, or let a second group of "
        "warps multiply meanwhile."
    ),
    Reason.WARPS: (
        "Let the warps that it waits for arrive earlier: less work before they do, or one stage "
        "more between them."
    ),
    Reason.BARRIER: (
        "Synchronise less often, or only the warps that exchange data (a named barrier, "
        "__syncwarp)."
    ),
    Reason.COPIES_OUT: (
        "Wait for copies out only before their buffer is written again, and use one buffer more."
    ),
    Reason.MBARRIER: "Let whoever arrives last at this mbarrier arrive earlier, or add a stage.",
    Reason.CLUSTER: "Let the cluster's blocks exchange data less often, or make clusters smaller.",
    Reason.GRID: "Do what does not need the grid before first, and wait for it as late as you can.",
}
"""What to do about the longest wait, by what is waited for."""


def answer(report: TimelineReport) -> Answer:
    """The report on one screen: the critical role's time as bars."""
    view = timeline_view(report)
    role = first_role(view)
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
        points=points(view),
        picture="" if role is None else f"Time of {role.title}",
        bars=bars,
        whole=1.0,
        remains=tuple(words.sentence(f"{note}.") for note in view.notes),
    )


def first_role(view: TimelineView) -> RoleView | None:
    """The role that others wait for, or else the first one; None without any."""
    critical = next((each for each in view.roles if each.is_critical), None)
    return critical or (view.roles[0] if view.roles else None)


def points(view: TimelineView) -> tuple[Point, ...]:
    """The longest wait of the role that others wait for: its line, and what to do."""
    role = first_role(view)
    if role is None or not role.waits:
        return ()
    first = role.waits[0]
    where = f"{first.place}  {first.text}".rstrip()
    says = f"{role.title}: {first.share} of the time waits for {first.says}"
    return (Point(says, where, ADVICE[first.reason]),)
