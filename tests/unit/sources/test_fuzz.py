"""Whatever a file holds: a valid recording comes out, or an error of cuado's own."""

import math
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cuado.errors import CuadoError
from cuado.metrics import VOCABULARY
from cuado.model.profile import Recording
from cuado.sources.read import FORMATS, Format, read

EXAMPLES = Path(__file__).parents[3] / "examples"
NVPROF = (
    "==9== NVPROF is profiling\n"
    '"Device","Kernel","Invocations","Metric Name","Metric Description","Min","Max","Avg"\n'
    '"Tesla K20X (0)","a(int)",2,"gst_efficiency","Stores",12.5%,12.5%,12.500000%\n'
    '"Tesla K20X (0)","a(int)",2,"dram_utilization","DRAM","Low (2)","Low (2)","Low (2)"\n'
    '"Tesla K20X (0)","b<int>(int)",2,"dram_read_throughput","DRAM",1GB/s,1GB/s,7.2000GB/s\n'
    '"Tesla K20X (0)","b<int>(int)",2,"achieved_occupancy","Warps",0.5,0.5,0.5\n'
    "==9== trace\n"
    '"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z",'
    '"Registers Per Thread","Static SMem","Dynamic SMem","Device","Name"\n'
    "ms,us,,,,,,,,KB,B,,\n"
    '0.2,1475.0,4,1,1,256,1,1,47,4.0,0,"Tesla K20c (0)","c(float*)"\n'
)
LOG = (
    "# CUDA_PROFILE_LOG_VERSION 2.0\n# CUDA_DEVICE 0 Tesla C2050\n"
    "method,gputime,gridsize,occupancy,l1_global_load_hit\n"
    "_ZN3app1kEv,1.5,64,0.5,7\n"
    "method=[ _Z1kv ] gputime=[ 5.056 ] gridsize=[ 64, 2 ] occupancy=[ 0.500 ] \n"
)
RAW = (
    '"ID","Kernel Name","Block Size","Grid Size","CC","gpu__time_duration.sum",'
    '"dram__bytes.sum.per_second","launch__registers_per_thread","device__attribute_clock_rate"\n'
    '"","","","","","ms","Gbyte/s","register/thread",""\n'
    '"0","void k<int>(int)","(32, 8, 1)","(7, 1, 1)","9.0","1.5","12.25","30","1,980,000"\n'
    '"1","q(int)","(32, 8, 1)","(7, 1, 1)","9.0","0.5","1,112.25","30","1,980,000"\n'
)
SEEDS = [
    NVPROF,
    LOG,
    RAW,
    *(path.read_text(encoding="utf-8") for path in sorted(EXAMPLES.glob("case_studies/*.csv"))),
]
PIECES = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        [
            "9" * 400,
            "kernel",
            "[ms]",
            "GB/s",
            "nan",
            "inf",
            "1e999",
            "-1",
            "=[",
            "==",
            *'",\n\r[]#0%(<>\0\x1b\x85\u2028',
        ]
    ),
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "table.csv"


def check(found: Recording) -> None:
    """What must hold of everything that a reader gives."""
    indices = sorted([p.index for p in found.profiles] + [bad.index for bad in found.unreadable])
    assert indices == list(range(len(indices)))
    assert indices
    for profile in found.profiles:
        assert profile.kernel
        assert profile.signature
        assert profile.kernel.isprintable()
        assert profile.signature.isprintable()
        for name, measure in profile.metrics.items():
            assert math.isfinite(measure.value)
            assert measure.unit is VOCABULARY[name].unit
        for extent in (profile.launch.grid, profile.launch.block):
            assert extent is None or all(size > 0 for size in extent)
    for bad in found.unreadable:
        assert bad.problem
        assert bad.problem.isprintable()
    assert "".join(found.notes).isprintable()


def read_or_refuse(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    check_or_refuse(read, file)


def check_or_refuse(reader: Callable[[Path], Recording], file: Path) -> None:
    try:
        found = reader(file)
    except CuadoError as error:
        refusal = str(error)
    else:
        check(found)
        return
    assert refusal
    assert refusal.isprintable()


def test_the_seeds_are_valid(file: Path) -> None:
    for seed in SEEDS:
        file.write_text(seed, encoding="utf-8")
        found = read(file)
        check(found)
        assert found.unreadable == ()


@given(st.text())
def test_any_text(file: Path, text: str) -> None:
    read_or_refuse(file, text.encode("utf-8", "surrogatepass"))


@given(st.binary())
def test_any_bytes(file: Path, data: bytes) -> None:
    # What begins like a report goes to NVIDIA's reader: its frames are checked in test_ncu_framing.
    read_or_refuse(file, data if not data.startswith(b"NVR") else data[1:])


@given(seed=st.sampled_from(SEEDS), data=st.data())
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_mutated_files(file: Path, seed: str, data: st.DataObject) -> None:
    text = seed
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        text = text[:start] + data.draw(PIECES) + text[end:]
    read_or_refuse(file, text.encode("utf-8", "surrogatepass"))


@given(seed=st.sampled_from(SEEDS), length=st.integers(0, 4000))
@settings(max_examples=100, deadline=None)
def test_truncated_files(file: Path, seed: str, length: int) -> None:
    read_or_refuse(file, seed.encode()[:length])


@pytest.mark.parametrize("kind", [kind for kind in FORMATS if ".ncu-rep" not in kind.name])
@given(text=st.text(st.characters(codec="utf-8") | st.sampled_from('",\n[]=#0')))
@settings(max_examples=60, deadline=None)
def test_every_reader_stands_any_text(file: Path, kind: Format, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    check_or_refuse(kind.read, file)
