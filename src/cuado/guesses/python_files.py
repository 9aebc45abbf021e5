"""CUDA C++ in a Python file, for CuPy's RawKernel and RawModule; the file is not run."""

import ast
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cuado import inputs
from cuado.errors import CuadoError, UnreadableFileError

_RAW = frozenset({"RawKernel", "RawModule"})
_COMPILED = {"triton": "Triton", "numba": "Numba"}


@dataclass(frozen=True, slots=True)
class EmbeddedSource:
    """A text of CUDA C++ that a Python file holds.

    Attributes:
        code: the text.
        kernel: the name that RawKernel is given; empty of a module.
        options: of the compiler, as far as they are written out.
        line: of the call.
        first: the file's line on which the text begins; 0 where its lines are not the file's.
    """

    code: str
    kernel: str
    options: tuple[str, ...]
    line: int
    first: int = 0


def embedded_sources(path: Path) -> tuple[EmbeddedSource, ...]:
    """The sources in a Python file, in order. Nothing of it is run.

    Raises:
        UnreadableFileError: it is missing, or no Python.
        CuadoError: it has kernels of Triton or Numba only, or none.
    """
    try:
        with warnings.catch_warnings(action="ignore"):  # They would cite the file as it is.
            tree = ast.parse(inputs.read_text(path, inputs.CODE))
    except OSError as error:
        raise UnreadableFileError(path, error.strerror or str(error)) from error
    except (RecursionError, MemoryError) as error:
        raise UnreadableFileError(path, "is nested too deep to be read as Python") from error
    except SyntaxError as error:
        where = "" if error.lineno is None else f", line {error.lineno}"
        raise UnreadableFileError(path, f"is no Python: {error.msg}{where}") from error
    except ValueError as error:
        raise UnreadableFileError(path, f"is no Python: {error}") from error
    texts = dict(_texts(tree))
    found = tuple(_sources(tree, texts))
    if found:
        return found
    for module, name in _COMPILED.items():
        if any(module in imported for imported in _imports(tree)):
            raise CuadoError(
                f"{path}: kernels of {name} are compiled by running the file, which is not done "
                "for a guess",
                f"cuado capture -- python {path}    takes their launches from a run on a GPU",
            )
    raise CuadoError(
        f"{path}: no text of CUDA C++ for CuPy's RawKernel or RawModule is written out in it",
        "give a .cu or .ptx file, or capture a run: cuado capture -- python FILE",
    )


def _texts(tree: ast.Module) -> Iterator[tuple[str, ast.Constant]]:
    """Names that the file's own level binds to a text."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                    yield target.id, node.value


def _sources(tree: ast.Module, texts: dict[str, ast.Constant]) -> Iterator[EmbeddedSource]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        called = node.func.id if isinstance(node.func, ast.Name) else called
        if called not in _RAW:
            continue
        given = {each.arg: each.value for each in node.keywords if each.arg}
        given |= dict(zip(("code", "name"), node.args, strict=False))
        held = _constant(given.get("code"), texts)
        code = _text(given.get("code"), texts)
        if held is not None and code:
            name = _text(given.get("name"), texts) if called == "RawKernel" else ""
            yield EmbeddedSource(
                code, name, _options(given.get("options")), node.lineno, _first(held, code)
            )


def _text(node: ast.expr | None, texts: dict[str, ast.Constant]) -> str:
    held = _constant(node, texts)
    return held.value if held is not None and isinstance(held.value, str) else ""


def _constant(node: ast.expr | None, texts: dict[str, ast.Constant]) -> ast.Constant | None:
    if isinstance(node, ast.Constant):
        return node
    return texts.get(node.id) if isinstance(node, ast.Name) else None


def _first(held: ast.Constant, code: str) -> int:
    """The line on which a text begins, if each of its lines is one of the file."""
    spans = held.end_lineno is not None and held.end_lineno - held.lineno == code.count("\n")
    return held.lineno if spans else 0


def _options(node: ast.expr | None) -> tuple[str, ...]:
    if not isinstance(node, ast.Tuple | ast.List):
        return ()
    values = [each.value for each in node.elts if isinstance(each, ast.Constant)]
    return tuple(each for each in values if isinstance(each, str))


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
