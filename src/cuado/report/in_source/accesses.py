"""What to write against causes of memory accesses: which array, and how to index it."""

import re
from collections.abc import Callable, Sequence

from cuado.cuda_source import value_of
from cuado.cuda_source.lines import Element, Lines
from cuado.model.cause import Cause
from cuado.report.in_source.quoting import listed, names, of_elements, shown

_BANKS = 32
_BY_DATA = re.compile(r"\w\s*\[|\b(?!threadIdx|blockIdx|blockDim|gridDim)[A-Za-z_]\w*\s*\.\s*\w")
"""An index that is an element of another array, or a member of a structure."""
_VECTORS = {"float": "float4", "int": "int4", "double": "double2"}
"""Vectors of 16 bytes; others are packed into a uint4."""
_WIDE = 16
"""Bytes of the widest access of a thread."""


def _structures(lines: Lines) -> str:
    if lines.fields:
        now = listed(f"{owner}.{member}" for owner, member in lines.fields)
        index = lines.fields[0][0].partition("[")[2] or "i]"
        then = listed(f"{member}[{index}" for _, member in lines.fields)
        return f"Store each field in an array of its own: {then} in place of {now}."
    found = lines.loads
    if not found:
        return ""
    return (
        f"Store what {shown(found[:1])} reads in an array of its own (a structure of arrays), so "
        "that neighbouring threads load neighbouring elements."
    )


def _uncoalesced(lines: Lines) -> str:
    owners = {owner for owner, _ in lines.fields}
    found = [each for each in lines.loads if each.text not in owners]
    if lines.fields and not found:
        return _structures(lines)
    if found and _is_by_data(lines, found[0]):
        return (
            f"Data decides the index of {shown(found[:1])}: sort or renumber the data so that "
            "neighbouring threads' elements lie together, or keep a small table in shared memory."
        )
    return _neighbouring(lines, found, "load")


def _uncoalesced_stores(lines: Lines) -> str:
    return _neighbouring(lines, lines.stores, "store")


def _neighbouring(lines: Lines, found: Sequence[Element], does: str) -> str:
    """How neighbouring threads come to use neighbouring elements: by tiles, or another layout."""
    # Of an argument's ``out[0]`` all threads use the same element.
    found = [e for e in found if not (lines.is_argument(e.name) and _is_one(e))]
    if not found:
        return ""
    one, name = shown(found[:1]), names(found[:1])
    tile = (
        f"Load tiles of {name} row by row into shared memory, and read {one} there"
        if does == "load"
        else f"Collect tiles of {name} in shared memory, and store them row by row"
    )
    index = found[0].text[len(found[0].name) + 1 : -1]
    if lines.points_into(found[0].name) and index.isidentifier():
        if does == "load":
            tile = (
                f"Let each warp load the rows of its threads ({name}) piece by piece into shared "
                f"memory, and read {one} there"
            )
        return (
            f"{tile}; or transpose the array that {name} points into: "
            f"`{found[0].name}[{index} * blockDim.x + threadIdx.x]`, with {name} at the block's "
            "first element."
        )
    return (
        f"{tile}; or change the array's layout, or which thread takes which element, until "
        f"threadIdx.x has no factor in the index of {one}."
    )


def _is_one(element: Element) -> bool:
    """True if the index is a number."""
    return element.text[len(element.name) + 1 : -1].isdecimal()


def _is_by_data(lines: Lines, element: Element) -> bool:
    """True if an index is loaded: ``table[codes[i]]``, ``table[c.x]``, ``at = next[at]``."""
    index = element.text[len(element.name) + 1 : -1]
    follows = rf"\b{re.escape(index)}\s*=\s*{re.escape(element.text)}"
    return bool(_BY_DATA.search(index) or re.search(follows, " ".join(lines.texts)))


def _narrow(lines: Lines) -> str:
    found = lines.of_global
    if not found:
        return ""
    kinds = {lines.type_of(each.name) for each in found}
    size = value_of(f"sizeof({next(iter(kinds))})", {}) if len(kinds) == 1 else None
    if not size or size >= _WIDE:
        return (
            f"Let each thread move 16 bytes of {names(found)} at a time: float4, int4, or as many "
            "neighbouring elements as are 16 bytes."
        )
    return (
        f"Let each thread take {_WIDE // size} neighbouring elements of {names(found)}, and move "
        f"them as one {_VECTORS.get(next(iter(kinds)), 'uint4')} (16 bytes)."
    )


