"""Kernels whose times are not modelled are refused before anything of them is rewritten."""

from pathlib import Path

import pytest

from cuado import api
from cuado.model.launch import Launch
from cuado.model.trial import TrialFailedError
from cuado.sources.case import load_case
from cuado.sources.counters.recording import count_launch
from cuado.what_if import conduct

PTX = """.version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_0)
{
    .reg .b32 %r<3>;
    .shared .align 8 .b64 bar;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [k_0];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r1;
    mbarrier.init.shared.b64 [bar], 1;
    barrier.cluster.arrive;
    barrier.cluster.wait;
    ret;
}
"""
CASE = """schema = 1
source = "k.ptx"
kernel = "k"
grid = 2
block = 32
cluster = 2
[[arguments]]
name = "out"
type = "s32"
shape = [32]
output = true
"""


@pytest.fixture
def launch(tmp_path: Path) -> Launch:
    (tmp_path / "k.ptx").write_text(PTX)
    (tmp_path / "k.toml").write_text(CASE)
    return load_case(tmp_path / "k.toml")


def test_a_what_if_refuses_them_before_it_builds_versions(
    launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def built(*_: object) -> None:
        raise AssertionError("versions are built")

    monkeypatch.setattr(conduct, "build_programs", built)
    with pytest.raises(TrialFailedError, match=r"no time is modelled for .mbarrier.*in a cluster"):
        api.whatif(launch, device="emulated:h100")


def test_counting_refuses_them_before_it_runs_them(launch: Launch) -> None:
    backend = api.devices.backend_at("emulated:h100")
    with pytest.raises(TrialFailedError, match="no time is modelled"):
        count_launch(launch, backend, "sm_90")
