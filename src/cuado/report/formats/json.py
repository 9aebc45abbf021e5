"""JSON for machines: versioned, with published schemas, ``report/<document>/schema.json``.

``schema_version`` has the form MAJOR.MINOR. A minor number rises when keys are added, the major
one when a key changes its meaning or goes. Absent numbers are null or left out, never 0.
"""

import json
from importlib.resources import files

from cuado.letters import harmless_json
from cuado.report.document import Document, Style, renderer
from cuado.report.json_parts import Json

ENDING = ".json"
SCHEMA_VERSION = "1.7"
"""Of the JSON output. Additions raise the minor number."""


def render(document: Document, _: Style | None = None) -> str:
    """The document as indented JSON text."""
    text = json.dumps(plain(document), indent=2, ensure_ascii=False, allow_nan=False)
    return f"{harmless_json(text)}\n"


def plain(document: Document) -> Json:
    """The document as dictionaries and lists."""
    return {"schema_version": SCHEMA_VERSION, **renderer(document, "json")(document)}


def schema(kind: str = "analysis") -> Json:
    """The JSON schema of a kind of document: ``analysis``, ``whatif``, ``run`` or ``trace``."""
    text = files("cuado.report").joinpath(kind, "schema.json").read_text("utf-8")
    loaded: Json = json.loads(text)
    return loaded
