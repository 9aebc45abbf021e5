"""Kernels' names for a reader: without scopes, parameters, return types; templates kept short."""

import re

_SCOPE = re.compile(r"(?:[A-Za-z_]\w*|\(anonymous namespace\)|<unnamed>|\{lambda[^}]*\})::")
_SPACES = re.compile(r"\s+")
_LITERAL = re.compile(r"(?<=\d)(?:u?l{0,2}|UL{0,2})\b")
_CASTS = re.compile(r"\((?:bool|int|unsigned int|long|unsigned long|char|short)\)(?=-?\d)")
_MOST_ARGUMENTS = 3
"""Template arguments shown; generated kernels have dozens."""


def display_name(signature: str) -> str:
    """A kernel's name for a reader.

    ``void at::native::vectorized<4, at::native::Add<float>, std::array<char*, 3ul> >(int)``
    is ``vectorized<4, Add<float>, array<char*, 3>>``.
    """
    name = _without_parameters(_SPACES.sub(" ", signature).strip())
    name = _last_word(name)
    name = _SCOPE.sub("", name)
    name = _LITERAL.sub("", _CASTS.sub("", name)).replace("> >", ">>").replace(" >", ">")
    return _fewer_arguments(name) or signature


def _without_parameters(text: str) -> str:
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
