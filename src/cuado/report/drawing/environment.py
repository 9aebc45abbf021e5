"""The templates' environment: escaping everywhere, one style sheet, and nothing from outside.

Three fences keep what a recording says (kernel names, source text, messages) from acting:

1. autoescape is on for every template, and drawings are built by :mod:`cuado.report.drawing.svg`;
2. control characters and those that reorder text are written out, so nothing hides or pretends;
3. the content security policy forbids everything from a network, and admits one style sheet and, in
   pages with tables to sort, one script of cuado's own, by their hashes: an element that slipped
   through would have no effect.
"""

import base64
import hashlib
import re
from collections.abc import Mapping, Sized
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from cuado.metrics import VOCABULARY, Unit
from cuado.metrics.quantity import format_value
from cuado.names import readable
from cuado.report import words
from cuado.report.drawing import prose

_PACKAGE = "cuado.report"
_SHARED = "drawing"
_FIRST, _LAST = ("base.css", "figures.css", "answer.css", "costs.css"), ("print.css",)
"""The shared style sheets before the documents' own, and those after them."""

_UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"
    "\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"
)
"""Characters that HTML forbids, that cannot be encoded, are invisible, or reorder text."""


def fill(template: str, **values: Any) -> str:
    """A whole document from a template."""
    return _filled(template, "", values)


def fill_sortable(template: str, **values: Any) -> str:
    """A whole document from a template, with the script that sorts tables of class ``sortable``."""
    return _filled(template, _sorting(), values)


def _filled(template: str, script: str, values: Mapping[str, Any]) -> str:
    style = stylesheet()
    html = (
        _environment()
        .get_template(template)
        .render(
            style=Markup(style),  # noqa: S704 - cuado's own files
            script=Markup(script),  # noqa: S704 - the same
            policy=policy(style, script),
            **values,
        )
    )
    return visible(html)


def visible(text: str) -> str:
    """Characters that would not be seen, as ``[U+202E]``."""
    return _UNSEEN.sub(lambda match: f"[U+{ord(match[0]):04X}]", text)


def policy(style: str, script: str = "") -> str:
    """The content security policy that admits this style sheet and script, and nothing else."""
    admitted = f"default-src 'none'; style-src '{_digest(style)}'"
    if script:
        admitted += f"; script-src '{_digest(script)}'"
    return f"{admitted}; base-uri 'none'; form-action 'none'"


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


@cache
def _sorting() -> str:
    return (files(_PACKAGE) / _SHARED / "sorting.js").read_text(encoding="utf-8")


@cache
def stylesheet() -> str:
    """All style sheets in one: the shared ones around those that stand beside documents."""
    root = files(_PACKAGE)
    folders = sorted((each for each in root.iterdir() if each.is_dir()), key=lambda f: f.name)
    own = [
        sheet
        for folder in folders
        if folder.name != _SHARED
        for sheet in sorted(folder.iterdir(), key=lambda f: f.name)
        if sheet.name.endswith(".css")
    ]
    shared = root / _SHARED
    sheets = (*(shared / name for name in _FIRST), *own, *(shared / name for name in _LAST))
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader(_PACKAGE, ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
        lstrip_blocks=True,
        finalize=_present,
    )
    environment.globals.update(
        words=words,
        Unit=Unit,
        format_value=format_value,
        meaning=meaning,
        could_not_run=could_not_run,
    )
    environment.filters.update(prose=prose.prose, inline=prose.inline, sentence=sentence, stop=stop)
    return environment


_PLAIN_WORD = re.compile(r"[a-z]+(?:[-'][a-z]+)*(?:[\s,.:;)]|$)")
"""``out of``, not ``out[i]``, ``blockIdx`` or ``v1``: those are names, which stay as they are."""


def meaning(metric: str) -> str:
    """The meaning of a metric; empty for other labels."""
    return VOCABULARY[metric].meaning if metric in VOCABULARY else ""


def could_not_run(skipped: Sized) -> str:
    """How many rules were skipped."""
    return "1 rule could not run" if len(skipped) == 1 else f"{len(skipped)} rules could not run"


def sentence(text: str) -> str:
    """The text with a capital first letter, if it begins with a plain word."""
    return text[:1].upper() + text[1:] if _PLAIN_WORD.match(text) else text


def stop(text: str) -> str:
    """The text with a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def _present(value: object) -> object:
    """Text with readable names; None is refused: a template must say what absence means."""
    if value is None:
        raise ValueError("a template prints None")
    return readable(value) if type(value) is str else value
