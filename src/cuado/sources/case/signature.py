"""What a source says of its kernels' parameters that PTX does not: names, types, const.

A tolerant reading of the text, by regular expressions: it sees no macros and no templates'
arguments. Whatever it cannot read is taken from the PTX, whose sizes are always right.
"""

import re
from dataclasses import dataclass

from cuado.sources.case.expressions import between_commas
from cuado.sources.case.table import type_named

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_KERNEL = re.compile(
    r"__global__\s+(?:static\s+|inline\s+)*(?:void\s+)?"
    r"(?P<bounds>__launch_bounds__\s*\((?P<threads>[^()]*(?:\([^()]*\)[^()]*)*)\)\s*)?"
    r"(?:void\s+)?(?P<name>[A-Za-z_]\w*)\s*\("
)
_QUALIFIERS = re.compile(
    r"\b(__restrict__|__restrict|restrict|__grid_constant__|volatile|register|struct)\b"
)
_CONST = re.compile(r"\bconst\b")
_DEFAULT = re.compile(r"=.*$", re.DOTALL)
_VECTOR = re.compile(r"(u?char|u?short|u?int|u?long|u?longlong|float|double)([1-4])")
_VECTOR_ELEMENTS = {
    "uchar": "unsigned char",
    "ushort": "unsigned short",
    "uint": "unsigned int",
    "ulong": "unsigned long",
    "longlong": "long long",
    "ulonglong": "unsigned long long",
}
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter as the source declares it.

    Attributes:
        name: empty if it has none.
        type: PTX's name of its type, or of what it points to; None if that is unknown.
        width: elements of a vector type (``float4``), 1 otherwise.
        pointer: whether it is a pointer.
        constant: whether what it points to is const.
    """

    name: str
    type: str | None
    width: int = 1
    pointer: bool = False
    constant: bool = False


@dataclass(frozen=True, slots=True)
class Signature:
    """A kernel's head: name, parameters, threads per block if ``__launch_bounds__`` says."""

    name: str
    parameters: tuple[Parameter, ...]
    threads: int | None = None


def signatures(source: str) -> tuple[Signature, ...]:
    """Every kernel that the text declares or defines, in order."""
    text = _COMMENT.sub(" ", source)
    found: list[Signature] = []
    for match in _KERNEL.finditer(text):
        inside = _bracketed(text, match.end() - 1)
        if inside is None:
            continue
        parameters = _parameters(inside)
        bounds = _NUMBER.fullmatch((match["threads"] or "").split(",")[0].strip())
        found.append(
            Signature(match["name"], parameters, int(bounds[0]) if bounds is not None else None)
        )
    return tuple(found)


def parameters_of(demangled: str) -> tuple[Parameter, ...]:
    """Parameters, without names, of a demangled name; none if it does not end with any.

    Their types are exact where those of a template's text are the template's own names.
    """
    opening = demangled.find("(", len("(anonymous namespace)") * demangled.startswith("("))
    inside = _bracketed(demangled, opening) if opening > 0 and demangled.endswith(")") else None
    return _parameters(inside) if inside is not None else ()


def _bracketed(text: str, opening: int) -> str | None:
    """The text between the bracket at ``opening`` and the one that closes it."""
    depth = 0
    for index in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return text[opening + 1 : index]
    return None


def _parameters(inside: str) -> tuple[Parameter, ...]:
    words = between_commas(inside)
    return () if words == ["void"] else tuple(map(_parameter, words))


def _parameter(text: str) -> Parameter:
    words = " ".join(_QUALIFIERS.sub(" ", _DEFAULT.sub("", text)).split())
    array = re.search(r"\[[^\]]*\]$", words)
    if array:
        words = words[: array.start()].rstrip()
    named = re.fullmatch(r"(?P<type>.*[\s*&])(?P<name>[A-Za-z_]\w*)", words)
    kind, name = (named["type"], named["name"]) if named else (words, "")
    if not named or type_named(words) is not None:  # "unsigned int" without a name
        kind, name = words, ""
    target, star, _ = kind.partition("*")
    pointer = bool(star) or array is not None
    plain = " ".join(_CONST.sub(" ", target).split())
    vector = _VECTOR.fullmatch(plain)
    if vector:
        plain = _VECTOR_ELEMENTS.get(vector[1], vector[1])
    return Parameter(
        name=name,
        type=type_named(plain),
        width=int(vector[2]) if vector else 1,
        pointer=pointer,
        constant=bool(_CONST.search(target)),
    )
