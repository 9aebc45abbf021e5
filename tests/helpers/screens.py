"""What one screen of a terminal must hold to: size, first lines, times and sentences."""

import re
from importlib import import_module

from cuado.report.answer import Answer
from cuado.report.answer_terminal import MOST_LINES
from cuado.report.document import Document
from cuado.report.formats import Style, render
from cuado.report.page import Page

WIDTH = 80
FIRST = 10
"""Lines in which the line to change and what to do must begin."""
READ = 65
"""Words that are read in 15 seconds."""
_GAIN = re.compile(r"\d(\.\d+)?x\b|\d%|not bounded|was not measured")
_TIME = re.compile(r"(?<![\w.,])(\d[\d,]*(?:\.\d+)?) (ns|us|ms)\b")


def screen_of(document: Document) -> str:
    """What a verb prints by default, on a terminal of 80 columns."""
    return render(document, "terminal", Style(WIDTH, brief=True))


def answer_of(document: Document) -> Answer | None:
    """The answer behind the screen; None for lists, pages and the like."""
    name = type(document).__module__
    try:
        module = import_module(f"{name}.answer")
    except ModuleNotFoundError:
        return None
    found: Answer = module.answer(
        getattr(document, "result", document) if "compare" in name else document
    )
    return found


def faults(document: Document) -> list[str]:
    """What is wrong with a document's screen; empty if nothing is."""
    text = screen_of(document)
    found = _of_size(text)
    if not isinstance(document, Page):  # A page quotes documents as they are printed.
        found += _of_times(text)
    answer = answer_of(document)
    if answer is not None:
        found += [*_of_first_lines(text, answer), *_of_sentences(answer)]
    return found


def _of_size(text: str) -> list[str]:
    lines = text.splitlines()
    found = [] if len(lines) <= MOST_LINES else [f"{len(lines)} lines"]
    # A command is never broken: it could not be typed.
    wide = [line for line in lines if len(line) > WIDTH and not line.startswith("cuado ")]
    return found + [f"too wide: {line}" for line in wide]


def _of_times(text: str) -> list[str]:
    """Each time has three significant digits; clocks count whole nanoseconds."""
    found = []
    for number, unit in _TIME.findall(text):
        digits = re.sub(r"\D", "", number).lstrip("0")
        is_whole = unit == "ns" and "." not in number
        if len(digits) != 3 and not is_whole and float(number.replace(",", "")):
            found.append(f"{number} {unit}: not three digits")
    return found


def _of_first_lines(text: str, answer: Answer) -> list[str]:
    """The first point's line and what to do begin within the first ten lines."""
    head = " ".join(" ".join(text.splitlines()[:FIRST]).split())
    point = next((each for each in answer.points if each.where or each.do), None)
    if point is None:
        return []
    place = point.where.split()[0] if point.where else ""
    wanted = (place, " ".join(point.do.split()[:4]))
    return [f"not in the first {FIRST} lines: {each}" for each in wanted if each not in head]


def faults_in_15_seconds(document: Document) -> list[str]:
    """What an answer's first words lack: where it is, how much that brings, what to do."""
    text, answer = screen_of(document), answer_of(document)
    head = " ".join(text.split()[:READ])
    if answer is None:
        return []
    if not answer.points:
        whole = " ".join(answer.verdict.split()) in " ".join(text.split()[: READ + 1])
        return [] if whole else [f"the verdict is too long: {answer.verdict}"]
    first = answer.points[0]
    found = [] if _GAIN.search(head) else [f"no gain in {READ} words: {head}"]
    for what in (" ".join(first.where.split()[:1]), " ".join(first.do.split()[:7])):
        if not what or what not in head:
            found.append(f"not in the first {READ} words: {what or 'a place, or what to do'}")
    return found


def _of_sentences(answer: Answer) -> list[str]:
    """Each sentence begins as one, ends, and has no value that is absent."""
    texts = [answer.verdict, *answer.facts, *answer.notes, *answer.remains]
    texts += [point.do for point in answer.points if point.do]
    found = [f"no end: {each}" for each in texts if not each.rstrip().endswith((".", "?"))]
    found += [f"absent: {each}" for each in texts if re.search(r"\b(None|nan)\b", each)]
    return found + [
        f"no beginning: {p.do}" for p in answer.points if p.do and not p.do[0].isupper()
    ]
