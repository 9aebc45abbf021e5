"""Latency and throughput of arithmetic: one chain of dependent instructions, and eight at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cuado.calibration.benchmark import FULL, WARP, Benchmark, Chip, Quantity
from cuado.calibration.kernel import Code

LENGTH = 128
"""Steps of a trip, of all chains together."""
CHAINS = 8


@dataclass(frozen=True, slots=True)
class Operation:
    """One step of a chain.

    Attributes:
        name: of the benchmark.
        lines: PTX; ``{c}`` is the chain's 32-bit value, ``{e}`` its 64-bit one, ``{h}`` 16 bits.
        machine: starts of the SASS opcodes it must become.
        each: SASS instructions of these opcodes in a step.
        others: further SASS instructions of a step.
        wide: whether the chain's value has 64 bits.
        merges: whether the assembler makes fewer instructions of several chains than of as many
            steps of one, so that no throughput is measured.
    """

    name: str
    lines: tuple[str, ...]
    machine: tuple[str, ...]
    each: int = 1
    others: int = 0
    wide: bool = False
    merges: bool = False


OPERATIONS = (
    Operation("fadd", ("add.rn.f32 {c}, {c}, %a",), ("FADD",)),
    Operation("fmul", ("mul.rn.f32 {c}, {c}, %a",), ("FMUL",)),
    Operation("ffma", ("fma.rn.f32 {c}, {c}, %a, %b",), ("FFMA",)),
    Operation("fmnmx", ("min.f32 {c}, {c}, %a", "max.f32 {c}, {c}, %b"), ("FMNMX",), 2),
    Operation("hfma2", ("fma.rn.f16x2 {c}, {c}, %a, %b",), ("HFMA2",)),
    Operation("imad", ("mad.lo.u32 {c}, {c}, %a, %b",), ("IMAD",)),
    Operation(
        "imad_wide",
        (
            "mov.b64 {{%r0, %r1}}, {e}",
            "xor.b32 %r0, %r0, %r1",
            "mul.wide.u32 {e}, %r0, %a",
        ),
        ("IMAD.WIDE",),
        others=1,
        wide=True,
    ),
    Operation(
        "lop3", ("lop3.b32 {c}, {c}, %a, %b, 0x6a", "lop3.b32 {c}, %a, %b, {c}, 0x2d"), ("LOP3",), 2
    ),
    Operation(
        "iadd3_lop3",
        ("add.u32 {c}, {c}, %a", "lop3.b32 {c}, {c}, %a, %b, 0x6a"),
        ("IADD3", "LOP3", "IMAD.IADD", "VIADD"),
        2,
    ),
    Operation(
        "shf", ("shf.l.wrap.b32 {c}, {c}, {c}, %a", "shf.r.wrap.b32 {c}, {c}, %b, {c}"), ("SHF",), 2
    ),
    Operation(
        "lea_lop3",
        ("shl.b32 %r0, {c}, 3", "add.u32 {c}, %r0, %b", "lop3.b32 {c}, {c}, %a, %b, 0x6a"),
        ("LEA", "LOP3", "IMAD"),
        2,
    ),
    Operation("imnmx", ("min.u32 {c}, {c}, %a", "max.u32 {c}, {c}, %b"), ("VIMNMX", "IMNMX"), 2),
    Operation("prmt", ("prmt.b32 {c}, {c}, %a, %b",), ("PRMT",)),
    Operation("popc", ("popc.b32 {c}, {c}",), ("POPC",)),
    Operation(
        "isetp_sel",
        ("setp.lt.u32 %p2, {c}, %a", "selp.b32 {c}, %b, {c}, %p2"),
        ("ISETP.GE", "SEL"),
        2,
    ),
    Operation("dadd", ("add.rn.f64 {e}, {e}, %x",), ("DADD",), wide=True),
    Operation("dmul", ("mul.rn.f64 {e}, {e}, %x",), ("DMUL",), wide=True),
    Operation("dfma", ("fma.rn.f64 {e}, {e}, %x, %y",), ("DFMA",), wide=True),
    Operation(
        "mufu_rcp",
        ("rcp.approx.ftz.f32 {c}, {c}", "add.rn.f32 {c}, {c}, %a"),
        ("MUFU.RCP",),
        others=1,
    ),
    Operation("mufu_rsq", ("rsqrt.approx.ftz.f32 {c}, {c}",), ("MUFU.RSQ",)),
    Operation("mufu_ex2", ("ex2.approx.ftz.f32 {c}, {c}",), ("MUFU.EX2",)),
    Operation("mufu_lg2", ("lg2.approx.ftz.f32 {c}, {c}",), ("MUFU.LG2",)),
    Operation("f2i", ("cvt.rzi.s32.f32 {c}, {c}",), ("F2I",)),
    Operation("i2f", ("cvt.rn.f32.s32 {c}, {c}",), ("I2F",)),
    Operation(
        "f2f_widen",
        ("mov.b64 {{%r0, %r1}}, {e}", "cvt.f64.f32 {e}, %r0"),
        ("F2F.F64.F32",),
        wide=True,
    ),
    Operation(
        "f2f_narrow",
        ("cvt.rn.f32.f64 %r0, {e}", "mov.b64 {e}, {{{c}, %r0}}"),
        ("F2F.F32.F64",),
        wide=True,
        merges=True,
    ),
    Operation(
        "half_pair",
        ("cvt.rn.f16.f32 %h0, {c}", "cvt.f32.f16 {c}, %h0"),
        ("F2F", "HADD2"),
        2,
        merges=True,
    ),
    Operation("shfl", ("shfl.sync.bfly.b32 {c}, {c}, 1, 31, -1",), ("SHFL",)),
    Operation(
        "vote",
        ("setp.ne.u32 %p2, {c}, %a", "vote.sync.ballot.b32 {c}, %p2, -1"),
        ("VOTE",),
        others=1,
    ),
    Operation(
        "redux", ("redux.sync.add.u32 %r0, {c}, -1", "add.u32 {c}, %r0, %a"), ("REDUX",), others=2
    ),
)


def steps(operation: Operation, chains: int, length: int) -> tuple[str, ...]:
    """Lines of ``length`` steps, dealt to the chains in turn."""
    lines = []
    for number in range(length):
        chain = number % chains
        names = {"c": f"%c{chain}", "e": f"%e{chain}"}
        lines += [line.format(**names) for line in operation.lines]
    return tuple(lines)


def seeds(chains: int) -> tuple[str, ...]:
    """Lines that give each chain its first values, different in every lane."""
    lines = []
    for chain in range(chains):
        lines += [f"add.u32 %c{chain}, %a, {chain}", f"mov.b64 %e{chain}, {{%c{chain}, %b}}"]
    return tuple(lines)


def chained(operation: Operation, chains: int, length: int) -> Code:
    """A kernel whose trips are ``length`` steps of some chains."""
    letter = "e" if operation.wide else "c"
    sinks = tuple(f"%{letter}{n}" for n in range(chains))
    return Code(steps(operation, chains, length), seeds(chains), sinks)


def benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Latency in cycles of one step; warp steps in a cycle of an SM with 64 warps."""
    for operation in OPERATIONS:
        opcodes = [line.split()[0] for line in operation.lines if not line.startswith("mov")]
        step = " + ".join(opcodes)
        of_both: dict[str, Any] = {
            "machine": operation.machine,
            "machine_count": LENGTH * operation.each,
            "machine_others": LENGTH * operation.others + 8,
            "events": tuple((opcode, LENGTH) for opcode in opcodes),
        }
        yield Benchmark(
            f"latency.{operation.name}",
            f"one step ({step}) of a dependent chain, one warp",
            Quantity.CYCLES,
            chained(operation, 1, LENGTH),
            LENGTH,
            **of_both,
        )
        if not operation.merges:
            yield Benchmark(
                f"throughput.{operation.name}",
                f"warp steps ({step}), {CHAINS} independent chains a thread, 64 warps an SM",
                Quantity.PER_CYCLE,
                chained(operation, CHAINS, LENGTH),
                LENGTH * 2 * FULL / WARP,
                grid=2 * chip.sms,
                block=FULL,
                **of_both,
            )
