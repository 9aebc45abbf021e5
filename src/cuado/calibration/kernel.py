"""PTX of a micro-benchmark: a setup, a loop of as many trips as are asked for, a result.

The trip count is a parameter (the switch of the tail, see :mod:`cuado.model.trial`), so that one
program runs at many lengths and differences of times are free of what a launch costs. The store
is guarded by a comparison that never holds at run time, which the assembler cannot know.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

NAME = "calibrate"
TARGET = "sm_90"
PLACE_BITS = 4
"""Upper bits of the trip-count parameter that select the part of the buffer to run in."""
TRIP_BITS = 32 - PLACE_BITS

_MODULE = """\
.version 7.8
.target {target}
.address_size 64
.visible .entry {name}(
	.param .u64 data,
	.param .u64 cuado_scratch,
	.param .u64 cuado_opaque,
	.param .u32 cuado_switch,
	.param .u32 cuado_magic
)
{{
	.reg .pred %p<8>;
	.reg .b16 %h<16>;
	.reg .b32 %n, %thread, %lane, %warp, %block, %width, %blocks, %all, %zero, %one, %a, %b;
	.reg .b32 %c<16>, %r<80>, %sum, %magic;
	.reg .b64 %data, %out, %opaque, %x, %y;
	.reg .b64 %e<16>, %d<80>;
{shared}	ld.param.u64 %data, [data];
	cvta.to.global.u64 %data, %data;
	ld.param.u64 %out, [cuado_scratch];
	cvta.to.global.u64 %out, %out;
	ld.param.u64 %opaque, [cuado_opaque];
	ld.param.u32 %n, [cuado_switch];
	ld.param.u32 %magic, [cuado_magic];
	mov.u32 %thread, %tid.x;
	mov.u32 %block, %ctaid.x;
	mov.u32 %width, %ntid.x;
	mov.u32 %blocks, %nctaid.x;
	and.b32 %lane, %thread, 31;
	shr.u32 %warp, %thread, 5;
	mad.lo.u32 %all, %block, %width, %thread;
	cvt.u32.u64 %one, %opaque;
	and.b32 %zero, %one, 1;
	or.b32 %a, %one, %lane;
	add.u32 %b, %one, %lane;
	mov.b64 %x, {{%lane, %b}};
	mov.b64 %y, {{%a, %b}};
	mov.u32 %sum, %thread;
{setup}
{loop}
{sink}
	setp.eq.u32 %p1, %sum, %magic;
	@%p1 st.global.u32 [%out], %sum;
	ret;
}}
"""
_LOOP = """\
LOOP:
	.pragma "nounroll";
{body}
	add.u32 %n, %n, -1;
	setp.ne.u32 %p0, %n, 0;
	@%p0 bra LOOP;"""


@dataclass(frozen=True, slots=True)
class Code:
    """What is particular to one micro-benchmark.

    Ready when ``setup`` runs: ``%thread``, ``%lane``, ``%warp``, ``%block``, ``%width`` (threads of
    a block), ``%blocks``, ``%all`` (number of the thread in the grid), ``%data`` (global
    address), ``%zero`` (a zero that the assembler cannot know), ``%one`` (1.0f), ``%a``, ``%b``
    (lane by lane about 1.0f), ``%x``, ``%y`` (doubles), ``%sum``; free are ``%c``, ``%r`` (32
    bits), ``%h`` (16), ``%e``, ``%d`` (64) and ``%p2`` to ``%p7``.

    Attributes:
        body: lines of one trip; none for a kernel without a loop.
        setup: lines before the loop.
        sinks: registers whose values must seem to be needed: ``%c``, ``%r``, or ``%e``.
        shared_bytes: of the array ``tile`` in shared memory.
    """

    body: tuple[str, ...] = ()
    setup: tuple[str, ...] = ()
    sinks: tuple[str, ...] = ()
    shared_bytes: int = 0

    def ptx(self, target: str = TARGET) -> str:
        """The module; its kernel is called ``NAME``."""
        loop = _LOOP.format(body=_lines(self.body)) if self.body else ""
        sink = _lines(line for register in self.sinks for line in _folded(register))
        size = self.shared_bytes
        shared = f"\t.shared .align 16 .b8 tile[{size}];\n" if size else ""
        return _MODULE.format(
            target=target, name=NAME, shared=shared, setup=_lines(self.setup), loop=loop, sink=sink
        )

    def in_places(self, apart: int) -> "Code":
        """The same in a part of the buffer that the trip count names (:data:`PLACE_BITS`).

        Args:
            apart: bytes from one part to the next.
        """
        setup = (
            f"shr.u32 %r79, %n, {TRIP_BITS}",
            f"and.b32 %n, %n, {(1 << TRIP_BITS) - 1}",
            f"mul.wide.u32 %d79, %r79, {apart}",
            "add.u64 %data, %data, %d79",
        )
        return replace(self, setup=(*setup, *self.setup))


def _folded(register: str) -> tuple[str, ...]:
    """Lines that make the result depend on a register."""
    if register.startswith("%e"):
        parts = ("%r78", "%r79")
        first = f"mov.b64 {{{', '.join(parts)}}}, {register}"
        return (first, *(f"xor.b32 %sum, %sum, {part}" for part in parts))
    return (f"xor.b32 %sum, %sum, {register}",)


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(line if line.endswith(":") else f"\t{line};" for line in lines)


def carrier(target: str = TARGET) -> str:
    """A module whose kernel takes the buffer ``data`` and does nothing: what a bench is opened for.

    It writes nothing, so that the bench restores nothing: programs keep what others prepared.
    """
    return (
        f".version 7.8\n.target {target}\n.address_size 64\n"
        f".visible .entry {NAME}(.param .u64 data)\n{{\n\tret;\n}}\n"
    )
