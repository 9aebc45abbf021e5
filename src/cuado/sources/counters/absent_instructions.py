"""Counters that need no counting: of instructions that a kernel's code does not have.

A pass takes 2 to 30 ms on an H100, beside the kernel. On a GH100 a kernel without these
instructions needs 10 of them for what is counted in 12 otherwise (CUPTI 13.0's plan). What is said
to be 0 here was 0 where it was counted: nine kernels on an H100
(``benchmarks/whatif/known_zeros.py``), three on an H200.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from cuado.sass.toolchain.classes import CLASSES, SassClass

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_L1 = "l1tex__t_sector"
_WAITING = frozenset(["NANOSLEEP", "YIELD", "BSYNC", "BREAK", "WARPSYNC", "ENDCOLLECTIVE"])
"""After these all threads of a warp may sleep, yield or be blocked."""
_DOUBLE = frozenset([SassClass.FP64, SassClass.TENSOR])
_ATOMIC = frozenset(
    [SassClass.ATOMIC, SassClass.SHARED_ATOMIC, SassClass.ASYNC_COPY, SassClass.TEXTURE]
)
_LOCAL = frozenset(
    [
        SassClass.LOCAL_LOAD,
        SassClass.LOCAL_STORE,
        SassClass.GENERIC_LOAD,
        SassClass.GENERIC_STORE,
        SassClass.CACHE,
    ]
)


def _stall(reason: str) -> str:
    return f"smsp__average_warps_issue_stalled_{reason}_per_issue_active.ratio"


@dataclass(frozen=True, slots=True)
class _Counted:
    """Counters of some instructions.

    Attributes:
        names: NVIDIA's.
        classes: of the instructions that they count.
        words: modifiers that instructions of other classes have which are counted as well.
        opcodes: base opcodes that are counted as well.
    """

    names: tuple[str, ...]
    classes: frozenset[SassClass] = frozenset()
    words: frozenset[str] = frozenset()
    opcodes: frozenset[str] = frozenset()

    def is_zero(self, found: Collection[str]) -> bool:
        """True if none of some instructions, by their full opcodes, is counted."""
        for full in found:
            base, *words = full.split(".")
            if base in self.opcodes or CLASSES.get(base) in self.classes:
                return False
            if not self.words.isdisjoint(words):
                return False
        return True


_COUNTED = (
    _Counted((f"sm__pipe_fp64_cycles_active{_ELAPSED}",), _DOUBLE, frozenset(["F64"])),
    # Not the tensor pipe itself: additions of halves that move constants (HFMA2.MMA) count there.
    _Counted((_stall("gmma"),), frozenset([SassClass.TENSOR])),
    _Counted(
        (f"sm__inst_executed_pipe_tex{_ELAPSED}", _stall("tex_throttle")),
        frozenset([SassClass.TEXTURE]),
    ),
    _Counted((_stall("membar"),), frozenset([SassClass.FENCE, SassClass.CACHE])),
    _Counted((_stall("sleeping"),), opcodes=_WAITING),
    _Counted(
        (
            f"{_L1}_pipe_lsu_mem_local_op_ld_hit_rate.pct",
            f"{_L1}s_pipe_lsu_mem_local_op_ld.sum",
            f"{_L1}s_pipe_lsu_mem_local_op_st.sum",
        ),
        _LOCAL,
    ),
    _Counted(
        (
            "smsp__inst_executed_op_global_red.sum",
            "smsp__inst_executed_op_generic_atom_dot_alu.sum",
            "smsp__inst_executed_op_generic_atom_dot_cas.sum",
            "smsp__inst_executed_op_shared_atom.sum",
            f"lts__d_atomic_input_cycles_active{_ELAPSED}",
        ),
        _ATOMIC,
    ),
)


def known_zeros(opcodes: Collection[str]) -> Mapping[str, float]:
    """The counters that are 0 for a kernel, and their value.

    Args:
        opcodes: full opcodes of all that the kernel can execute; none where that is not known.

    Returns:
        None of them where the code is not known, has an instruction that cuado does not know, or
        calls what is not in it (``printf``, ``malloc``, the function of a pointer).
    """
    if not opcodes or any(map(_is_unknown, opcodes)):
        return {}
    return dict.fromkeys(_zeros(opcodes), 0.0)


def _zeros(opcodes: Collection[str]) -> Iterator[str]:
    for each in _COUNTED:
        if each.is_zero(opcodes):
            yield from each.names


def _is_unknown(opcode: str) -> bool:
    base, *words = opcode.split(".")
    return base not in CLASSES or (base in {"CALL", "JCAL", "CAL"} and "REL" not in words)
