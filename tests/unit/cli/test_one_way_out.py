"""Verbs print through ``cli/say.py`` and ``cli/output.py`` only: there text is made harmless."""

import ast
from pathlib import Path

import cuado.cli

ALLOWED = {"say.py", "output.py"}
PRINTING = {"print", "echo", "secho"}


def test_no_verb_prints_by_itself() -> None:
    found = []
    for path in Path(cuado.cli.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or path.name in ALLOWED:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            name = node.func.attr if isinstance(node.func, ast.Attribute) else name
            if name in PRINTING:
                found.append(f"{path.name}:{node.lineno}")
    # The program's version, and a report that goes to standard error whole.
    assert [each.partition(":")[0] for each in found] == ["main.py", "trace.py"], found
