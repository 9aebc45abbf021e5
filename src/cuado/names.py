"""Names of kernels and variables as a reader knows them: ``tile``, not ``_ZZ5scalePfE4tile``.

Compilers write a C++ name with its scope and its parameters into one word, by the rules of the
Itanium C++ ABI. What is read here is enough for kernels and for variables of kernels: scopes and
names. Template arguments and parameters are left out; a demangler that is installed gives those
(``cuado.sources.case.kernels``).
"""

import re

_MANGLED = re.compile(r"(?<![\w$])_Z[A-Za-z0-9][\w$]*")
_LENGTH = re.compile(r"L?([1-9]\d*)")
_LOCAL = re.compile(r"E([1-9]\d*)")
_BEHIND = re.compile(r"(?P<discriminator>_\d(?!\d)|__\d+_)?(?P<more>[_$][\w$]*)?")
"""After a local name: its number among variables of one name, and what a rewrite appended."""
_HIDDEN = ("_GLOBAL__N_", "_INTERNAL_")
"""Scopes that a compiler makes up for what a file keeps to itself."""
_ARGUMENT = re.compile(
    r"L[a-z]n?\d+E|S[0-9A-Z]*_|S[a-z]|T\d*_|A\d*_|Dv\d+_|DF\d+[_b]|[INXJFLE]|[a-zA-Z_]|[1-9]\d*|0"
)
"""One piece of a list of template arguments; a length is followed by so many letters."""

_SCOPE = re.compile(r"(?:[A-Za-z_]\w*|\(anonymous namespace\)|<unnamed>|\{lambda[^}]*\})::")
_SPACES = re.compile(r"\s+")
_LITERAL = re.compile(r"(?<=\d)(?:u?l{0,2}|UL{0,2})\b")
_CASTS = re.compile(r"\((?:bool|int|unsigned int|long|unsigned long|char|short)\)(?=-?\d)")
_MOST_ARGUMENTS = 3
"""Template arguments shown; generated kernels have dozens."""


def readable(text: str) -> str:
    """A text with every mangled name in it as its reader knows it.

    Names that would read the same, such as those of two instances of a template, stay as they are:
    the text would no longer tell them apart.
    """
    if "_Z" not in text:
        return text
    found = {name: readable_name(name) for name in set(_MANGLED.findall(text))}
    plain = list(found.values())
    return _MANGLED.sub(
        lambda name: name[0] if plain.count(found[name[0]]) > 1 else found[name[0]], text
    )


def readable_name(name: str) -> str:
    """A kernel's name with its scope, or a kernel's variable without one.

    A text that is no mangled name, or one that is not understood, is given back as it is.
    """
    if name.startswith("_ZZ"):
        return _local(name)
    return _qualified(name) if name.startswith("_Z") else name


def _local(name: str) -> str:
    """The name of a variable inside a function: ``_ZZ``, the function, ``E``, the name."""
    for found in _LOCAL.finditer(name):
        end = found.end() + int(found[1])
        behind = _BEHIND.fullmatch(name, end) if end <= len(name) else None
        if behind is not None:
            return name[found.end() : end] + (behind["more"] or "")
    return name


def _qualified(name: str) -> str:
    """Scopes and name of a function, or of a variable outside of functions."""
    at = 2 + (name[2:3] == "L")
    nested = name[at : at + 1] == "N"
    at += nested
    parts: list[str] = []
    while length := _LENGTH.match(name, at):
        start = length.end()
        at = start + int(length[1])
        if at > len(name):
            return name
        parts.append(name[start:at])
        if not nested:
            break
        if name[at : at + 1] == "I":
            at = _behind_arguments(name, at)
    named = [part for part in parts if not part.startswith(_HIDDEN)]
    return "::".join(named) if named else name


def _behind_arguments(name: str, at: int) -> int:
    """The position behind the template arguments that begin at ``at``; the end if they are odd."""
    depth = 0
    while piece := _ARGUMENT.match(name, at):
        at = piece.end()
        if piece[0].isdigit():
            at += int(piece[0])
        depth += (piece[0] in "INXJFL") - (piece[0] == "E")
        if depth == 0:
            return at
    return len(name)


def display_name(signature: str) -> str:
    """A kernel's demangled signature, shortened: no scopes, parameters, return type.

    ``void at::native::vectorized<4, at::native::Add<float>, std::array<char*, 3ul> >(int)``
    is ``vectorized<4, Add<float>, array<char*, 3>>``.
    """
    name = without_parameters(_SPACES.sub(" ", signature).strip())
    name = _last_word(name)
    name = _SCOPE.sub("", name)
    name = _LITERAL.sub("", _CASTS.sub("", name)).replace("> >", ">>").replace(" >", ">")
    return _fewer_arguments(name) or signature


def without_parameters(text: str) -> str:
    """Up to the parenthesis of the parameters: the last one at depth 0."""
    if not text.endswith((")", "]")):
        return text
    depth, cut = 0, len(text)
    for at in range(len(text) - 1, -1, -1):
        letter = text[at]
        depth += (letter in ")]}>" and text[at - 1 : at + 1] != "->") - (letter in "([{<")
        if depth == 0 and letter == "(":
            cut = at
            break
    return text if text[:cut].rstrip().endswith("::") or cut == 0 else text[:cut]


def _last_word(text: str) -> str:
    """Without the return type: what follows the last blank outside of brackets."""
    depth, begin = 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "<({[") - (letter in ">)}]")
        if depth == 0 and letter == " ":
            begin = at + 1
    return text[begin:]


def _fewer_arguments(name: str) -> str:
    """With at most a few arguments in the outermost brackets."""
    opening = name.find("<")
    if opening < 0 or not name.endswith(">"):
        return name
    depth, parts, begin = 0, [], opening + 1
    for at in range(opening, len(name)):
        letter = name[at]
        depth += (letter in "<({") - (letter in ">)}")
        if (depth == 1 and letter == ",") or at == len(name) - 1:
            parts.append(name[begin:at].strip())
            begin = at + 1
    if len(parts) > _MOST_ARGUMENTS:
        parts = [*parts[:_MOST_ARGUMENTS], "..."]
    return f"{name[:opening]}<{', '.join(parts)}>"
