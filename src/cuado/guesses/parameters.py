"""Parameters of a kernel: names and types from its text, else from its mangled name and code."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cuado.backends.parameters import parameter_bytes
from cuado.cuda_source import FunctionText, SourceText
from cuado.cuda_source.structures import Member, Structure, structure_of
from cuado.guesses.kernel_facts import POINTER_BYTES, KernelFacts, Place
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.tree import Variable
from cuado.sources.case.kernels import demangled
from cuado.sources.case.signature import Parameter as Written
from cuado.sources.case.signature import parameters_of

_BY_BITS = {"b8": "u8", "b16": "u16", "b32": "u32", "b64": "u64"}
_PLAIN = frozenset(
    {"u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "bf16", "f32", "f64"}
)
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY})
_BY_SIZE = {1: "u8", 2: "u16", 4: "u32", 8: "u64"}


@dataclass(frozen=True, slots=True)
class Items:
    """What a pointer points to: items of one or more numbers.

    Attributes:
        type: of a number, as PTX names it.
        width: numbers in an item: 4 of a ``float4``.
        of: the name of the items' type as written; empty if it is that of a number.
        members: of a structure, in order; none otherwise.
    """

    type: str
    width: int = 1
    of: str = ""
    members: tuple[Member, ...] = ()


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter.

    Attributes:
        place: its name in the PTX, and 0.
        name: as the source has it, else ``p0``, ``p1``, ...
        bytes: of it.
        items: what it points to; None if it is no pointer.
        type: of a number, as PTX names it; empty for pointers and structures.
        members: of a structure that is passed by value.
        constant: whether what it points to is const.
        written: whether the kernel writes what it points to.
        read: whether it loads from there; atomic operations alone do not count.
    """

    place: Place
    name: str
    bytes: int
    items: Items | None = None
    type: str = ""
    members: tuple[Member, ...] = ()
    constant: bool = False
    written: bool = False
    read: bool = True


def parameters(
    facts: KernelFacts,
    source: SourceText | None = None,
    written: FunctionText | None = None,
    template: Mapping[str, str] | None = None,
) -> tuple[Parameter, ...]:
    """The parameters of a kernel, in order.

    Args:
        facts: of the kernel.
        source: the file that defines it; None if there is only PTX.
        written: the kernel in it.
        template: the arguments of its template, by the parameters' names.
    """
    entry = facts.function
    mangled = parameters_of(demangled([entry.name])[entry.name])
    count = len(entry.parameters)
    exact: Sequence[Written | None] = mangled if len(mangled) == count else [None] * count
    text = written.parameters if written is not None else ()
    if len(text) != count:
        text = ()
    found = []
    for n, variable in enumerate(entry.parameters):
        name = (text[n].name if text else "") or f"p{n}"
        kind = text[n].type if text else ""
        kind = (template or {}).get(kind, kind)
        laid = structure_of(source, kind) if source is not None and kind else None
        place = variable.name, 0
        stated = exact[n]
        is_pointer = _is_pointer(facts, variable, text[n].pointer if text else None, stated)
        if is_pointer:
            items = _items(facts, place, laid, kind, stated)
            constant = text[n].constant if text else bool(stated and stated.constant)
            found.append(
                Parameter(
                    place,
                    name,
                    POINTER_BYTES,
                    items,
                    constant=constant,
                    written=_is_written(facts, place),
                    read=_is_read(facts, place),
                )
            )
        else:
            found.append(_number(variable, name, laid, stated))
    return tuple(found)


def _is_pointer(
    facts: KernelFacts, variable: Variable, written: bool | None, stated: Written | None
) -> bool:
    if parameter_bytes(variable) != POINTER_BYTES or variable.dimensions:
        return False
    if written is not None:
        return written
    if stated is not None:
        return stated.pointer
    is_used = any(each.pointer == (variable.name, 0) for each in facts.touches)
    return is_used or "ptr" in variable.attributes


def _number(
    variable: Variable, name: str, laid: Structure | None, stated: Written | None
) -> Parameter:
    size, place = parameter_bytes(variable) or 0, (variable.name, 0)
    if variable.dimensions or (laid is not None and len(laid.members) > 1):
        members = laid.members if laid is not None and laid.bytes == size else ()
        return Parameter(place, name, size, members=members)
    if laid is not None and laid.bytes == size:
        return Parameter(place, name, size, type=laid.members[0].type)
    if stated is not None and stated.type is not None:
        return Parameter(place, name, size, type=stated.type)
    kind = variable.type if variable.type in _PLAIN else _BY_SIZE.get(size, "")
    return Parameter(place, name, size, type=kind)


def _items(
    facts: KernelFacts, place: Place, laid: Structure | None, kind: str, stated: Written | None
) -> Items:
    if laid is not None:
        return _of_structure(laid, kind)
    if stated is not None and stated.type is not None:
        return Items(stated.type, stated.width)
    # Nothing is said of its type: what the code loads and stores.
    seen = Counter(
        _BY_BITS.get(each.type, each.type) for each in facts.touches if each.pointer == place
    )
    known = [name for name, _ in seen.most_common() if name in _PLAIN]
    return Items(known[0] if known else "u8")


def _of_structure(laid: Structure, kind: str) -> Items:
    types = [each.type for each in laid.members]
    if len(types) == 1:
        return Items(types[0])
    sizes = {_bytes(each) for each in types}
    name, _ = Counter(types).most_common(1)[0]
    if len(sizes) == 1 and laid.bytes % min(sizes) == 0 and name != "pointer":
        return Items(name, laid.bytes // min(sizes), kind, laid.members)
    unit = 4 if laid.bytes % 4 == 0 else 1
    floats = [each for each in types if each in {"f32", "f64"}]
    if unit == 4 and "f32" in floats and sizes <= {4}:
        return Items("f32", laid.bytes // 4, kind, laid.members)
    return Items(_BY_SIZE[unit], laid.bytes // unit, kind, laid.members)


def _bytes(kind: str) -> int:
    if kind in {"pointer", "bool"}:
        return 8 if kind == "pointer" else 1
    digits = kind.lstrip("usbf")
    return int(digits) // 8


def _is_read(facts: KernelFacts, place: Place) -> bool:
    return any(
        each.access in {Access.LOAD, Access.COPY} and each.pointer in {place, None}
        for each in facts.touches
    )


def _is_written(facts: KernelFacts, place: Place) -> bool:
    return any(each.access in _WRITING and each.pointer in {place, None} for each in facts.touches)
