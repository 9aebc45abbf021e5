"""Measure what the house rules ask of the tree: sizes, comments, imports, files entered.

    python benchmarks/house.py
    python benchmarks/house.py --alone --entered whatif CASE.toml --device emulated:h200
    python benchmarks/house.py --contents kernel/facts

The first prints a table of the tree. With ``--entered`` the words are a command of ``cuado``: it is
run, and the files in whose functions it was are counted by package, those of catalogues (rules,
experiments, transformations, counters, lowered opcodes) apart, because a reader of the path needs
one of them and not all. With ``--alone`` the small ones that only one other module imports follow:
what could be merged. ``--contents`` prints the table of contents of a folder that has one, with
what each module is.
"""

import argparse
import ast
import importlib
import io
import re
import sys
import threading
import tokenize
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "cuado"
ALGORITHMIC = (
    "kernel/values",
    "kernel/facts",
    "kernel/rewrites",
    "ptx/analysis",
    "backends/emulated/timing",
    "backends/emulated/machine_code",
)
CATALOGUES = (
    "rules/",
    "what_if/experiments/",
    "optimizer/transformations/",
    "backends/emulated/counters/",
    "backends/emulated/frontend/lowering/",
)
_LAYOUT = {
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.COMMENT,
}
_SMALL = 60
"""Lines of a module that might be a part of another."""


def _docstring_lines(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if ast.get_docstring(node) is not None:
            first = node.body[0]
            found |= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    return found


def comments_and_code(text: str) -> tuple[int, int]:
    """Lines with a comment that speaks to a reader, and lines of code, docstrings not counted."""
    comments, code = set(), set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not re.match(r"# (noqa|type:)", token.string):
            comments.add(token.start[0])
        elif token.type not in _LAYOUT:
            code |= set(range(token.start[0], token.end[0] + 1))
    return len(comments), len(code - _docstring_lines(ast.parse(text)))


def imported(module: Path) -> set[str]:
    """The dotted names that a module imports, with the names taken from them."""
    found = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{each.name}" for each in node.names} | {node.module}
    return found


def _statements(package: str, target: str) -> int:
    """Import statements in a package that name another one."""
    return sum(
        isinstance(node, ast.ImportFrom) and (node.module or "").startswith(target)
        for file in (SOURCES / package).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    )


def _tree_table() -> Iterator[str]:
    files = sorted(SOURCES.rglob("*.py"))
    lines = sum(len(each.read_text(encoding="utf-8").splitlines()) for each in files)
    yield f"src: {len(files)} files, {lines} lines"
    for folder in (*ALGORITHMIC, ""):
        counts = [
            comments_and_code(each.read_text(encoding="utf-8"))
            for each in (SOURCES / folder).rglob("*.py")
        ]
        comments, code = (sum(column) for column in zip(*counts, strict=True))
        name = folder or "all of src"
        yield f"comments, {name}: {comments} on {code} lines of code, {comments / code:.1%}"
    yield f"imports from optimizer into what_if: {_statements('optimizer', 'cuado.what_if')}"
    helpers = [
        each.name
        for folder in ("what_if/experiments", "optimizer/transformations")
        for each in (SOURCES / folder).glob("_[a-z]*.py")
    ]
    yield f"private helper files among experiments and transformations: {len(helpers)}"


def entered(words: Sequence[str]) -> set[Path]:
    """The files of cuado in whose functions a command was; class and module bodies do not count."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        # 1 is CO_OPTIMIZED, which the body of a module or class is not.
        if event == "call" and frame.f_code.co_flags & 1:
            files.add(frame.f_code.co_filename)

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, function = project["scripts"]["cuado"].split(":")
    sys.argv = ["cuado", *words]
    sys.setprofile(note)
    threading.setprofile(note)
    try:
        getattr(importlib.import_module(module), function)()
    except SystemExit:
        pass
    finally:
        sys.setprofile(None)
    return {Path(each) for each in files if Path(each).is_relative_to(SOURCES)}


def _entered_table(files: set[Path]) -> Iterator[str]:
    names = {each.relative_to(SOURCES).as_posix() for each in files}
    others = {each for each in names if not each.startswith(CATALOGUES)}
    yield f"{len(names)} files entered, {len(others)} without catalogues"
    by_package = Counter("/".join(each.split("/")[:2][:-1] or ["."]) for each in others)
    by_folder = Counter(each.rpartition("/")[0] or "." for each in others)
    yield ", ".join(f"{name} {count}" for name, count in by_package.most_common())
    yield from (f"  {count:3} {name}" for name, count in by_folder.most_common(25))


def _alone(files: set[Path]) -> Iterator[str]:
    """Small modules among them with one importer, and that importer."""
    importers: dict[str, set[str]] = defaultdict(set)
    for file in SOURCES.rglob("*.py"):
        for name in imported(file):
            importers[name].add(file.relative_to(SOURCES).as_posix())
    for file in sorted(files):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        name = ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts)
        if lines < _SMALL and len(importers[name]) == 1 and file.name != "__init__.py":
            short = file.relative_to(SOURCES).as_posix()
            if not short.startswith(CATALOGUES):
                (importer,) = importers[name]
                size = len((SOURCES / importer).read_text(encoding="utf-8").splitlines())
                yield f"  {short} ({lines}) <- {importer} ({size})"


def _says(module: Path) -> str:
    """The first line of a module's docstring."""
    text = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    return (text or "").partition("\n")[0]


def _contents(folder: Path) -> Iterator[str]:
    """The modules with the first line of each, by rooms or by the headings of the docstring."""
    listed = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    for line in (listed or "").splitlines():
        names = [
            each.strip() for each in line.split(",") if (folder / f"{each.strip()}.py").exists()
        ]
        if not line.startswith("    ") or not names:
            yield line
        for name in names if line.startswith("    ") else ():
            yield f"    {name:24} {_says(folder / f'{name}.py')}"
    for room in sorted(each.parent for each in folder.glob("*/__init__.py")):
        yield f"\n{room.name}: {_says(room / '__init__.py')}"
        for module in sorted(room.glob("[a-z]*.py")):
            yield f"    {module.stem:24} {_says(module)}"


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--alone", action="store_true", help="list small modules with one importer")
    parser.add_argument("--entered", nargs=argparse.REMAINDER, help="a command of cuado")
    parser.add_argument("--contents", help="a folder below src/cuado with a table of contents")
    words = parser.parse_args()
    if words.contents is not None:
        print(*_contents(SOURCES / words.contents), sep="\n")
        return
    if words.entered is None:
        print(*_tree_table(), sep="\n")
        return
    files = entered(words.entered)
    print(*_entered_table(files), sep="\n", file=sys.stderr)
    if words.alone:
        print(*_alone(files), sep="\n", file=sys.stderr)


if __name__ == "__main__":
    main()
