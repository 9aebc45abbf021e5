"""What an outcome means: the orderly end or the breakage, and whether that was expected."""

from __future__ import annotations

import re
import signal
from dataclasses import dataclass
from enum import StrEnum

from child import Outcome
from kernel import HostileKernel, Kind

_GONE = "the process that runs emulated code is gone"
FLOOD = 1 << 20  # bytes of output that nobody reads
_FINDING = re.compile(r"^(?:error|warning): (?P<title>.*)$")
# what a terminal obeys: no report has them, whatever a kernel calls its labels
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_LINE = re.compile(r"PTX line (\d+)")
# a verb that cannot begin refuses every kernel alike, which says nothing of it
_NO_TOOL = re.compile(r"\b(?:ptxas|nvdisasm|nvcc) not found")
_TRIAL = re.compile(r"cuado: '[^']+':")


class Verdict(StrEnum):
    """How an end compares with those expected; all but the first are failures."""

    EXPECTED = "as expected"
    MISSED = "missed"  # called free of defects, or it ran, where it must not
    OTHER = "other defect"  # a defect, but not the one, or not at the line
    ALARM = "false alarm"  # a harmless kernel was blamed
    NOT_RUN = "refused"  # refused or stopped where it had to be run
    CRASH = "crash"
    TRACEBACK = "traceback"
    HANG = "hang"
    MEMORY = "memory"
    WORKER = "worker gone"  # the process that runs emulated code ended, or answered nonsense
    FLOOD = "flood"
    ODD = "odd exit"
    NO_TOOL = "no tool"  # the machine lacks what the verb needs


@dataclass(frozen=True)
class Finding:
    """A defect that `cuado check` listed, and the PTX lines it was named at."""

    title: str
    lines: frozenset[int]


def findings(text: str) -> list[Finding]:
    """The errors and warnings of the terminal report of `cuado check`."""
    found: list[Finding] = []
    for line in text.split("\n"):
        begins = _FINDING.match(line)
        if begins:
            found.append(Finding(begins["title"], frozenset()))
        elif found and line.startswith("   ") and (named := _LINE.search(line)):
            last = found.pop()
            found.append(Finding(last.title, last.lines | {int(named[1])}))
    return found


def breakage(outcome: Outcome) -> tuple[Verdict, str] | None:
    """How the verb broke, if no orderly end was come to."""
    if outcome.stopped_for == "memory":
        return Verdict.MEMORY, f"stopped at {outcome.peak / 2**30:.1f} GiB"
    if outcome.stopped_for == "time":
        took = f"{outcome.seconds:.0f} s, {outcome.cpu_seconds:.0f} s of CPU"
        return Verdict.HANG, f"stopped after {took}"
    if outcome.code < 0 or outcome.code >= 128:
        number = -outcome.code if outcome.code < 0 else outcome.code - 128
        return Verdict.CRASH, f"signal {_signal_name(number)}"
    if missing := _NO_TOOL.search(outcome.stderr):
        return Verdict.NO_TOOL, missing[0]
    return _bad_report(outcome)


def _bad_report(outcome: Outcome) -> tuple[Verdict, str] | None:
    """What is wrong with how the verb reported its end."""
    for text in (outcome.stderr, outcome.stdout):
        if "Traceback (most recent call last)" in text:
            return Verdict.TRACEBACK, text.strip().split("\n")[-1][:300]
    if _GONE in outcome.stderr:
        return Verdict.WORKER, outcome.stderr.strip().split("\n")[0][:300]
    if outcome.said_bytes > FLOOD:
        return Verdict.FLOOD, f"{outcome.said_bytes / 2**20:.0f} MiB of output"
    odd = _CONTROL.search(outcome.stdout + outcome.stderr)
    if odd:
        return Verdict.ODD, f"control character {odd[0]!r} in the output"
    if outcome.code not in (0, 1, 2):
        return Verdict.ODD, f"exit code {outcome.code}"
    is_silent = outcome.code == 2 and not outcome.stderr.strip()
    return (Verdict.ODD, "exit code 2 without a message") if is_silent else None


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def kind_of(verb: str, outcome: Outcome) -> Kind:
    """The orderly end that an unbroken verb came to."""
    if outcome.code == 2:
        tried = verb != "check" and _TRIAL.search(outcome.stderr)
        return Kind.FAILED_TRIAL if tried else Kind.REFUSED
    if verb != "check":
        return Kind.RUNS
    return Kind.CLEAN if outcome.code == 0 else Kind.DEFECT


def _said(verb: str, kind: Kind, outcome: Outcome) -> str:
    if kind is Kind.DEFECT:
        named = [
            f"{finding.title} (line {', '.join(map(str, sorted(finding.lines))) or '?'})"
            for finding in findings(outcome.stdout)
        ]
        return "; ".join(named)[:600]
    text = outcome.stderr.strip() or outcome.stdout.strip()
    return f"{kind}: {text.split(chr(10))[0][:300]}" if kind is not Kind.RUNS else str(kind)


def judge(kernel: HostileKernel, verb: str, outcome: Outcome) -> tuple[Verdict, str]:
    """The verdict on one outcome, and in one line what happened."""
    broken = breakage(outcome)
    if broken:
        return broken
    kind = kind_of(verb, outcome)
    said = _said(verb, kind, outcome)
    ends = kernel.ends[verb]
    if kind is Kind.DEFECT:
        return _judge_defects(kernel, outcome), said
    if any(end.kind is kind for end in ends):
        return Verdict.EXPECTED, said
    return (Verdict.MISSED if kind in (Kind.CLEAN, Kind.RUNS) else Verdict.NOT_RUN), said


def _judge_defects(kernel: HostileKernel, outcome: Outcome) -> Verdict:
    defects = [end for end in kernel.ends["check"] if end.kind is Kind.DEFECT]
    if not defects:
        harmless = any(end.kind is Kind.CLEAN for end in kernel.ends["check"])
        return Verdict.ALARM if harmless else Verdict.OTHER
    marked = kernel.marked_lines()
    for finding in findings(outcome.stdout):
        at = not marked or bool(marked & finding.lines)
        for end in defects:
            if (at or end.anywhere) and re.search(end.says, finding.title, re.IGNORECASE):
                return Verdict.EXPECTED
    return Verdict.OTHER
