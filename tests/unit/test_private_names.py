"""What a package or a module calls ``_x`` is its own: nobody else imports it."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"


def imports(module: str, text: str) -> Iterator[tuple[str, str]]:
    """Every module that a module imports from, and each name; the empty name for the module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level:
            base = module.split(".")[: -node.level]
            target = ".".join([*base, *filter(None, [node.module])])
            yield from ((target, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, each.name) for each in node.names)


def intrusions(module: str, text: str) -> list[str]:
    """The private names of other packages, or of other modules, that a module imports."""
    found = []
    for target, name in imports(module, text):
        parts = [*target.split("."), *filter(None, [name])]
        if parts[0] != "cuado":
            continue
        for position, part in enumerate(parts):
            owner = ".".join(parts[:position])
            is_private = part.startswith("_") and not part.startswith("__")
            if is_private and not f"{module}.".startswith(f"{owner}."):
                found.append(".".join(parts))
    return found


def test_nobody_imports_the_private_names_of_another_package() -> None:
    found = {}
    for path in sorted((SOURCES / "cuado").rglob("*.py")):
        module = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        if wrong := intrusions(module, path.read_text("utf-8")):
            found[module] = wrong
    assert not found


def test_private_modules_and_names_are_both_seen() -> None:
    text = "from cuado.kernel._own import a\nfrom cuado.kernel.facts import _reuse\nimport cuado._x"
    assert intrusions("cuado.what_if.conduct", text) == [
        "cuado.kernel._own.a",
        "cuado.kernel.facts._reuse",
    ]
    assert not intrusions("cuado.kernel.facts.loops.loop", "from cuado.kernel._own import a")
    assert intrusions("cuado.ptx.code", "from ..kernel._own import a") == ["cuado.kernel._own.a"]
