"""Logs of the command-line profiler, in both of its styles."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.device import resolve_chip
from cuado.errors import InvalidDataError, UnreadableFileError
from cuado.model.profile import Recording
from cuado.sources.classic import visual_profiler

Reader = Callable[[str], Recording]

HEAD = "# CUDA_PROFILE_LOG_VERSION 2.0\n# CUDA_DEVICE 0 Tesla C2050\n# CUDA_CONTEXT 1\n"
CSV_LOG = (
    HEAD + "# CUDA_PROFILE_CSV 1\n# TIMESTAMPFACTOR 15b136796fe02291\n"
    "timestamp,method,gputime,cputime,gridsizeX,gridsizeY,threadblocksizeX,threadblocksizeY,"
    "threadblocksizeZ,dynsmemperblock,stasmemperblock,regperthread,occupancy,streamid,"
    "l1_global_load_hit,l1_global_load_miss,l1_local_store_hit,memtransfersize\n"
    "1.5,memcpyHtoD,7.4,17.2,,,,,,,,,,,,,,4096\n"
    "2.5,_Z6kernelPm,3.296,73.355,64,2,128,1,1,256,4096,16,0.667,1,439072,724192,3\n"
    "3.5,_Z6kernelPm,fast,73.355,64,2,128,1,1,256,4096,16,0.667,1,439072,724192,3\n"
    "4.5,_Z6kernelPm,3.296\n"
)
PAIR_LOG = (
    HEAD + "method,gputime,cputime,gridsize,occupancy\n"
    "method=[ memcpyHtoD ] gputime=[ 7.424 ] cputime=[ 17.288 ] \n"
    "method=[ _Z5scalePf ] gputime=[ 5.056 ] cputime=[ 7.000 ] gridsize=[ 64, 2 ] "
    "occupancy=[ 0.500 ] \n"
    "method=[ _Z5scalePf ] gputime=[ 5.0\n"
    "method=[ _Z5scalePf ] gputime=[ 5.056 ] speed=[ 1 ]\n"
    "method=[ _Z5scalePf ] gputime=[ 5.056 ] gputime=[ 6 ]\n"
    "method=[ _Z5scalePf ] gputime=[ 6.5 ]\n"
)


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    def read_text(text: str) -> Recording:
        file = tmp_path / "cuda_profile_0.log"
        file.write_text(text, encoding="utf-8")
        return visual_profiler.read(file)

    return read_text


def test_comma_separated(read: Reader) -> None:
    found = read(CSV_LOG)
    (profile,) = found.profiles
    assert (profile.kernel, profile.signature) == ("kernel", "_Z6kernelPm")
    assert profile.launch.grid == (64, 2, 1)
    assert profile.launch.block == (128, 1, 1)
    assert (profile.launch.registers_per_thread, profile.launch.shared_bytes) == (16, 4352)
    assert profile.metrics.value("duration") == 3296
    assert profile.metrics.value("theoretical_occupancy") == pytest.approx(66.7)
    assert profile.metrics.value("global_load_l1_hit_rate") == pytest.approx(37.7, abs=0.05)
    assert resolve_chip(profile.device).chip.name == "c2050"
    assert [(bad.index, bad.kernel) for bad in found.unreadable] == [(1, "_Z6kernelPm"), (2, "?")]
    assert found.unreadable[0].problem == "line 9: column 'gputime': 'fast' is not a number"
    assert found.unreadable[1].problem == "line 10: 3 cells under 18 columns"
    assert found.notes == (
        "counters not used: l1_local_store_hit: they would show how often a cache holds the data; "
        "the verdict on memory bandwidth lacks them",
    )


def test_pairs(read: Reader) -> None:
    found = read(PAIR_LOG)
    assert [(p.kernel, p.index) for p in found.profiles] == [("scale", 0), ("scale", 4)]
    assert found.profiles[0].launch.grid == (64, 2, 1)
    assert found.profiles[0].metrics.value("theoretical_occupancy") == 50
    assert "theoretical_occupancy" not in found.profiles[1].metrics
    assert [bad.index for bad in found.unreadable] == [1, 2, 3]
    assert "is damaged" in found.unreadable[0].problem
    assert "speed is there twice, or not in the header" in found.unreadable[1].problem
    assert "gputime is there twice" in found.unreadable[2].problem


@pytest.mark.parametrize(
    ("device", "header", "counted"),
    [
        ("Tesla C2050", "method,gputime", True),
        ("Tesla C2050", "method,gputime,countermodeaggregate", False),
        ("Tesla K20c", "method,gputime", False),
        ("GeForce GT 750M", "method,gputime", False),
    ],
)
def test_counters_of_fermi_are_of_one_sm(
    read: Reader, device: str, header: str, counted: bool
) -> None:
    text = f"# CUDA_PROFILE_LOG_VERSION 2.0\n# CUDA_DEVICE 0 {device}\n{header}\n"
    (profile,) = read(text + "k" + ",1" * header.count(",") + "\n").profiles
    assert profile.device.name == device
    assert profile.metrics.value("counted_sms") == (1 if counted else None)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (HEAD, "no header with a column 'method'"),
        (HEAD + "gputime,cputime\n1,2\n", "no header with a column 'method'"),
        (HEAD + "method,cputime\nk,2\n", "no counter that cuado uses"),
        (HEAD + "method,gputime\n", "no kernel launch"),
        (HEAD + "method,gputime\nmemcpyHtoD,5\n", "no kernel launch"),
        (HEAD + 'method,"gputime\n', "damaged"),
    ],
)
def test_no_log(read: Reader, text: str, problem: str) -> None:
    with pytest.raises(UnreadableFileError, match=problem):
        read(text)


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ("method,gputime,gputime", "'gputime' is there twice"),
        ("method,inst_issued,instructions_issued", "'instructions_issued' is there twice"),
        ("method,gpu time", "'gpu time' is no counter's name"),
    ],
)
def test_wrong_header(read: Reader, header: str, problem: str) -> None:
    with pytest.raises(InvalidDataError, match=problem):
        read(f"{HEAD}{header}\nk,1,2\n")
