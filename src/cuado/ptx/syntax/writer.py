"""A module back to text, from the spans of its tree.

The text is put together from the leaves of the tree and the trivia between them. A leaf that is
missing, out of order, or has a wrong span leaves something other than trivia in a gap, and that
is refused: a round trip proves the spans right, which is what splices rely on.
"""

from collections.abc import Iterable, Iterator

from cuado.ptx.errors import PtxEditError
from cuado.ptx.syntax.cursor import IS_TRIVIA
from cuado.ptx.syntax.tree import Block, Function, Module, Statement


def write(module: Module) -> str:
    """The text of a module, byte for byte what was parsed.

    Raises:
        PtxEditError: the tree does not cover its text, because it was built or changed by hand.
    """
    text, pieces, position = module.text, [], 0
    for start, end in _leaves(module):
        pieces.append(_gap(module, position, start))
        pieces.append(text[start:end])
        position = end
    pieces.append(_gap(module, position, len(text)))
    return "".join(pieces)


def _gap(module: Module, start: int, end: int) -> str:
    match = IS_TRIVIA.match(module.text, start, end)
    if start > end or match is None or match.end() != end:
        raise PtxEditError(f"the tree of this PTX misses text at line {module.lines(start)}")
    return module.text[start:end]


def _leaves(module: Module) -> Iterator[tuple[int, int]]:
    """Spans of everything that is not trivia, in order of the tree."""
    for item in module.items:
        if isinstance(item, Function) and item.body is not None:
            yield item.start, item.body.start
            yield from _block(item.body)
        else:
            yield item.start, item.end


def _block(block: Block) -> Iterator[tuple[int, int]]:
    yield block.start, block.start + 1
    yield from _statements(block.statements)
    yield block.end - 1, block.end


def _statements(statements: Iterable[Statement]) -> Iterator[tuple[int, int]]:
    for statement in statements:
        if isinstance(statement, Block):
            yield from _block(statement)
        else:
            yield statement.start, statement.end
