"""Raw captures that the library writes: what of a launch is in the folder, and what is refused."""

import json
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from injection_world import World

from cuado.sources.injection.run import Captured, Ran

COUNT = 256


def saved(ran: Ran) -> tuple[Path, Mapping[str, Any]]:
    """The only capture: its folder and its ``launch.json``."""
    (path,) = ran.files
    return path.parent, json.loads(path.read_text())


def floats(folder: Path, name: str) -> list[float]:
    return list(np.frombuffer((folder / name).read_bytes(), np.float32))


def test_a_launch_is_saved_with_all_that_it_needs(world: World, tmp_path: Path) -> None:
    home = {"TRITON_HOME": "as the program has it"}
    ran = world.run(Captured("axpy", launch=2), tmp_path, "launch", "5", **home)
    assert ran.exit_code == 7
    assert ran.kernels == {"_Z4axpyfPKfPfi": 5}
    _, launch = saved(ran)
    assert (launch["format"], launch["version"]) == ("cuado raw capture", 1)
    assert launch["kernel"] == "_Z4axpyfPKfPfi"
    assert (launch["grid"], launch["block"], launch["cluster"]) == ([2, 1, 1], [128, 1, 1], None)
    assert (launch["dynamic_shared_bytes"], launch["cooperative"]) == (64, False)
    assert launch["launch"] == 2
    assert launch["command"] == [world.program, "launch", "5"]
    assert launch["device"]["name"] == "Fake GPU"
    assert launch["device"]["compute"] == [9, 0]
    assert launch["device"]["uuid"] == "GPU-abababab-abab-abab-abab-abababababab"
    # What the driver does not say (the carve-out) is left out.
    assert launch["attributes"] == {
        "max_dynamic_shared_bytes": 49152,
        "registers": 32,
        "static_shared_bytes": 0,
        "local_bytes": 0,
    }
    assert launch["seconds"] == pytest.approx(250e-9)
    assert launch["environment"]["TRITON_HOME"] == "as the program has it"
    assert "error" not in launch


def test_parameters_and_memory_before_and_after(world: World, tmp_path: Path) -> None:
    folder, launch = saved(world.run(Captured("axpy", launch=2), tmp_path, "launch", "5"))
    sizes = [(each["offset"], each["bytes"]) for each in launch["parameters"]]
    assert sizes == [(0, 4), (8, 8), (16, 8), (24, 4)]
    values = [bytes.fromhex(each["value"]) for each in launch["parameters"]]
    assert struct.unpack("<f", values[0]) == (1.5,)
    assert struct.unpack("<i", values[3]) == (COUNT - 4,)
    x, y = launch["allocations"]
    assert (x["origin"], x["bytes"], x["reached_from"]) == ("malloc", 1024, [8])
    assert (y["origin"], y["bytes"], y["reached_from"]) == ("pool", 1024, [16])
    assert int(x["address"], 16) == int.from_bytes(values[1], "little")
    assert int(y["address"], 16) + 16 == int.from_bytes(values[2], "little")  # Into the buffer.
    assert floats(folder, x["before"]) == floats(folder, x["after"]) == [2.0] * COUNT
    # Two launches of y += 1.5 x came before this one.
    assert floats(folder, y["before"]) == [0.0] * 4 + [6.0] * (COUNT - 4)
    assert floats(folder, y["after"]) == [0.0] * 4 + [9.0] * (COUNT - 4)


