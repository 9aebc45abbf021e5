"""The patch of a run in words: what it does to the source, what it keeps, what it leaves."""

from dataclasses import dataclass

from cuado.optimizer.session import PatchRecord, PatchStep, Session
from cuado.report import words
from cuado.report.run.exactness import results
from cuado.report.whatif import wording

TITLE = "The fastest version as a patch of the source"


@dataclass(frozen=True, slots=True)
class PatchView:
    """What a reader gets of a patch.

    Attributes:
        says: the result in a sentence.
        steps: a line for each kept step: what was written, or why not.
        left: of steps that are not written: what to write, and where.
        launch: what to set beside the patch.
        proofs: what was compared.
        diff: its lines; none where no patch is offered.
    """

    says: str
    steps: tuple[str, ...]
    left: tuple[str, ...]
    launch: tuple[str, ...]
    proofs: tuple[str, ...]
    diff: tuple[str, ...]


def patch_view(session: Session) -> PatchView | None:
    """The session's patch in words; None where none was made."""
    record = session.patch
    if record is None:
        return None
    return PatchView(
        says=words.sentence(_says(session, record)),
        steps=tuple(_step(each) for each in record.steps),
        left=tuple(line for each in record.steps for line in _left(each)),
        launch=record.launch,
        proofs=record.proofs,
        diff=tuple(record.diff.splitlines()),
    )


def _says(session: Session, record: PatchRecord) -> str:
    if record.reason:
        by_hand = any(step.write for step in record.steps)
        instead = "write the change by hand, or " if by_hand else ""
        return (
            f"no patch of the source is offered: {record.reason}; {instead}take the PTX that "
            "'cuado run --emit DIR' writes"
        )
    how = "modelled " if session.modelled else ""
    gain = f"{how}{wording.gain(record.gain.estimate)} faster" if record.gain else "not timed"
    kept = ""
    if record.share is not None:
        kept = f", {record.share:.0%} of the gain" if record.share <= 1 else ", all of the gain"
    held = sum(step.is_written for step in record.steps)
    of = f"{held} of {wording.count(len(record.steps), 'step')}"
    what = f"the patch of {record.file}" if record.diff else "the launch alone"
    written = (step.step for step in record.steps if step.is_written)
    return f"{what} has {of}: {gain}{kept}, {results(written)}"


def _step(step: PatchStep) -> str:
    return f"{step.step}: {'' if step.is_written else 'not in the patch: '}{step.says}"


def _left(step: PatchStep) -> tuple[str, ...]:
    if step.is_written or not step.write:
        return step.lines
    says, *code = step.write.split("\n")
    return (*step.lines, f"write there: {says}", *code)


def patch_json(record: PatchRecord) -> dict[str, object]:
    """A patch as JSON, without the gain."""
    return {
        "file": record.file or None,
        "diff": record.diff or None,
        "reason": record.reason or None,
        "share": record.share,
        "steps": [
            {
                "step": step.step,
                "written": step.is_written,
                "says": step.says,
                "lines": list(step.lines),
                "write": step.write or None,
            }
            for step in record.steps
        ],
        "launch": list(record.launch),
        "compared": list(record.proofs),
    }
