"""Other indices for the threads of a block, computed where the kernel begins."""

from collections.abc import Sequence

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText
from cuado.cuda_source.source import span_of, walk
from cuado.model.launch import Extent
from cuado.optimizer.patches.indices import AXES, at_start, fresh_name, readers_of
from cuado.optimizer.patches.macros import with_macros
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformations.thread_remap import ThreadRemap

_INDEX = "threadIdx"


def written(step: ThreadRemap, site: Site) -> Sequence[Written] | Unwritten:
    """Let each index read another one: by name where all its uses stand in the text.

    Plain variables in place of ``threadIdx.x`` are what a later step can take apart: of coarsened
    threads then only those differ whose values do. Where the index is passed on as a whole, or
    stands behind a macro, ``threadIdx`` is hidden by another one.
    """
    readers = readers_of(site, _INDEX)
    if not readers:
        return Unwritten("no function of this file reads threadIdx", (site.entry.line,))
    says = f"threadIdx renumbered: tiles of {step.width} x {step.height} threads"
    thread, place = fresh_name(site, "thread"), fresh_name(site, "other")
    named = {axis: fresh_name(site, f"thread_{axis}") for axis in AXES}
    lines, values = _numbers(step, site.setting.block, thread, place)
    edits: list[Edit] = []
    for each in readers:
        used = _uses(site, each)
        axes = [axis for axis in AXES if used is None or axis in {axis for _, axis in used}]
        own = [f"const unsigned {named[axis]} = {values[axis]};" for axis in axes]
        if used is None:
            own.append(f"const uint3 {_INDEX} = {{{', '.join(named.values())}}};")
        edits.append(at_start(site, each, *lines, *own))
        edits += [Edit(span_of(node), named[axis]) for node, axis in used or ()]
    return (Written(says, tuple(edits)),)


def _numbers(
    step: ThreadRemap, block: Extent, thread: str, place: str
) -> tuple[list[str], dict[str, str]]:
    """Statements that come first, and then the number of each axis.

    Where a row of threads is a tile, and a row of the tiles one of the block, each axis' number
    follows from one or two of the block's: ``x`` and ``y`` swapped, at best.
    """
    x, y, z = block
    tile, across = step.width * step.height, step.row // step.width
    if z == 1 and step.row == x == tile:
        column, row = _column(step, across, y), _row(step, across, y)
        return [], {"x": column, "y": row, "z": f"{_INDEX}.z"}
    within = f"{thread} % {tile}u"
    column = f"{thread} / {tile}u % {across}u * {step.width}u + {within} % {step.width}u"
    row = f"{thread} / {tile * across}u * {step.height}u + {within} / {step.width}u"
    lines = [
        f"const unsigned {thread} = ({_INDEX}.z * {y}u + {_INDEX}.y) * {x}u + {_INDEX}.x;",
        f"const unsigned {place} = ({row}) * {step.row}u + {column};",
    ]
    return lines, {
        "x": f"{place} % {x}u",
        "y": f"{place} / {x}u % {y}u",
        "z": f"{place} / {x * y}u",
    }


def _column(step: ThreadRemap, across: int, rows: int) -> str:
    """The new ``x``: which tile of its row the thread's row of threads is, and where in it."""
    tile = f"{_INDEX}.y" if rows <= across else f"{_INDEX}.y % {across}u"
    if step.width == 1:
        return tile
    return f"{tile} * {step.width}u + {_INDEX}.x % {step.width}u"


def _row(step: ThreadRemap, across: int, rows: int) -> str:
    """The new ``y``, likewise."""
    inside = f"{_INDEX}.x" if step.width == 1 else f"{_INDEX}.x / {step.width}u"
    if rows <= across:
        return inside
    return f"{_INDEX}.y / {across}u * {step.height}u + {inside}"


def _uses(site: Site, function: FunctionText) -> list[tuple[Node, str]] | None:
    """Each ``threadIdx.x`` of a function with its axis; None if it is read in another way."""
    body = function.node.child_by_field_name("body")
    if body is None:
        return None
    code = site.source.code(body)
    if _INDEX in with_macros(site.source, code)[len(code) :]:
        return None
    found = [n for n in walk(body, "field_expression") if site.source.of(n).startswith(_INDEX)]
    names = [n for n in walk(body, "identifier") if site.source.of(n) == _INDEX]
    pairs = [
        (node, "".join(site.source.of(node).split()).removeprefix(f"{_INDEX}.")) for node in found
    ]
    if len(names) != len(found) or any(axis not in AXES for _, axis in pairs):
        return None
    return list(pairs)
