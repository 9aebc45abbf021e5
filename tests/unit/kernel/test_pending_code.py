"""Machine code of several versions is disassembled together, once the first is looked at.

That of a chip whose instructions are not known by their bits.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from machine_code import build

from cuado.device.library import load_chip
from cuado.kernel import assembler_calls as pending_code
from cuado.kernel.assembly import classes_of
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Launch
from cuado.optimizer.assembled_candidates import disassemble_finished
from cuado.optimizer.version import Rejected, Version
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.process import run

PTX = """.version 8.7
.target sm_100
.address_size 64
.visible .entry k(.param .u64 out) {{
    .reg .b64 %rd1;
    .reg .b32 %r<3>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    {stores}
    ret;
}}
"""


def text(stores: int) -> str:
    """A kernel that stores so many words."""
    return PTX.format(stores=" ".join(f"st.global.u32 [%rd1+{4 * n}], %r1;" for n in range(stores)))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Disassemblers that were started, with an empty cache and nothing that waits."""
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path))
    monkeypatch.setattr(pending_code, "_waiting", {})
    tools: list[str] = []

    def counted(program: Path, arguments: list[str], **more: Any) -> Any:
        tools.append(program.name)
        return run(program, arguments, **more)

    monkeypatch.setattr("cuado.sass.toolchain.disassemble.run", counted)
    return tools


def test_versions_are_disassembled_together_when_one_is_looked_at(started: list[str]) -> None:
    versions = [build(text(stores), "k") for stores in (1, 2, 3)]
    assert not started
    assert [each.classes[SassClass.GLOBAL_STORE] for each in versions] == [1, 2, 3]
    assert len(started) == 1


def test_large_code_and_more_than_a_few_do_not_wait(
    started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pending_code, "MOST", 2)
    versions = [build(text(stores), "k") for stores in (1, 2, 3)]
    assert versions[2].classes[SassClass.GLOBAL_STORE] == 3
    assert versions[0].classes[SassClass.GLOBAL_STORE] == 1
    assert len(started) == 2
    monkeypatch.setattr(pending_code, "LARGEST", 0)
    pair = [build(text(stores), "k") for stores in (4, 5)]
    assert [each.classes[SassClass.GLOBAL_STORE] for each in pair] == [4, 5]
    assert len(started) == 4


def test_candidates_that_are_assembled_are_disassembled_together(started: list[str]) -> None:
    jobs: list[tuple[object, Future[Version | Rejected]]] = []
    for stores in (1, 2, 3, 4):
        launch = Launch("k", text(stores), "k", (1, 1, 1), (32, 1, 1), ())
        kernel = Kernel(launch, load_chip("h200"), build(launch.ptx, "k"))
        job: Future[Version | Rejected] = Future()
        if stores < 4:  # The last one is still being assembled.
            job.set_result(Version((), kernel))
        jobs.append((stores, job))
    listed: set[bytes] = set()
    disassemble_finished(jobs, listed)
    disassemble_finished(jobs, listed)
    assert len(listed) == 3
    assert len(started) == 1


def test_what_waits_is_not_disassembled_for_code_that_is_known(started: list[str]) -> None:
    """Of versions that were given up nobody will ask what their code is."""
    known = [build(text(stores), "k") for stores in (1, 2)]
    assert known[0].classes[SassClass.GLOBAL_STORE] == 1
    _ = [build(text(stores), "k") for stores in (3, 4)]
    assert known[1].classes[SassClass.GLOBAL_STORE] == 2
    assert len(started) == 1


def test_two_texts_of_the_same_code_are_disassembled_once(started: list[str]) -> None:
    """With lines for a debugger a cubin holds its text, too: with its roundings stated, another."""
    lines = text(1).replace(".address_size 64", '.address_size 64\n.file 1 "k.cu"')
    lines = lines.replace("st.global", ".loc 1 7 0\n    st.global")
    plain = build(lines, "k")
    other = build(lines.replace("st.global.u32", "st.global.b32"), "k")
    assert plain.cubin != other.cubin
    assert plain.classes == other.classes
    assert len(started) == 1


def test_code_that_is_being_disassembled_is_waited_for(
    started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several ask for the original's at the same time."""
    built = build(text(1), "k")
    monkeypatch.setattr(pending_code, "_waiting", {})
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: classes_of(built.cubin, "k"), range(4)))
    assert [each[SassClass.GLOBAL_STORE] for each in found] == [1] * 4
    assert len(started) == 1