def test_code_and_variables_of_the_module(world: World, tmp_path: Path) -> None:
    folder, launch = saved(world.run(Captured("axpy", launch=2), tmp_path, "launch", "5"))
    assert launch["module"] == {"file": "module.bin", "kind": "cubin"}
    image = (world.folder / "module.o").read_bytes()
    assert (folder / "module.bin").read_bytes() == image
    assert (folder / launch["cubin"]).read_bytes() == image
    assert launch["linked"] == []
    scale, counter = launch["globals"]
    assert (scale["name"], scale["bytes"], scale["constant"]) == ("scale", 4, True)
    assert (counter["name"], counter["constant"]) == ("counter", False)
    assert struct.unpack("<f", (folder / scale["before"]).read_bytes()) == (3.0,)
    assert (folder / counter["before"]).read_bytes() == struct.pack("<i", 7)
    assert (folder / counter["after"]).read_bytes() == struct.pack("<i", 8)
    (hidden,) = launch["refused"]
    assert hidden["bytes"] == 8
    assert "hidden" in hidden["reason"]


@pytest.mark.parametrize(
    ("word", "kind", "begins", "bytes_"),
    [
        ("ptx", "ptx", b".version 8.0", 27),
        ("fatbin", "fatbin", b"\x50\xed\x55\xba", 40),
        ("wrapper", "fatbin", b"\x50\xed\x55\xba", 40),
    ],
)
def test_images_are_kept_beyond_the_load(
    world: World, tmp_path: Path, word: str, kind: str, begins: bytes, bytes_: int
) -> None:
    folder, launch = saved(world.run(Captured("axpy"), tmp_path, "load", word))
    assert launch["module"] == {"file": "module.bin", "kind": kind}
    image = (folder / "module.bin").read_bytes()
    assert image.startswith(begins)
    assert len(image) == bytes_
    assert b"xxx" not in image


@pytest.mark.parametrize(("second", "texts"), [("none", 1), ("ptx", 2)])
def test_ptx_that_the_driver_linked_is_kept(
    world: World, tmp_path: Path, second: str, texts: int
) -> None:
    folder, launch = saved(world.run(Captured("axpy"), tmp_path, "link", second))
    assert launch["module"]["kind"] == "cubin"
    assert launch["linked"] == [f"linked-{n}.ptx" for n in range(texts)]
    kept = [(folder / name).read_text() for name in launch["linked"]]
    text = ".version 8.0\n.target sm_90\n// first"
    assert kept == [text, text[:27]][:texts]


def test_kernel_handles_structures_and_mapped_memory(world: World, tmp_path: Path) -> None:
    folder, launch = saved(world.run(Captured("by_value"), tmp_path, "by-value"))
    assert launch["cluster"] == [2, 1, 1]
    one, structure = launch["parameters"]
    assert (one["offset"], one["bytes"], one["value"]) == (0, 4, "01000000")
    assert (structure["offset"], structure["bytes"]) == (8, 24)
    # Two mappings that follow each other, reached by both pointers of the structure.
    (memory,) = launch["allocations"]
    assert (memory["origin"], memory["bytes"], memory["reached_from"]) == ("virtual", 8192, [8, 16])
    start = 4096 + 64
    before, after = ((folder / memory[when]).read_bytes() for when in ("before", "after"))
    assert not any(before)
    assert np.frombuffer(after[start : start + 32], np.float32).tolist() == [1.0] * 8


@pytest.mark.parametrize(("memory", "pieces"), [("parameters", 1), ("deep", 2), ("all", 4)])
def test_how_far_memory_is_followed(world: World, tmp_path: Path, memory: Any, pieces: int) -> None:
    folder, launch = saved(world.run(Captured("chase", memory=memory), tmp_path, "chase"))
    assert len(launch["allocations"]) == pieces
    first = next(each for each in launch["allocations"] if each["reached_from"] == [0])
    link, value = struct.unpack("<2Q", (folder / first["before"]).read_bytes())
    assert value == 10
    second = [each for each in launch["allocations"] if int(each["address"], 16) == link]
    assert len(second) == (memory != "parameters")
    for each in second:
        assert struct.unpack("<2Q", (folder / each["after"]).read_bytes()) == (0, 21)


