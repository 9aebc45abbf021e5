"""Launches to open, and a log of what the worker was asked."""

from pathlib import Path

import pytest

from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.launch import Launch

PTX = """.version 6.4
.target sm_75
.address_size 64

.visible .entry scale(.param .u64 x, .param .u64 y, .param .f32 factor, .param .u32 count)
{
    .reg .b64 %rd<9>;
    .reg .b32 %r<5>;
    .reg .f32 %f<4>;
    .reg .pred %p<2>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.f32 %f1, [factor];
    ld.param.u32 %r1, [count];
    mov.u32 %r2, %tid.x;
    setp.ge.u32 %p1, %r2, %r1;
    @%p1 bra DONE;
    cvta.to.global.u64 %rd3, %rd1;
    cvta.to.global.u64 %rd4, %rd2;
    mul.wide.u32 %rd5, %r2, 4;
    add.s64 %rd6, %rd3, %rd5;
    add.s64 %rd7, %rd4, %rd5;
    ld.global.f32 %f2, [%rd6];
    mul.f32 %f3, %f1, %f2;
    st.global.f32 [%rd7], %f3;
DONE:
    ret;
}

.visible .entry other()
{
    ret;
}
"""
"""``y[i] = factor * x[i]``."""


@pytest.fixture
def launch() -> Launch:
    """The kernel above on 64 elements."""
    return Launch(
        "scaling",
        PTX,
        "scale",
        (1, 1, 1),
        (64, 1, 1),
        (
            Buffer("x", "f32", (8, 8), Fill(Content.RANDOM, low=1.0, high=2.0, seed=11)),
            Buffer("y", "f32", (64,)),
            Scalar("factor", "f32", 0.5),
            Scalar("count", "u32", 64),
        ),
        outputs=("y",),
    )


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the stand-in engine was asked, a line each."""
    path = tmp_path / "asked.txt"
    path.touch()
    monkeypatch.setenv("CUADO_TEST_LOG", str(path))
    return path
