"""A document is one folder, a format is one file: nothing else has to know of either."""

import importlib
import inspect
from pathlib import Path
from pkgutil import iter_modules

import pytest
from whole_formats import SHOWN

import cuado.report
from cuado.report import formats
from cuado.report.document import Document
from cuado.report.formats import FORMATS, render

RENDERERS = ("html", "json", "terminal", "tree")
PARTS = {
    "__init__": """
from dataclasses import dataclass
from cuado.report.document import Document

@dataclass(frozen=True)
class Weather(Document):
    says: str
""",
    "tree": """
from cuado.report.tree import Code, Items, Note, Table, Tree

def render(document):
    table = Table(("day", "mm"), (("Mon|day", "3"), (Code("Tue"), "-")), numbers=(1,))
    return Tree("weather", document.says, (Note("no `warranty`"), Items(("a", "b"), True), table))
""",
    "json": "def render(document):\n    return {'kind': 'weather', 'says': document.says}\n",
    "terminal": "def render(document, width):\n    yield document.says\n",
    "html": "def render(document):\n    return f'<p>{document.says}</p>'\n",
}


def documents() -> dict[str, type[Document]]:
    """The document class of each folder that has one."""
    found = {}
    for each in iter_modules(cuado.report.__path__):
        module = importlib.import_module(f"cuado.report.{each.name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Document) and kind.__module__ == module.__name__ and each.ispkg:
                found[each.name] = kind
    return found


def test_there_are_twelve_documents() -> None:
    assert set(documents()) == {
        "analysis",
        "catalogue",
        "check",
        "compare",
        "doctor",
        "occupancy",
        "page",
        "run",
        "study",
        "timeline",
        "trace",
        "whatif",
    }


@pytest.mark.parametrize("name", sorted(documents()))
def test_a_document_has_its_renderers_beside_it(name: str) -> None:
    for part in RENDERERS:
        assert callable(importlib.import_module(f"cuado.report.{name}.{part}").render)


def test_a_format_is_found_by_its_name() -> None:
    folder = Path(formats.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert set(FORMATS) == modules
    assert next(iter(FORMATS)) == "terminal"
    assert len({ending for ending in FORMATS.values() if ending}) == len(
        list(filter(None, FORMATS.values()))
    )


def test_a_new_document_is_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "weather_document"
    folder.mkdir()
    for name, text in PARTS.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    document = importlib.import_module("weather_document").Weather("rain")
    rendered = {name: render(document, name) for name in SHOWN}
    assert all("rain" in rendered[name] for name in ("terminal", "json", "html"))
    assert rendered["markdown"] == (
        "# weather\n\n> no \\`warranty\\`\n\n1. a\n2. b\n\n"
        "| day | mm |\n|---|--:|\n| Mon\\|day | 3 |\n| `Tue` | \\- |\n"
    )
