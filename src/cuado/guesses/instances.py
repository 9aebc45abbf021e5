"""Instances of templates: a source that includes the user's, and instantiates a kernel of it."""

import re
from collections.abc import Mapping
from pathlib import Path

from cuado.cuda_source import FunctionText, SourceText, constants_of, value_of
from cuado.guesses.launch_texts import StatedLaunch
from cuado.inputs import real_path

_TYPE_WORDS = ("typename", "class")
_INDEX = re.compile(r"(?i).*(idx|index|offset|int(eger)?)\w*|i")
_OPERATION = re.compile(r"(?i).*(op|func|functor|fn|f|compare|pred\w*|reduce\w*|map\w*)\d*")
_COUNTS = (
    (r"(?i)k?_?(block|threads?|nt|tpb|cta)\w*", 256),
    (r"(?i)k?_?(tile|bm|bn|bk|ts|dim|width|side)\w*", 16),
    (r"(?i)k?_?(radius|rad|r|halo)", 2),
    (r"(?i)k?_?(unroll|vec|items?|per_?thread|coarse\w*|n|tm|tn|factor)\w*", 4),
)
_COUNT = 8


def arguments_of(
    source: SourceText, function: FunctionText, stated: StatedLaunch | None
) -> dict[str, str] | None:
    """Arguments for a template's parameters, by name; None if one cannot be guessed.

    Args:
        source: the file.
        function: the kernel.
        stated: a launch in the text, whose arguments count first.
    """
    found: dict[str, str] = {}
    given = stated.template if stated is not None else ()
    for n, text in enumerate(function.template or ()):
        head, _, default = (part.strip() for part in text.partition("="))
        words = head.replace("...", " ").split()
        if not words:
            return None
        name = words[-1]
        value = given[n] if n < len(given) else default or _argument(source, words)
        if not value:
            return None
        found[name] = value
    return found


def instance_path(source: Path, kernel: str, folder: Path) -> Path:
    """Where the source with an instance of a kernel lies."""
    return real_path(folder) / f"{source.stem}_{kernel}.cu"


def _argument(source: SourceText, words: list[str]) -> str:
    """An argument for one parameter of a template; empty if there is none to guess."""
    kind, name = " ".join(words[:-1]), words[-1]
    if words[0] in _TYPE_WORDS:
        if _OPERATION.fullmatch(name):
            return _operation(source)
        return "int" if _INDEX.fullmatch(name) else "float"
    if kind == "bool":
        return "false"
    known = constants_of(source)
    same = next((each for each in known if each.lower() == name.lower()), None)
    if same is not None and value_of(known[same], known) is not None:
        return same
    if any(word in {"int", "unsigned", "size_t", "long", "short"} for word in words[:-1]):
        fitting = (value for row, value in _COUNTS if re.fullmatch(row, name))
        return str(next(fitting, _COUNT))
    return ""


def _operation(source: SourceText) -> str:
    """The first structure of the file that can be called."""
    found = re.search(r"\bstruct\s+(\w+)\s*\{[^}]*\boperator\s*\(\s*\)", source.text)
    return found[1] if found else ""


def instance_text(
    source: SourceText, function: FunctionText, arguments: Mapping[str, str], include: str
) -> str:
    """A source that includes another one, and instantiates a kernel of it."""
    scope = "::".join(filter(None, function.namespaces))
    name = f"{scope}::{function.name}" if scope else function.name
    types = []
    for each in function.parameters:
        text = source.at(each.span).partition("=")[0].strip()
        for parameter, value in arguments.items():
            text = re.sub(rf"\b{parameter}\b", value, text)
        types.append(text)
    listed = ", ".join(arguments.values())
    return (
        f"// Made for a guessed launch: {function.name} with template arguments ({listed}).\n"
        f'#include "{include}"\n'
        f"template __global__ void {name}<{listed}>({', '.join(types)});\n"
    )
