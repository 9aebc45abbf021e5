"""Products of a warpgroup (wgmma), whose operands are in registers or in shared memory.

``runtime/warpgroups.c`` computes them when a warp comes to the instruction: a program may rely on D
only after it has waited for the group.
"""

import re

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering import matrix
from cuado.backends.emulated.frontend.lowering.checked import called
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.groups import PRODUCTS, groups
from cuado.backends.emulated.frontend.lowering.mbarriers import failing, passed
from cuado.backends.emulated.frontend.lowering.types import I32, POINTER
from cuado.ptx.syntax.operands import Immediate, Operand, Vector

_SHAPE = re.compile(r"m64n(\d+)k(\d+)")
_WORDS_OF_A, _A, _B, _HELD, _SUMS = 4, 29, 30, 31, 32
"""Registers of A in a lane, and numbers of the arrays on the host's stack."""
_ACROSS_A, _ACROSS_B, _CLAMPED, _NEGATIVE_A, _NEGATIVE_B = 1, 2, 4, 8, 16
_TERMS = {"f16": 16, "bf16": 16, "tf32": 8, "e4m3": 32, "e5m2": 32, "s8": 32, "u8": 32}
_RESULTS = ("f32", "f16", "s32")
_EIGHTS = ({"e4m3", "e5m2"}, {"s8", "u8"})


def group(e: Emitter) -> None:
    """wgmma: products, and what fences, commits and awaits them."""
    how = e.words[1]
    if "aligned" not in e.words or "sp" in e.words:
        raise e.unsupported()
    matrix.whole(e)
    if how == "mma_async":
        _product(e)
    elif how != "fence":
        groups(e, how, PRODUCTS)


def _form(e: Emitter) -> tuple[int, str, str, str]:
    """Columns of D, and the types of D, A and B.

    Raises:
        UnsupportedInstructionError: it is not emulated.
    """
    shape = next(filter(None, map(_SHAPE.fullmatch, e.words)), None)
    kinds = [word for word in e.words[2:] if word in _TERMS or word in _RESULTS]
    if shape is None or len(kinds) != 3:
        raise e.unsupported()
    columns, terms = int(shape[1]), int(shape[2])
    of_d, of_a, of_b = kinds
    alike = of_a == of_b or any({of_a, of_b} <= each for each in _EIGHTS)
    results = {"s32"} if of_a in ("s8", "u8") else {"f32"}
    if of_a in ("f16", "e4m3", "e5m2"):
        results = {"f32", "f16"}
    if not alike or of_d not in results or _TERMS.get(of_a) != terms:
        raise e.unsupported()
    if columns % 8 or not 8 <= columns <= 256:
        raise e.unsupported()
    return columns, of_d, of_a, of_b


def _constant(e: Emitter, operand: Operand, values: tuple[int, ...]) -> int:
    if not isinstance(operand, Immediate) or operand.value not in values:
        raise e.unsupported("a factor or a layout that is not known")
    return int(operand.value)


def _how(e: Emitter, rest: tuple[Operand, ...], *, has_words: bool, is_half: bool) -> int:
    """Signs and layouts of the operands, which are stated behind ``scale-d``."""
    if e.words[2:3] and "satfinite" in e.words:
        return _CLAMPED
    if not rest:
        return 0
    found = _NEGATIVE_A * (_constant(e, rest[0], (1, -1)) < 0)
    found += _NEGATIVE_B * (_constant(e, rest[1], (1, -1)) < 0)
    layouts = rest[2:]
    if len(layouts) != (0 if not is_half else 1 if has_words else 2):
        raise e.unsupported()
    if layouts:
        found += _ACROSS_B * _constant(e, layouts[-1], (0, 1))
        found += _ACROSS_A * (len(layouts) > 1 and _constant(e, layouts[0], (0, 1)))
    return found


def _product(e: Emitter) -> None:
    """wgmma.mma_async: D = A B + D."""
    columns, of_d, of_a, of_b = _form(e)
    target, first, second, adds, *rest = e.operands
    words = columns // (4 if of_d == "f16" else 2)
    if not isinstance(target, Vector) or len(target.items) != words:
        raise e.unsupported()
    b, held, place = e.builder, first.items if isinstance(first, Vector) else (), POINTER(None)
    if len(held) not in (0, _WORDS_OF_A):
        raise e.unsupported()
    how = _how(e, tuple(rest), has_words=bool(held), is_half=of_a in ("f16", "bf16"))
    if held:
        place = _array(e, held, _HELD)
    of_b_bits = e.integers(second, 64)
    of_a_bits = of_b_bits if held else e.integers(first, 64)
    descriptors = passed(e, of_a_bits, _A), passed(e, of_b_bits, _B)
    if e.is_checked:
        is_read = I32(int(not held))
        called(e, "check_product", [I32(e.index), *descriptors, is_read, I32(columns), I32(how)])
    d = _array(e, target.items, _SUMS)
    plus = b.extract_element(e.predicate(adds), I32(0))
    formats = [I32(matrix.FORMATS.index(kind)) for kind in (of_a, of_b)]
    numbers = [I32(columns), *formats, I32(_RESULTS.index(of_d)), I32(how), b.zext(plus, I32)]
    failing(e, "warpgroup_product", [d, place, *descriptors, *numbers])
    kept = e.scratch(I32, _SUMS, words)
    for number, item in enumerate(target.items):
        e.write(item, b.load(b.gep(kept, [I32(0), I32(number)]), align=ALIGNMENT))


def _array(e: Emitter, items: tuple[Operand, ...], number: int) -> ir.Value:
    """Registers as an array on the host's stack: one row of lanes for each."""
    b, place = e.builder, e.scratch(I32, number, len(items))
    for row, item in enumerate(items):
        at = b.gep(place, [I32(0), I32(row)])
        b.store(e.integers(item, 32), at, align=ALIGNMENT)
    return b.bitcast(place, POINTER)


HANDLERS = {"wgmma": group}
