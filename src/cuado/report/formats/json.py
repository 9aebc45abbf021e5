"""JSON for machines: versioned, with published schemas, ``report/<document>/schema.json``.

``schema_version`` has the form MAJOR.MINOR. A minor number rises when keys are added, the major
one when a key changes its meaning or goes. Absent numbers are null or left out, never 0.
"""

import json
import re
from importlib.resources import files
from typing import Any

from cuado.letters import harmless_json
from cuado.names import readable
from cuado.report.document import Document, Style, renderer
from cuado.report.json_parts import Json

ENDING = ".json"
SCHEMA_VERSION = "1.9"
"""Version of the JSON output. Additions raise the minor number."""
_NAME = re.compile(r"[\w$.]+")


def render(document: Document, _: Style | None = None) -> str:
    """The document as indented JSON text."""
    text = json.dumps(plain(document), indent=2, ensure_ascii=False, allow_nan=False)
    return f"{harmless_json(text)}\n"


def plain(document: Document) -> Json:
    """The document as dictionaries and lists.

    Sentences have readable names. A value that is a name as a whole stays: programs look it up.
    """
    body: Json = _readable(renderer(document, "json")(document))
    return {"schema_version": SCHEMA_VERSION, **body}


def _readable(value: Any) -> Any:
    match value:
        case dict():
            return {key: _readable(each) for key, each in value.items()}
        case list() | tuple():
            return [_readable(each) for each in value]
        case str():
            return value if _NAME.fullmatch(value) else readable(value)
        case _:
            return value


def schema(kind: str = "analysis") -> Json:
    """The JSON schema of a document: ``analysis``, ``compare``, ``whatif``, ``run``, ``trace``."""
    text = files("cuado.report").joinpath(kind, "schema.json").read_text("utf-8")
    loaded: Json = json.loads(text)
    return loaded
