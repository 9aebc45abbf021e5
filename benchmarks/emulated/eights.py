"""Conversions of pairs of eight-bit floats: the emulated device against a GPU, bit by bit.

    export PYTHONPATH=src:benchmarks:benchmarks/emulated
    python benchmarks/emulated/eights.py [--device gpu]

Every pattern of 16 bits, as a pair of eights and as a half, and floats around every number of both
formats. One line for each conversion; exits with 1 where one differs. Some seconds. With
``--device emulated:h100`` the emulated device is compared with itself: that shows that it runs.
"""

import argparse
import sys
import tempfile
from pathlib import Path

import numpy as np
from nan_kernels import Column, Kernel
from nans import run

from cuado.backends.selection import select

PATTERNS = 1 << 16
PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{{
    .reg .b16 %h<3>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .reg .f32 %f<3>;
    ld.param.u64 %rd0, [in];
    ld.param.u64 %rd1, [out];
    mov.u32 %r0, %ctaid.x;
    mov.u32 %r1, %ntid.x;
    mov.u32 %r2, %tid.x;
    mad.lo.u32 %r0, %r0, %r1, %r2;
    mul.wide.u32 %rd2, %r0, 8;
    add.s64 %rd0, %rd0, %rd2;
    mul.wide.u32 %rd2, %r0, {row};
    add.s64 %rd1, %rd1, %rd2;
    ld.global.u64 %rd3, [%rd0];
    mov.b64 {{%r3, %r4}}, %rd3;
    mov.b32 %f0, %r3;
    mov.b32 %f1, %r4;
    cvt.u16.u32 %h0, %r4;
{body}
    ret;
}}
"""
"""The low half of an operand is a float; the high half a float, a pair of halves, and of eights."""


def conversions() -> list[tuple[str, str]]:
    """Each conversion, with what it does to ``%f0``, ``%r4`` or ``%h0``; the result in ``%r5``."""
    found = []
    for pair in ("e4m3x2", "e5m2x2"):
        for relu in ("", ".relu"):
            narrow = f"cvt.rn.satfinite{relu}.{pair}"
            found += [
                (f"{narrow}.f32", f"{narrow}.f32 %h1, %f0, %f1; cvt.u32.u16 %r5, %h1;"),
                (f"{narrow}.f16x2", f"{narrow}.f16x2 %h1, %r4; cvt.u32.u16 %r5, %h1;"),
                (f"cvt.rn{relu}.f16x2.{pair}", f"cvt.rn{relu}.f16x2.{pair} %r5, %h0;"),
            ]
    return found


def floats() -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    """Each pattern of the upper 16 bits of f32: itself, and what is beside it and half way."""
    upper = np.arange(PATTERNS, dtype=np.uint32) << 16
    return np.concatenate([upper + beside for beside in (0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF)])


def kernel() -> Kernel:
    """All conversions of all operands."""
    found, first = conversions(), floats()
    second = np.resize(np.arange(PATTERNS, dtype=np.uint32) * 40503 & 0xFFFF, len(first))
    second = second << 16 | np.resize(np.arange(PATTERNS, dtype=np.uint32), len(first))
    operands = (second.astype(np.uint64) << np.uint64(32) | first).astype(np.uint64).reshape(-1, 1)
    body = "\n".join(
        f"    {text}\n    cvt.u64.u32 %rd4, %r5;\n    st.global.u64 [%rd1+{8 * n}], %rd4;"
        for n, (_, text) in enumerate(found)
    )
    columns = tuple(Column(name, "b32", (), 32, True) for name, _ in found)
    return Kernel("eights", PTX.format(row=8 * len(found), body=body), operands, columns)


def main() -> int:
    """Compare, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="gpu", help="compared with the emulated device")
    options = parser.parse_args()
    made, wrong = kernel(), 0
    with tempfile.TemporaryDirectory() as folder:
        real = run(made, select(options.device).backend, Path(folder))
        own = run(made, select("emulated:h100").backend, Path(folder))
    for number, column in enumerate(made.columns):
        differs = np.flatnonzero(real[:, number] != own[:, number])
        wrong += len(differs)
        shown = "; ".join(
            f"{int(made.operands[n, 0]):#018x} -> {int(real[n, number]):#x}, "
            f"emulated {int(own[n, number]):#x}"
            for n in differs[:4]
        )
        print(f"{column.name}: {len(differs):,} of {len(real):,} differ{': ' * bool(shown)}{shown}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
