"""The instructions that are run through both the compiled emulation and the interpreter.

An entry is one opcode, or several joined by ``;`` that are run in order (carry chains). After an
opcode may stand literals for its last operands, ``|`` to ask for both predicates, and ``>32``
for the width of the register that takes the result.
"""

from itertools import product

ROUNDED = ("rn", "rz", "rm", "rp")
INTEGERS = [f"{sign}{bits}" for sign in "us" for bits in (16, 32, 64)]
ANY_WIDTH = [f"{sign}{bits}" for sign in "us" for bits in (8, 16, 32, 64)]


def _each(opcodes: str, *choices: object) -> list[str]:
    """Every combination: ``{}`` in each opcode stand for the choices, in order."""
    lists = [c.split() if isinstance(c, str) else list(c) for c in choices]  # type: ignore[call-overload]
    return [op.format(*row) for op in opcodes.split() for row in product(*lists)]


def _held(to: str, source: str) -> bool:
    """Whether not every number of one type is one of another: only then is there ``.sat``."""
    bits, given = int(to[1:]), int(source[1:])
    wide = given < bits if to[0] == "s" and source[0] == "u" else given <= bits
    return not wide or (to[0] == "u" and source[0] == "s")


ADDITION = [
    *_each("add.{0} sub.{0} div.{0} rem.{0} min.{0} max.{0} sad.{0}", INTEGERS),
    *_each("mul.lo.{0} mul.hi.{0} mad.lo.{0} mad.hi.{0}", INTEGERS),
    *_each("mul.wide.{0} mad.wide.{0}", "u16 s16 u32 s32"),
    *_each("mul24.lo.{0} mul24.hi.{0} mad24.lo.{0} mad24.hi.{0}", "u32 s32"),
    *_each("abs.s{0} neg.s{0}", "16 32 64"),
    *_each("min.relu.s32 max.relu.s32 add.sat.s32 sub.sat.s32"),
    *_each("div.{0}#7 rem.{0}#7", INTEGERS),
    *_each("div.s{0}#-1 rem.s{0}#-1 div.s{0}#-8", "16 32 64"),
]
CARRIES = [
    *_each("add.cc.{0};addc.cc.{0};addc.{0} sub.cc.{0};subc.cc.{0};subc.{0}", "u32 s32 u64 s64"),
    *_each("mad.{1}.cc.{0};madc.{1}.cc.{0};madc.{1}.{0}", "u32 s32 u64 s64", "lo hi"),
    *_each("mad.lo.cc.{0};madc.hi.{0}", "u32 s32 u64"),
]
BITS = [
    *_each("and.{0} or.{0} xor.{0} not.{0} cnot.{0} shl.{0}", "b16 b32 b64"),
    *_each("and.pred or.pred xor.pred not.pred"),
    *_each("shr.{0}", [*INTEGERS, "b16", "b32", "b64"]),
    *_each("shl.{0}#{1} shr.{0}#{1}", "b32 b64", "0 1 31 32 63 64 200"),
    *_each("shr.s{0}#{1}", "16 32 64", "15 31 64"),
    *_each("shf.l.wrap.b32 shf.l.clamp.b32 shf.r.wrap.b32 shf.r.clamp.b32"),
    *_each("popc.{0} clz.{0} brev.{0}", "b32 b64"),
    *_each("bfind.{0} bfind.shiftamt.{0}", "u32 s32 u64 s64"),
    *_each("bfe.{0}", "u32 s32 u64 s64"),
    *_each("bfi.{0}", "b32 b64"),
    *_each("prmt.b32 prmt.b32#0x3210 prmt.b32#0xbf06"),
    *_each("lop3.b32#{0}", [str(n) for n in (0, 1, 0x80, 0xE8, 0xF0, 0xCC, 0xAA, 0x96, 0xCA, 255)]),
    *_each("dp4a.{0}.{1}", "u32 s32", "u32 s32"),
    *_each(
        "szext.{0}.{1} szext.{0}.{1}#0 szext.{0}.{1}#5 szext.{0}.{1}#40", "wrap clamp", "s32 u32"
    ),
    *_each("bmsk.{0}.b32 bmsk.{0}.b32#5 bmsk.{0}.b32#31 bmsk.{0}.b32#40", "wrap clamp"),
]
SELECTION = [
    *_each("selp.{0}", ["b16", "b32", "b64", *INTEGERS, "f32", "f64"]),
    *_each("slct.{0}.s32 slct.{0}.f32 slct.ftz.{0}.f32", "b16 u16 b32 s32 f32 b64 u64 f64"),
    *_each("setp.{1}.{0}", "b16 b32 b64", "eq ne"),
    *_each("setp.{1}.{0}", INTEGERS, "eq ne lt le gt ge"),
    *_each("setp.{1}.{0}", "u16 u32 u64", "lo ls hi hs"),
    *_each("setp.{1}.{2}.s32| setp.{1}.{2}.{0}", "u32 f32", "lt ge", "and or xor"),
    *_each("set.{1}.{0}.{2}", "u32 s32 f32", "lt ge", "u32 s32 s64 f32 f64"),
    *_each("set.ne.and.u32.s32 set.ltu.xor.f32.f32"),
]
_UNORDERED = "eq ne lt le gt ge equ neu ltu leu gtu geu num nan"
COMPARISON = [
    *_each("setp.{1}.{0}", "f32 f64 f16", _UNORDERED),
    *_each("setp.{0}.ftz.f32 setp.{0}.ftz.f32| set.{0}.ftz.u32.f32", _UNORDERED),
    *_each("testp.{1}.{0}", "f32 f64", "finite infinite number notanumber normal subnormal"),
]
_DECORATIONS = [r + f + s for r, f, s in product(ROUNDED, ("", ".ftz"), ("", ".sat"))]
SINGLE = [
    *_each("add.{0}.f32 sub.{0}.f32 mul.{0}.f32 fma.{0}.f32 mad.{0}.f32", _DECORATIONS),
    *_each("div.{0}{1}.f32 sqrt.{0}{1}.f32 rcp.{0}{1}.f32", ROUNDED, ["", ".ftz"]),
    *_each("neg{0}.f32 abs{0}.f32 min{0}.f32 max{0}.f32 min{0}.NaN.f32", ["", ".ftz"]),
    *_each("min{0}.xorsign.abs.f32 max{0}.NaN.xorsign.abs.f32", ["", ".ftz"]),
    *_each("add.f32 mul.f32 sub.ftz.sat.f32 copysign.f32"),
]
DOUBLE = [
    *_each("add.{0}.f64 sub.{0}.f64 mul.{0}.f64 fma.{0}.f64 mad.{0}.f64", ROUNDED),
    *_each("div.{0}.f64 sqrt.{0}.f64 rcp.{0}.f64", ROUNDED),
    *_each("neg.f64 abs.f64 min.f64 max.f64 add.f64 mul.f64 copysign.f64"),
]
HALF = [
    *_each("add.{0} sub.{0} mul.{0} fma.rn.{0} neg.{0} abs.{0} min.{0} max.{0}", "f16 f16x2"),
    *_each("fma.rn.{0} neg.{0} abs.{0} min.{0} max.{0} fma.rn.relu.{0}", "bf16 bf16x2"),
    *_each("add.rn.{0} sub.rn.{0} mul.rn.{0}", "bf16 bf16x2"),
    *_each("add.rn.sat.f16{0} mul.rn.sat.f16{0} fma.rn.sat.f16{0} fma.rn.relu.f16{0}", ["", "x2"]),
    *_each("min.NaN.{0} max.NaN.{0} min.xorsign.abs.{0}", "f16 bf16 f16x2 bf16x2"),
]
WHOLE = [
    *_each("cvt.{0}.{1}", ANY_WIDTH, ANY_WIDTH),
    *_each("cvt.{0}.{1}>32", "u8 s8 u16 s16", ANY_WIDTH),
    *[f"cvt.sat.{to}.{source}" for to, source in product(ANY_WIDTH, repeat=2) if _held(to, source)],
    *_each("cvt.{2}.{0}.{1}", "f16 f32 f64", ANY_WIDTH, ROUNDED),
    *_each("cvt.{1}.bf16.{0}", INTEGERS, ROUNDED),
    *_each("cvt.rn.sat.f32.{0}", ANY_WIDTH),
]
TO_WHOLE = [
    *_each("cvt.{2}.{0}.{1}", INTEGERS, "f32 f64", "rni rzi rmi rpi"),
    *_each("cvt.rni.{0}.{1} cvt.rzi.{0}.{1}", INTEGERS, "f16 bf16"),
    *_each("cvt.rmi.{0}.{1} cvt.rpi.{0}.{1}", "u8 s8", "f16 f32 f64"),
    *_each("cvt.rpi.ftz.{0}.f32", ANY_WIDTH),
    *_each("cvt.rzi.sat.{0}.f32 cvt.rzi.{0}.f32>64", ANY_WIDTH),
]
BETWEEN = [
    *_each("cvt.{1}{2}{3}.{0}.f32", "f16 bf16", ["rn", "rz"], ["", ".relu"], [""]),
    *_each("cvt.{0}{1}.f16.f32 cvt.{0}.f16.f64 cvt.{0}{1}.f32.f64", ROUNDED, ["", ".ftz", ".sat"]),
    *_each("cvt.{0}.bf16.f64", ROUNDED),
    *_each("cvt.f32.{0} cvt.f64.{0}", "f16 bf16"),
    "cvt.sat.f32.f16",
    *_each("cvt.f64.f32 cvt.ftz.f64.f32 cvt.sat.f64.f32 cvt.sat.f32.f32 cvt.ftz.f32.f32"),
    *_each("cvt.{1}.{0}.{0} cvt.{1}.sat.{0}.{0}", "f16 f32 f64", "rni rzi rmi rpi"),
    *_each("cvt.{0}.ftz.f32.f32 cvt.{0}.ftz.sat.f32.f32", "rni rzi rmi rpi"),
    *_each("cvt.{1}{2}.{0}.f32", "f16x2 bf16x2", ["rn", "rz"], ["", ".relu"]),
]
EIGHTS = [
    *_each("cvt.rn.satfinite{2}.{0}.{1}", "e4m3x2 e5m2x2", "f32 f16x2", ["", ".relu"]),
    *_each("cvt.rn{1}.f16x2.{0}", "e4m3x2 e5m2x2", ["", ".relu"]),
]
APPROXIMATE = [
    *_each("sin.approx{0}.f32 cos.approx{0}.f32 ex2.approx{0}.f32 lg2.approx{0}.f32", ["", ".ftz"]),
    *_each("div.approx{0}.f32 div.full{0}.f32 rcp.approx{0}.f32 sqrt.approx{0}.f32", ["", ".ftz"]),
    *_each("rsqrt.approx{0}.f32", ["", ".ftz"]),
    *_each("tanh.approx.f32 rsqrt.approx.f64 rcp.approx.ftz.f64 rsqrt.approx.ftz.f64"),
]
GROUPS = {
    "addition": ADDITION,
    "carries": CARRIES,
    "bits": BITS,
    "selection": SELECTION,
    "comparison": COMPARISON,
    "single": SINGLE,
    "double": DOUBLE,
    "half": HALF,
    "whole": WHOLE,
    "to-whole": TO_WHOLE,
    "between": BETWEEN,
    "eights": EIGHTS,
    "approximate": APPROXIMATE,
}
