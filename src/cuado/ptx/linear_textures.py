"""Texture objects on linear memory: their fetches as read-only loads, 0 beyond the ends.

``tex1Dfetch`` on linear memory has no filter, no border and no normalised coordinate: it is a load
of element ``x``, and 0 where there is none (CUDA C++ Programming Guide, "Linear memory"). Where the
parameter that held the texture object is given the memory's address instead, a kernel gives the
same results with the load in place of the fetch. Its times are those of loads, not of the texture
unit.

Everything else is refused, by name: other coordinates than a whole number (``tex.1d.*.f32``),
other shapes (``tex.2d``), gathers (``tld4``), surfaces, queries, texture references, elements
narrower than 32 bits, and handles that are more than a parameter.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cuado.errors import CuadoError
from cuado.ptx.edit import Edit, apply
from cuado.ptx.syntax.operands import Address, Name, Operand, Vector
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Function, Instruction

_KNOWN = {f"tex.1d.v4.{kind}.s32": kind for kind in ("f32", "s32", "u32")}
_ZERO = {"f32": "0f00000000", "s32": "0", "u32": "0"}
_BASES = frozenset({"tex", "tld4", "txq", "suld", "sust", "sured", "suq", "istypep"})
_WHY = "of textures, only fetches by a whole number from linear memory are known: tex1Dfetch"
_REGISTER = re.compile(r"%[\w$]+")
CHANNELS = (1, 2, 4)
CHANNEL_BYTES = 4


@dataclass(frozen=True, slots=True)
class LinearTexture:
    """What a texture object is bound to.

    Attributes:
        elements: of the memory, each of all channels.
        channels: numbers of 32 bits in an element: 1, 2 or 4.

    Raises:
        ValueError: there are no elements, or another number of channels.
    """

    elements: int
    channels: int

    def __post_init__(self) -> None:
        if self.elements < 1 or self.channels not in CHANNELS:
            raise ValueError(f"{self} is no texture")


def fetches_textures(function: Function) -> bool:
    """True if a kernel has instructions on textures or surfaces."""
    return any(each.base in _BASES for each in function.instructions())


def with_loads(text: str, kernel: str, textures: Mapping[int, LinearTexture]) -> str:
    """The module, with loads in place of a kernel's fetches.

    Args:
        text: PTX.
        kernel: an entry of it.
        textures: by the position of the parameter, from 0, that is given the memory's address.

    Raises:
        CuadoError: a fetch is of a kind that is not known, or not from one of ``textures``.
    """
    function = next(each for each in parse(text).entries if each.name == kernel)
    found = [each for each in function.instructions() if each.base in _BASES]
    if not found:
        return text
    handles = _handles(function)
    edits = [_declared(function)]
    for each in found:
        number = handles.get(_handle_of(each))
        if number is None or number not in textures:
            raise CuadoError(
                f"'{each.opcode}' in kernel {kernel} fetches from what is no texture of the launch",
                "give the buffer of its parameter texture_channels = 1, 2 or 4",
            )
        _expect_unused(function, each, textures[number])
        edits.append(Edit(each.start, each.end, "\n\t".join(_load(each, textures[number]))))
    return apply(text, edits)


def _expect_unused(function: Function, fetch: Instruction, texture: LinearTexture) -> None:
    """Refuse where channels are read that the texture does not have: what is in them is not said.

    Raises:
        CuadoError: they are read.
    """
    beyond = {_text(fetch, each) for each in _targets(fetch)[texture.channels :]}
    for each in function.instructions():
        if each.base not in _BASES and beyond & set(_REGISTER.findall(each.operand_text)):
            raise CuadoError(
                f"kernel {function.name} uses more than {texture.channels} of the four values that "
                f"'{fetch.opcode}' fetches",
                "give the buffer texture_channels = 2 or 4, as the elements of the texture have",
            )


def _handles(function: Function) -> dict[str, int]:
    """Registers that hold a parameter as a whole, with its position; those written twice do not."""
    names = {parameter.name: at for at, parameter in enumerate(function.parameters)}
    found: dict[str, int] = {}
    written: set[str] = set()
    for each in function.instructions():
        target = each.operands[0] if each.operands else None
        if not isinstance(target, Name):
            continue
        if target.text in written:
            found.pop(target.text, None)
        elif each.opcode in ("ld.param.u64", "ld.param.b64") and not each.guard:
            source = each.operands[1]
            if isinstance(source, Address) and not source.offset and isinstance(source.base, Name):
                number = names.get(source.base.text)
                if number is not None:
                    found[target.text] = number
        written.add(target.text)
    return found


def _handle_of(fetch: Instruction) -> str:
    """The register with the texture object of a fetch that is known."""
    handle, _ = _source(fetch)
    return handle


def _source(fetch: Instruction) -> tuple[str, str]:
    """Handle and coordinate, of ``[%rd1, {%r6}]``.

    Raises:
        CuadoError: the fetch is of another kind.
    """
    if fetch.opcode not in _KNOWN or fetch.guard or len(fetch.operands) != 2:
        shown = f"{fetch.prefix}{fetch.opcode}"
        raise CuadoError(f"'{shown}' cannot be made a load", _WHY)
    match fetch.operands[1]:
        case Address(
            base=Name(text=handle),
            offset=None,
            extra=(Vector(items=(Name(text=at),)) | Name(text=at),),
        ):
            return handle, at
        case other:
            raise CuadoError(f"'{fetch.opcode} {_text(fetch, other)}' cannot be made a load", _WHY)


_PREDICATE, _INSIDE, _ADDRESS, _BASE = (
    "%cuado_tex_p",
    "%cuado_tex_x",
    "%cuado_tex_a",
    "%cuado_tex_b",
)


def _declared(function: Function) -> Edit:
    assert function.body is not None  # noqa: S101 - an entry that has instructions
    at = function.body.start + 1
    registers = (
        f"\n\t.reg .pred {_PREDICATE};\n\t.reg .b32 {_INSIDE};\n\t.reg .b64 {_ADDRESS}, {_BASE};"
    )
    return Edit(at, at, registers)


def _load(fetch: Instruction, texture: LinearTexture) -> Iterator[str]:
    """The load: 0 first, as the guard is false where there is no such element."""
    kind = _KNOWN[fetch.opcode]
    handle, coordinate = _source(fetch)
    targets = [_text(fetch, each) for each in _targets(fetch)]
    size = CHANNEL_BYTES * texture.channels
    # As an unsigned number a negative coordinate is beyond the end, too. The coordinate may be one
    # of the targets, so that it is used up before they are set.
    yield f"setp.lt.u32 {_PREDICATE}, {coordinate}, {texture.elements};"
    yield f"mov.b32 {_INSIDE}, {coordinate};"
    yield f"cvta.to.global.u64 {_BASE}, {handle};"
    yield f"mul.wide.u32 {_ADDRESS}, {_INSIDE}, {size};"
    yield f"add.s64 {_ADDRESS}, {_BASE}, {_ADDRESS};"
    for target in targets:
        yield f"mov.{kind} {target}, {_ZERO[kind]};"
    loaded = targets[: texture.channels]
    width = "" if len(loaded) == 1 else f".v{len(loaded)}"
    held = loaded[0] if len(loaded) == 1 else f"{{{', '.join(loaded)}}}"
    yield f"@{_PREDICATE} ld.global.nc{width}.{kind} {held}, [{_ADDRESS}];"


def _targets(fetch: Instruction) -> tuple[Operand, ...]:
    target = fetch.operands[0]
    if not isinstance(target, Vector) or len(target.items) != 4:
        raise CuadoError(f"'{fetch.opcode}' has not four targets", _WHY)
    return target.items


def _text(fetch: Instruction, operand: Operand) -> str:
    return fetch.operand_text[operand.start : operand.end]
