"""What macros of a file stand for, where a text is searched for words that may be behind them."""

import re

from cuado.cuda_source import SourceText
from cuado.cuda_source.source import walk

_WORD = re.compile(r"[A-Za-z_]\w*")


def with_macros(source: SourceText, text: str) -> str:
    """A text, and behind it the texts of the macros that it comes to name."""
    known = macros(source)
    found: list[str] = []
    waiting = [text]
    while waiting:
        named = {*_WORD.findall(waiting.pop())} & known.keys() - {*found}
        found += sorted(named)
        waiting += [known[name] for name in sorted(named)]
    return " ".join((text, *(known[name] for name in found)))


def macros(source: SourceText) -> dict[str, str]:
    """The texts of a file's macros by name, those with parameters among them."""
    found = {}
    for node in walk(source.root, "preproc_def", "preproc_function_def"):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name is not None and value is not None:
            found[source.of(name)] = source.of(value)
    return found
