"""Code of a user in a sentence."""

from collections.abc import Callable, Iterable, Sequence

from cuado.cuda_source.lines import Element, Lines

MOST_NAMES = 2
"""Expressions that a sentence quotes."""
MOST_CODE = 40
"""Characters of an expression that is quoted; of a longer one the array's name is."""


def listed(texts: Iterable[str]) -> str:
    """Code in a sentence: one, or two."""
    quoted = [f"`{each}`" for each in dict.fromkeys(texts)]
    return " and ".join(quoted[:MOST_NAMES])


def shown(elements: Iterable[Element]) -> str:
    """Elements as they stand in the source; of a long one the array's name."""
    return listed(e.text if len(e.text) <= MOST_CODE else e.name for e in elements)


def names(elements: Iterable[Element]) -> str:
    """The arrays of elements."""
    return listed(each.name for each in elements)


def of_elements(which: Callable[[Lines], Sequence[Element]], text: str) -> Callable[[Lines], str]:
    """What is said of elements: ``{one}`` is the first, ``{name}`` its array, ``{names}`` all."""

    def said(lines: Lines) -> str:
        found = which(lines)
        if not found:
            return ""
        first = found[:1]
        return text.format(one=shown(first), name=names(first), names=names(found))

    return said
