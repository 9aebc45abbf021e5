"""The words of opcodes that their lowering supports.

A word that no lowering reads (``.relu`` of a conversion, a type of eight bits) would be ignored
silently, and the results would be wrong: opcodes with such words are refused.
"""

from cuado.backends.emulated.frontend.lowering.types import TYPES

_ROUNDING = "rn rz rm rp"
_ORDER = "weak relaxed acquire release acq_rel volatile mmio cta cluster gpu sys"
_SPACES = "global shared local const param"
_CACHE = "ca cg cs lu cv wb wt nc L1 L2 unified"
_COMPARISONS = "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan and or xor ftz"
_SHAPES = "m16n8k4 m16n8k8 m16n8k16 m16n8k32 m16n8k64 m8n8k4 m8n8k16 m8n8k32"

_WARPGROUPS = "sync aligned satfinite tf32 e4m3 e5m2 " + " ".join(
    f"m64n{n}k{k}" for n in range(8, 257, 8) for k in (8, 16, 32)
)
_MAP = "replace tile cp_fenceproxy global shared tensormap release gpu sync aligned "
_MAP += "global_address rank box_dim global_dim global_stride element_stride elemtype b1024 "
_MAP += "interleave_layout swizzle_mode fill_mode"
_WMMA = "m16n16k16 m32n8k16 m8n32k16 m16n16k8 m8n8k4"
_CHANGES = "add min max and or xor exch inc dec cas noftz v2 v4 v8 L2"
_GROUPS = "commit_group wait_group wait_all"
_REDUCTIONS = "reduce add min max inc dec and or xor noftz"
_BULK = "bulk bulk_group mbarrier read arrive noinc prefetch tensor tile im2col multicast "
_BULK += f"1d 2d 3d 4d 5d {_REDUCTIONS}"
_MBARRIER = "init inval expect_tx complete_tx arrive arrive_drop test_wait try_wait parity "
_MBARRIER += f"pending_count noComplete shared {_ORDER}"

_ROWS = f"""
add sub          | {_ROUNDING} ftz sat cc
addc subc        | cc
mul              | lo hi wide {_ROUNDING} ftz sat
mad              | lo hi wide {_ROUNDING} ftz sat cc
madc             | lo hi cc
mul24 mad24      | lo hi
fma              | {_ROUNDING} ftz sat relu
div              | full approx {_ROUNDING} ftz
sqrt rcp rsqrt   | approx {_ROUNDING} ftz
sin cos lg2 ex2 tanh | approx ftz
min max          | ftz NaN relu xorsign abs
abs neg          | ftz
bfind            | shiftamt
sad rem and or xor not cnot popc clz brev bfe bfi prmt dp4a copysign mov selp |
testp            | finite infinite number notanumber normal subnormal
lop3             |
shl shr          |
shf              | l r wrap clamp
bmsk             | wrap clamp
szext            | wrap clamp
setp set         | {_COMPARISONS}
slct             | ftz
cvt              | {_ROUNDING} rna tf32 rni rzi rmi rpi ftz sat relu satfinite e4m3x2 e5m2x2
cvta             | to global shared local const param
isspacep         | global shared local
ld ldu st        | async mbarrier {_ORDER} {_SPACES} {_CACHE} v2 v4
atom red         | async mbarrier {_ORDER} global shared {_CHANGES}
cp               | async ca cg global shared {_GROUPS} L2 {_BULK}
mbarrier         | {_MBARRIER}
setmaxnreg       | inc dec sync aligned
griddepcontrol   | launch_dependents wait
shfl             | sync up down bfly idx
vote             | sync all any uni ballot
mapa             | shared
getctarank       | shared
activemask       |
match            | sync any all
redux            | sync add min max and or xor
elect            | sync
mma              | sync aligned row col satfinite tf32 e4m3 e5m2 s4 u4 {_SHAPES}
ldmatrix stmatrix | sync aligned m8n8 x1 x2 x4 trans shared
movmatrix        | sync aligned m8n8 trans
wmma             | load store mma a b c d sync aligned row col global shared satfinite tf32 {_WMMA}
wgmma            | {_GROUPS} mma_async fence {_WARPGROUPS}
tensormap        | {_MAP}
"""
_KNOWN = {
    base: frozenset(words.split())
    for row in filter(None, _ROWS.splitlines())
    for bases, _, words in [row.partition("|")]
    for base in bases.split()
}


def unknown_word(words: list[str]) -> str | None:
    """The first word of an opcode that its lowering does not support; None if it supports all.

    Hints and fences may have any words, as they change no result on this device.
    """
    known = _KNOWN.get(words[0])
    if known is None:
        return None
    for word in words[1:]:
        if word not in TYPES and word.partition("::")[0] not in known:
            return word
    return None
