"""Draw sentences and names at random from the code and the documentation, to be read by a person.

    python benchmarks/sentences.py --seed 7 -n 20
    python benchmarks/sentences.py --seed 7 --under src/cuado/stats

The same seed and the same tree give the same draw. Half of it is from docstrings; the rest is from
messages (texts of four words and more in the code), pages of ``docs/``, and names of modules and
public functions. Each line says where it is from.
"""

import argparse
import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
_END = re.compile(r"(?<=[a-z0-9)`*%][.!?])\s+(?=[A-Z`*])")
_HEADING = re.compile(r"^ *(Args|Attributes|Raises|Returns|Yields):$", re.MULTILINE)
_ENTRY = r"\n(?= {4}\w+: )"
"""Where the text of an argument or an attribute begins."""
_LEAST_WORDS = 4
Found = tuple[str, str]
"""Where, and the text."""


def _sentences(text: str) -> list[str]:
    """The sentences of a text, without its code blocks and tables."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    prose = re.sub(r"^( {4,}(?!\w+: )\S|[|=#]|---).*$", "", prose, flags=re.MULTILINE)
    parts = re.split(rf"\n\s*\n|\n(?=[-*] )|{_ENTRY}", _HEADING.sub("", prose))
    joined = (" ".join(part.split()) for part in parts)
    found = (each for part in joined for each in _END.split(part))
    return [each for each in found if len(each.split()) > 1]


def _of_code(file: Path) -> Iterator[tuple[str, Found]]:
    """Kind, place and text of each sentence and public name in a module."""
    name = str(file.relative_to(ROOT))
    tree = ast.parse(file.read_text(encoding="utf-8"))
    yield "name", (name, file.stem)
    docstrings = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        text = ast.get_docstring(node, clean=True)
        if text is not None:
            docstrings.add(id(node.body[0].value))  # type: ignore[attr-defined]
            for sentence in _sentences(text):
                yield "docstring", (f"{name}:{node.body[0].lineno}", sentence)
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield "name", (f"{name}:{node.lineno}", node.name)
    for line, text in _messages(tree, docstrings):
        yield "message", (f"{name}:{line}", text)


def _messages(tree: ast.Module, docstrings: set[int]) -> Iterator[tuple[int, str]]:
    """Line and text of each string of several words; what is put in is shown by braces."""
    inside = set(docstrings)
    for node in ast.walk(tree):  # An f-string comes before its parts.
        if isinstance(node, ast.JoinedStr):
            parts = [str(n.value) if isinstance(n, ast.Constant) else "{}" for n in node.values]
            inside |= {id(each) for each in node.values}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            parts = [] if id(node) in inside else [node.value]
        else:
            continue
        words = "".join(parts).split()
        if len(words) >= _LEAST_WORDS and not words[-1].endswith(";"):  # That would be PTX.
            yield node.lineno, " ".join(words)


def collected(under: Path) -> dict[str, list[Found]]:
    """All that can be drawn, by kind."""
    found: dict[str, list[Found]] = {"docstring": [], "message": [], "docs": [], "name": []}
    for file in sorted(under.rglob("*.py")):
        for kind, each in _of_code(file):
            found[kind].append(each)
    pages = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    for page in sorted(pages):
        if page.is_relative_to(under) or under == ROOT / "src":
            sentences = _sentences(page.read_text(encoding="utf-8"))
            found["docs"] += [(str(page.relative_to(ROOT)), each) for each in sentences]
    return found


def drawn(found: dict[str, list[Found]], seed: int, count: int) -> list[Found]:
    """Half from docstrings, the rest from the other kinds, evenly."""
    draw = random.Random(seed)  # noqa: S311 - nothing secret
    others = [kind for kind in ("message", "docs", "name") if found[kind]]
    kinds = [
        "docstring" if at % 2 == 0 or not others else others[at // 2 % len(others)]
        for at in range(count)
    ]
    return [draw.choice(found[kind]) for kind in kinds if found[kind]]


def main() -> None:
    """Print a draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--under", type=Path, default=ROOT / "src", help="folder to draw from")
    words = parser.parse_args()
    for place, text in drawn(collected(words.under.resolve()), words.seed, words.n):
        print(f"{place}\n    {text}")


if __name__ == "__main__":
    main()