def test_host_memory_is_refused_by_name(world: World, tmp_path: Path) -> None:
    _, launch = saved(world.run(Captured("chase"), tmp_path, "host"))
    assert launch["allocations"] == []
    (refused,) = launch["refused"]
    assert refused["bytes"] == 16
    assert "host memory" in refused["reason"]


def test_a_capture_past_the_limit_is_refused_as_a_whole(world: World, tmp_path: Path) -> None:
    ran = world.run(Captured("axpy", limit=4000), tmp_path, "launch", "2")
    assert ran.exit_code == 7
    folder, launch = saved(ran)
    # Two buffers of 1024 bytes and two variables of 4, before and after.
    assert "takes 4112 bytes; the limit is 4000 bytes" in launch["error"]["message"]
    assert "limit" in launch["error"]["remedy"]
    assert launch["kernel"] == "_Z4axpyfPKfPfi"
    assert launch["module"] is None
    assert [each["before"] for each in launch["allocations"]] == [None, None]
    assert [path.name for path in folder.iterdir()] == ["launch.json"]


def test_what_is_found_later_counts_against_the_limit(world: World, tmp_path: Path) -> None:
    ran = world.run(Captured("chase", memory="deep", limit=40), tmp_path, "chase")
    folder, launch = saved(ran)
    assert "the limit is 40 bytes" in launch["error"]["message"]
    assert not list(folder.glob("*.before"))


def test_the_index_counts_launches_that_ran(world: World, tmp_path: Path) -> None:
    ran = world.run(Captured("axpy"), tmp_path, "recorded")
    folder, launch = saved(ran)
    assert launch["launch"] == 0
    assert floats(folder, "a1.after")[-1] == 3.0  # The two that were recorded did not run.
    assert "recorded to a CUDA graph" in ran.notes[0]


@pytest.mark.parametrize(
    "kernel", ["^_Z4axpy", r"axpy\(float, float const\*", "axpy|nothing", "(?i)^_z4AXPY"]
)
def test_mangled_and_demangled_names_match(world: World, tmp_path: Path, kernel: str) -> None:
    ran = world.run(Captured(kernel), tmp_path, "as-kernel", "2")
    assert saved(ran)[1]["kernel"] == "_Z4axpyfPKfPfi"


def test_no_kernel_matches(world: World, tmp_path: Path) -> None:
    ran = world.run(Captured("gemm|AXPY"), tmp_path, "launch", "4")
    assert ran.files == ()
    assert ran.kernels == {"_Z4axpyfPKfPfi": 4}


def test_several_launches_and_processes_share_the_count(world: World, tmp_path: Path) -> None:
    several = world.run(Captured("axpy", launch=1, count=2), tmp_path / "a", "launch", "9")
    found = [json.loads(path.read_text())["launch"] for path in several.files]
    assert found == [1, 2]
    both = world.run(Captured("axpy"), tmp_path / "b", "children")
    assert len(both.files) == 1
    assert both.kernels == {"_Z4axpyfPKfPfi": 3}


def test_other_threads_wait_while_one_captures(world: World, tmp_path: Path) -> None:
    ran = world.run(Captured("axpy", count=8), tmp_path, "threads", "5")
    assert ran.exit_code == 0
    # Of two threads that want to capture at the same moment, one launches without.
    assert all("passed over" in note for note in ran.notes)
    assert ran.kernels == {"_Z4axpyfPKfPfi": 20}
    assert ran.files
    for path in ran.files:
        y = json.loads(path.read_text())["allocations"][1]
        before, after = (floats(path.parent, y[when]) for when in ("before", "after"))
        # This launch's work and nobody else's.
        assert [b - a for a, b in zip(before, after, strict=True)] == [0.0] * 4 + [3.0] * 252


def test_the_program_goes_on_as_before(
    world: World, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    world.run(Captured("axpy", launch=1), tmp_path, "launch", "5")
    assert capfd.readouterr() == ("sum 3780.0\n", "")  # 5 launches of 1.5 x 2 on 252 numbers.
