"""The draw of sentences for review: the same for a seed, and of every kind."""

from pathlib import Path

import pytest

import sentences

MODULE = '''"""What the module is for. It says why."""

MESSAGE = "the kernel was not launched"


NAME = "kernel"


def public() -> str:
    """Return the message.

    Raises:
        ValueError: never.
    """
    return f"{MESSAGE}: {NAME} was not found"
'''


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sentences, "ROOT", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "src" / "module.py").write_text(MODULE)
    (tmp_path / "docs" / "page.md").write_text("# A page\n\nOne sentence. Another one.\n")
    for name in ("README.md", "CONTRIBUTING.md"):
        (tmp_path / name).write_text("")
    return tmp_path


def test_every_kind_is_collected(tree: Path) -> None:
    found = sentences.collected(tree / "src")
    texts = {kind: [text for _, text in each] for kind, each in found.items()}
    assert texts["docstring"] == [
        "What the module is for.",
        "It says why.",
        "Return the message.",
        "ValueError: never.",
    ]
    assert texts["message"] == ["the kernel was not launched", "{}: {} was not found"]
    assert texts["docs"] == ["One sentence.", "Another one."]
    assert texts["name"] == ["module", "public"]


def test_a_seed_gives_the_same_draw(tree: Path) -> None:
    found = sentences.collected(tree / "src")
    first = sentences.drawn(found, 3, 20)
    assert len(first) == 20
    assert first == sentences.drawn(found, 3, 20)
    assert first != sentences.drawn(found, 4, 20)
