"""Annotations for GitHub Actions: what was found, at its source line, on the page of the change.

One workflow command a line, as the runner reads them from a step's output; its limits are GitHub's
(ten of each severity are shown for a step), so the first are those that matter most.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from cuado.letters import printable
from cuado.names import readable
from cuado.report.document import Document, Style, renderer
from cuado.report.tree import Note, Place, Remark, Severity, Tree, plain

ENDING = ""

_MOST_PLACES = 5
"""Number of further lines that a message names."""
_ESCAPES = {ord("%"): "%25", ord("\r"): "%0D", ord("\n"): "%0A"}
_IN_PROPERTIES = _ESCAPES | {ord(":"): "%3A", ord(","): "%2C"}
"""Characters that would end a message, or one of the properties before it, for the runner."""
_BLANKS = re.compile(r"\s+")


def render(document: Document, _: Style | None = None) -> str:
    """The document's remarks, worst first, its verdict, and its notes."""
    found: Tree = renderer(document, "tree")(document)
    order = list(Severity)
    remarks = sorted(found.remarks, key=lambda remark: order.index(remark.severity))
    notes = (plain(block.text) for block in found.blocks if isinstance(block, Note))
    remarks += (
        Remark(Severity.NOTICE, plain(found.title), says, ()) for says in (found.verdict, *notes)
    )
    return "".join(f"{_command(remark)}\n" for remark in remarks)


def _command(remark: Remark) -> str:
    properties = ",".join(f"{name}={_escaped(text)}" for name, text in _properties(remark))
    says = printable(readable(_message(remark))).translate(_ESCAPES)
    return f"::{remark.severity.value} {properties}::{says}"


def _properties(remark: Remark) -> Iterator[tuple[str, str]]:
    for place in remark.places[:1]:
        yield "file", _path(place)
        yield "line", str(place.line)
    yield "title", readable(remark.title)


def _message(remark: Remark) -> str:
    others = list(dict.fromkeys(f"{_path(place)}:{place.line}" for place in remark.places[1:]))
    if not others:
        return remark.says
    more = f" and {len(others) - _MOST_PLACES} more" if len(others) > _MOST_PLACES else ""
    return f"{remark.says}\nAlso at {', '.join(others[:_MOST_PLACES])}{more}"


def _escaped(text: str) -> str:
    """A property's text, on one line."""
    return printable(_BLANKS.sub(" ", text)).translate(_IN_PROPERTIES)


def _path(place: Place) -> str:
    """The path in GitHub's form: from the root of the checkout, in which a step runs."""
    path, here = Path(place.file), Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else place.file
