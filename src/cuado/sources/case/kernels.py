"""The kernels of a module by the names that people use for them."""

import re
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

from cuado.errors import CuadoError
from cuado.names import readable_name, without_parameters
from cuado.ptx.syntax.tree import Function, Module
from cuado.sass.toolchain.errors import ToolFailedError
from cuado.sass.toolchain.process import run

_DEMANGLERS = ("cu++filt", "c++filt")
_MANGLED = re.compile(r"_Z[A-Za-z0-9][\w.$]{0,10000}", re.ASCII)
"""What a demangler is given: of other arguments it would take "-n" for an option, and "@FILE" for
what is written in that file."""
_SECONDS = 20.0
_SPACE = re.compile(r"\s+")
_KNOWN: dict[str, str] = {}
"""C++'s names that were asked for, by those in the PTX."""
_MOST_KNOWN = 1 << 16


class KernelNotFoundError(CuadoError):
    """A kernel that a module does not have, or that it has several of."""


def find_kernel(module: Module, wanted: str) -> Function:
    """The kernel called ``wanted``; the only one for an empty name.

    A name is the one in the PTX, or C++'s with or without its scope, template arguments and
    parameters: ``scale``, ``app::scale<float>``, ``app::scale<float>(float *, int)``.

    Raises:
        KernelNotFoundError: there is none, or more than one; lists those there are.
    """
    entries = {entry.name: entry for entry in module.entries}
    if not entries:
        raise KernelNotFoundError(
            "the module has no kernel",
            "declare it __global__ and not static, and instantiate templates: "
            "template __global__ void kernel<float>(float *);",
        )
    if wanted in entries:
        return entries[wanted]
    fitting = list(entries)
    if wanted:
        readable = demangled(entries)
        sought = _SPACE.sub("", wanted)
        fitting = [name for name in entries if sought in _forms(readable[name])]
    if len(fitting) == 1:
        return entries[fitting[0]]
    problem = f"{len(fitting)} kernels are called" if fitting else "there is no kernel"
    raise KernelNotFoundError(
        f"{problem} '{wanted}'" if wanted else f"the module has {len(entries)} kernels",
        f"name one of: {'; '.join(described(fitting or entries))}",
    )


def described(names: Iterable[str]) -> list[str]:
    """Kernels for an error message, as short as tells them apart: a list of them is read.

    What C++ calls them, with parameters only where others have the same name; by their names in the
    PTX where that is one, too: without a demangler instances of a template have one name.
    """
    readable = demangled(names)
    texts = list(readable.values())
    short = [without_parameters(text) for text in texts]
    return [
        name if short.count(name) == 1 else text if texts.count(text) == 1 else symbol
        for symbol, text, name in zip(readable, texts, short, strict=True)
    ]


def demangled(names: Iterable[str]) -> dict[str, str]:
    """C++'s names by those in the PTX; without parameters where no demangler is installed.

    One process is started for all names that were not asked for before.
    """
    names = tuple(dict.fromkeys(names))
    mangled = tuple(name for name in names if _MANGLED.fullmatch(name))
    new = tuple(name for name in mangled if name not in _KNOWN)
    if len(_KNOWN) + len(new) > _MOST_KNOWN:
        _KNOWN.clear()
        new = mangled
    if new:
        _KNOWN.update(zip(new, _filtered(new), strict=True))
    known = {name: _KNOWN[name] for name in mangled}
    return {name: known.get(name) or readable_name(name) for name in names}


def short_name(name: str) -> str:
    """A kernel's name without scope, template arguments and parameters."""
    return _plain(_forms(demangled([name])[name])[-1])


def _filtered(names: tuple[str, ...]) -> tuple[str, ...]:
    for program in _DEMANGLERS:
        path = shutil.which(program)
        if path is None:
            continue
        try:
            done = run(Path(path), list(names), timeout=_SECONDS)
        except ToolFailedError:
            continue
        lines = done.output.splitlines()
        if done.code == 0 and len(lines) == len(names):
            return tuple(line.strip().removeprefix("void ") for line in lines)
    return tuple(map(readable_name, names))


def _forms(readable: str) -> Sequence[str]:
    """What a kernel can be called, from its whole signature to its bare name, without blanks."""
    whole = _SPACE.sub("", readable)
    name = without_parameters(whole)
    bare = _plain(name)
    last = name[len(_scope(name)) :]
    return whole, name, bare, last, bare.rpartition("::")[2]


def _plain(name: str) -> str:
    """The name without its template arguments."""
    kept: list[str] = []
    depth = 0
    for letter in name:
        depth += letter == "<"
        if depth == 0:
            kept.append(letter)
        depth -= letter == ">"
    return "".join(kept)


def _scope(name: str) -> str:
    """Everything up to the last ``::`` outside of template arguments."""
    depth, end = 0, 0
    for index, letter in enumerate(name):
        depth += (letter == "<") - (letter == ">")
        if depth == 0 and name.startswith("::", index):
            end = index + 2
    return name[:end]
