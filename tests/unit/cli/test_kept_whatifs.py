"""The same what-if on an emulated device is answered from what was measured before."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cuado import api
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.cli.kept_whatifs import keep, kept, key_of
from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch

PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r1;
    ret;
}
"""
LAUNCH = Launch("k", PTX, "k", (1, 1, 1), (32, 1, 1), (Buffer("out", "u32", (32,)),), ("out",))
ASKED = ((), True, True, None, "k.toml")


def test_a_key_holds_all_that_the_answer_depends_on(tmp_path: Path) -> None:
    backend = EmulatedBackend("h200")
    key = key_of(LAUNCH, backend, ASKED)
    assert key is not None
    assert key == key_of(LAUNCH, EmulatedBackend("h200"), ASKED)
    others = (
        key_of(replace(LAUNCH, grid=(2, 1, 1)), backend, ASKED),
        key_of(LAUNCH, EmulatedBackend("a100"), ASKED),
        key_of(LAUNCH, backend, (("no-loads",), *ASKED[1:])),
    )
    assert len({key, *others}) == 4
    file = Buffer("out", "u32", (32,), Fill(Content.FILE, path=str(tmp_path / "x.npy")))
    assert key_of(replace(LAUNCH, arguments=(file,)), backend, ASKED) is None


def test_an_answer_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))
    backend = EmulatedBackend("h200")
    key = key_of(LAUNCH, backend, ASKED)
    assert kept(key) is None
    result = api.whatif(LAUNCH, device=backend, experiments=["no-stores"], counters=False)
    keep(key, result)
    again = kept(key)
    assert again is not None
    assert again.render() == result.render()
    assert again.render("json") == result.render("json")
    for file in (tmp_path / "cache").rglob("*.json"):
        if file.read_bytes().find(b"whatif") >= 0:
            file.write_bytes(b"damaged")
    assert kept(key) is None
    assert kept(None) is None


def test_a_key_is_the_same_in_every_process() -> None:
    program = (
        "from test_kept_whatifs import ASKED, LAUNCH, EmulatedBackend, key_of;"
        "print(key_of(LAUNCH, EmulatedBackend('h200'), ASKED))"
    )
    keys = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(keys) == 1
