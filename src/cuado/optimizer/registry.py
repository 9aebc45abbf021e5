"""Finds the transformations: every module in ``transformations`` that has a ``TRANSFORMATION``."""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from inspect import cleandoc

import cuado.optimizer.transformations
from cuado.errors import CuadoError, UnknownNameError
from cuado.optimizer.transformation import Transformation

_WRITTEN = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?:\((?P<fields>.*)\))?", re.ASCII)
_READERS: dict[object, Callable[[str], object]] = {
    int: int,
    float: float,
    str: str,
    bool: {"True": True, "False": False}.__getitem__,
}


@cache
def all_transformations() -> tuple[type[Transformation], ...]:
    """Every transformation, by name."""
    package = cuado.optimizer.transformations
    modules = (
        importlib.import_module(f"{package.__name__}.{info.name}")
        for info in pkgutil.iter_modules(package.__path__)
        if not info.name.startswith("_")
    )
    found: list[type[Transformation]] = [module.TRANSFORMATION for module in modules]
    return tuple(sorted(found, key=lambda each: each.NAME))


def transformation_named(name: str) -> type[Transformation]:
    """The transformation called ``name``.

    Raises:
        UnknownNameError: if there is none; lists those there are.
    """
    known = {each.NAME: each for each in all_transformations()}
    if name not in known:
        raise UnknownNameError("transformation", name, known)
    return known[name]


def transformation_from(text: str) -> Transformation:
    """The transformation that prints as ``text``: ``block-coarsening(axis=y, factor=4)``.

    Raises:
        UnknownNameError: there is no such transformation.
        CuadoError: the numbers do not fit it.
    """
    found = _WRITTEN.fullmatch(text.strip())
    if found is None:
        raise CuadoError(f"'{text}' is no transformation", "write name(field=value, ...)")
    kind = transformation_named(found["name"])
    pairs = [each.partition("=") for each in (found["fields"] or "").split(",") if each.strip()]
    given = {name.strip(): value.strip() for name, _, value in pairs}
    types = {each.name: each.type for each in fields(kind)}
    if set(given) != set(types):
        wanted = ", ".join(types) or "none"
        raise CuadoError(f"'{text}': fields of '{kind.NAME}' are: {wanted}")
    try:
        return kind(**{name: _READERS[types[name]](given[name]) for name in types})
    except (KeyError, ValueError) as error:
        raise CuadoError(f"'{text}': {error}") from None


@cache
def documentation(name: str) -> str:
    """The teaching text of a transformation: its module's docstring.

    Raises:
        UnknownNameError: if there is none.
    """
    module = transformation_named(name).__module__
    return cleandoc(importlib.import_module(module).__doc__ or "")


def note_without_ptx(kinds: Iterable[type[Transformation]]) -> str:
    """A note on what is left out for machine code without PTX."""
    left = ", ".join(kind.NAME for kind in kinds if not kind.NEEDS_PTX)
    if not left:
        return "no-ptx: all requested transformations need PTX; none is tried"
    return f"no-ptx: only transformations of the launch are tried ({left}); the others need PTX"
