"""``with cuado.capture(...)`` in a Python program, on a driver and a CUPTI of the tests' own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from injection_world import AXPY, ROOT, World

import cuado
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.sources.capture import read_capture
from cuado.sources.capture.verify import replay
from cuado.sources.case.check import architecture_of
from cuado.sources.injection.run import Captured, Traced

PROGRAM = str(ROOT / "tests" / "native" / "block_program.py")


@pytest.fixture(scope="module")
def variables(world: World, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of programs in this world."""
    module = tmp_path_factory.mktemp("module") / "axpy.ptx"
    module.write_text(AXPY)
    own = {"CUADO_CUPTI": world.cupti, "CUADO_INJECTION_LIBRARY": str(world.library)}
    return world.environment(FAKE_MODULE=str(module), **own)


def said(variables: dict[str, str], folder: Path, *words: str) -> Any:
    """What the program prints."""
    command = [sys.executable, PROGRAM, *words]
    done = subprocess.run(
        command, env=variables, cwd=folder, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_blocks_in_a_program(variables: dict[str, str], tmp_path: Path) -> None:
    found = said(variables, tmp_path, "usual")
    assert found["environment is as before"]
    assert found["usualfirst.capture"] == [0, []]
    assert found["usualdeeper/folder/second.capture"] == [2, []]
    assert found["kernel"] == "_Z4axpyfPKfPfi"
    assert "block_program.py" in found["from"]
    assert found["again"] == "first.capture is there already | another name, or replace=True"
    assert found["replaced"] == "first.capture"
    assert "did not come to a kernel that matches 'gemm'" in found["other"]
    assert "it launched axpy" in found["other"]
    assert "(2 launches)" in found["other"]
    assert "no kernel was launched within the block" in found["none"]
    assert "did not come to launch 2 of a kernel" in found["few"]
    assert "the limit is 4000 bytes" in found["large"]
    assert "'a/b' is no name of a capture" in found["name"]
    assert "is no regular expression" in found["pattern"]
    assert "another block of this process" in found["nested"]
    assert "was forked from one that uses CUDA" in found["forked"]
    # Nothing is left of blocks that failed: no half captures, no raw ones.
    assert found["files"] == ["deeper", "first.capture"]
    assert found["threads"] == "threads.capture"


def test_what_was_captured_replays_bit_for_bit(variables: dict[str, str], tmp_path: Path) -> None:
    found = said(variables, tmp_path, "unprepared", "fresh")
    assert found == {"path": "fresh.capture", "notes": []}
    capture = read_capture(tmp_path / "fresh.capture")
    assert capture.manifest.seconds == pytest.approx(250e-9)
    backend = EmulatedBackend("h200")
    compared = replay(capture, backend, architecture_of(backend.device))
    assert [each.name for each in compared.compared] == ["arg2"]
    assert not compared.wrong
    assert cuado.load_capture(capture.path).kernel == "_Z4axpyfPKfPfi"


def test_where_cuda_has_started_only_later_code_is_captured(
    variables: dict[str, str], tmp_path: Path
) -> None:
    found = said(variables, tmp_path, "unprepared", "late")
    assert "its code was loaded before cuado came into this process" in found["unseen"]
    assert "cuado.prepare_capture() at the top" in found["unseen"]
    assert found["path"] == "late.capture"
    assert "CUDA had started before" in found["notes"][0]


def test_under_a_launcher_a_block_says_within_which_lines(
    world: World, variables: dict[str, str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ran = {
        word: world.run(
            job, tmp_path / word, PROGRAM, "launched", command=sys.executable, **variables
        )
        for word, job in (
            ("within", Captured("axpy", launch=1)),
            ("anywhere", Captured("axpy", launch=1, blocks=False)),
            ("trace", Traced()),
        )
    }
    printed = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert [each["captured"] for each in printed] == [False, False, False]
    assert "when the program ends" in printed[0]["path"]
    assert "looks at all of it" in printed[1]["path"]
    assert printed[2]["notes"] == ["the program runs under cuado, which looks at all of it"]
    # Three launches were before the block: y was 9 then, and 12 before the block's second one.
    assert first_of(ran["within"].files) == (1, 12.0)
    assert ran["within"].kernels == {"_Z4axpyfPKfPfi": 2}
    assert first_of(ran["anywhere"].files) == (1, 3.0)
    assert len(ran["trace"].files) == 1


def first_of(files: tuple[Path, ...]) -> tuple[int, float]:
    """The only capture's launch, and the first number of what it adds to, before."""
    (path,) = files
    launch = json.loads(path.read_text())
    before = (path.parent / launch["allocations"][1]["before"]).read_bytes()
    return launch["launch"], memoryview(before).cast("f")[0]


def test_without_a_driver_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from cuado.sources.injection import in_process

    monkeypatch.setattr(in_process, "_DRIVER", "libno-such-driver.so.1")
    monkeypatch.setattr(in_process, "_attached", None)
    with (
        pytest.raises(in_process.NotAttachedError, match="there is no NVIDIA driver"),
        cuado.capture("x", folder=tmp_path),
    ):
        raise AssertionError
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"FAKE_CUPTI_TAKEN": "1"}, "another profiler is at work in this process"),
        ({"CUDA_INJECTION64_PATH": "/nsight.so"}, "another profiler is at work"),
    ],
)
def test_beside_another_profiler_it_is_told(
    variables: dict[str, str], tmp_path: Path, more: dict[str, str], message: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import cuado; cuado.prepare_capture()"],
        env={**variables, **more},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert message in done.stderr