def _bank_conflicts(lines: Lines) -> str:
    for each in lines.elements:
        array = lines.shared.get(each.name)
        if array is not None and len(array.dimensions) > 1 and not array.dynamic:
            extents = [dimension.text for dimension in array.dimensions]
            last = extents[-1]
            if last.isdigit() and int(last) % 2:
                continue  # It is padded: the rows begin in different banks.
            padded = str(int(last) + 1) if last.isdigit() else f"{last} + 1"
            before = "".join(f"[{extent}]" for extent in extents)
            after = "".join(f"[{extent}]" for extent in (*extents[:-1], padded))
            return (
                f"Declare `{each.name}{after}` in place of `{each.name}{before}`, so that a column "
                "lies in all banks; or swizzle the column index with the row (column ^ row)."
            )
        if array is not None and each.subscripts == 1:
            return (
                f"Let neighbouring threads use neighbouring words of `{each.name}`; or pad it: "
                f"`{each.name}[i + i / {_BANKS}]` in place of `{each.name}[i]`, where i is "
                f"`{each.text[len(each.name) + 1 : -1]}` here."
            )
        if behind := lines.behind(each.name):
            return (
                f"Pad the rows of `{behind}` by one element (an odd pitch), so that "
                f"{shown([each])} of neighbouring threads lie in different banks; or swizzle the "
                "index within a row with the row."
            )
    return _OF_A_POINTER(lines)


def _low_ilp(lines: Lines) -> str:
    found = lines.loads
    if not found:
        return ""
    if lines.loop:
        return (
            f"Write `#pragma unroll 4` above the loop of line {lines.loop}, and load "
            f"{shown(found[:1])} of 4 iterations before the first is used; or let each thread "
            "take 4 independent elements."
        )
    return f"Let each thread take 4 elements, and load all 4 of {shown(found[:1])} before any use."


def _local(lines: Lines) -> Sequence[Element]:
    return [each for each in lines.elements if each.name in lines.local]


def _all(lines: Lines) -> Sequence[Element]:
    return lines.elements


def _loads(lines: Lines) -> Sequence[Element]:
    return lines.loads


_OF_A_POINTER = of_elements(
    _all,
    "Pad the rows of the shared array that {one} is in by one element (an odd pitch), or swizzle "
    "the column index with the row (column ^ row).",
)
ACCESSES: dict[Cause, Callable[[Lines], str]] = {
    Cause.UNCOALESCED_LOAD: _uncoalesced,
    Cause.UNCOALESCED_STORE: _uncoalesced_stores,
    Cause.MISALIGNED: of_elements(
        _all,
        "Let each row of {names} begin at a multiple of 32 bytes (pad its pitch, or use "
        "cudaMallocPitch), or shift which thread takes which element.",
    ),
    Cause.ARRAY_OF_STRUCTURES: _structures,
    Cause.NARROW_ACCESS: _narrow,
    Cause.BANK_CONFLICTS: _bank_conflicts,
    Cause.CONSTANT_CONFLICTS: of_elements(
        _all,
        "Copy {name} into a __shared__ array first, or read it from global memory through __ldg; "
        "or make its index the same for all lanes of a warp.",
    ),
    Cause.LOW_ILP: _low_ilp,
    Cause.DYNAMIC_LOCAL_ARRAY: of_elements(
        _local,
        "Unroll the loops that index {name} (#pragma unroll), so that it fits registers; or "
        "declare it __shared__, with a column for each thread.",
    ),
    Cause.REDUNDANT_LOADS: of_elements(
        _loads,
        "Load {one} once, and keep it in a register or share it in shared memory; const "
        "__restrict__ on its pointer lets the compiler do so.",
    ),
    Cause.L1_MISSES: of_elements(
        _loads,
        "Work on a smaller piece of {name} at a time, so that it is used again while in the L1; or "
        "stage that piece in shared memory.",
    ),
    Cause.DEPENDENT_LOADS: of_elements(
        _loads,
        "Walk several chains in each thread, and issue their loads of {one} together; or make the "
        "chain shorter, or its links hit in a cache.",
    ),
    Cause.SHARED_OPERAND_TRAFFIC: of_elements(
        _all,
        "Let each thread compute 8 x 8 (or 4 x 4) results in registers, and load 16 bytes of "
        "{names} at a time: each word that is loaded then serves several products.",
    ),
    Cause.CACHE_OPERAND_TRAFFIC: of_elements(
        _all,
        "Stage tiles of {names} in shared memory, and let each thread compute 8 x 8 (or 4 x 4) "
        "results in registers.",
    ),
}
"""Of each cause what to write."""
