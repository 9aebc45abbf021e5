"""nvprof's CSV: metrics, events, traces, and what it writes when it cannot measure."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.device import resolve_chip
from cuado.errors import UnreadableFileError
from cuado.metrics import Provenance
from cuado.model.profile import Recording
from cuado.sources.classic import nvprof

Reader = Callable[[str], Recording]

PREAMBLE = (
    "==123== NVPROF is profiling process 123, command: ./app\n"
    "the program's own output\n"
    "==123== Profiling application: ./app\n==123== Profiling result:\n"
)
METRICS = '"Device","Kernel","Invocations","Metric Name","Metric Description","Min","Max","Avg"\n'
EVENTS = '"Device","Kernel","Invocations","Event Name","Min","Max","Avg","Total"\n'
TRACE = (
    '"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z",'
    '"Registers Per Thread","Static SMem","Dynamic SMem","Size","Throughput","SrcMemType",'
    '"DstMemType","Device","Context","Stream","Name","Correlation_ID"\n'
    "ms,us,,,,,,,,KB,B,MB,GB/s,,,,,,,\n"
)


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    def read_text(text: str) -> Recording:
        file = tmp_path / "nvprof.csv"
        file.write_text(text, encoding="utf-8")
        return nvprof.read(file)

    return read_text


def metric(name: str, average: str, kernel: str = "k(int)", device: str = "Tesla K20X (0)") -> str:
    return f'"{device}","{kernel}",3,"{name}","its description, in words",0,0,{average}\n'


def event(name: str, average: str, kernel: str = "k(int)") -> str:
    return f'"Tesla C2050 (0)","{kernel}",1,"{name}",0,0,{average},0\n'


@pytest.mark.parametrize(
    ("name", "cell", "target", "value"),
    [
        ("gst_efficiency", "12.500000%", "global_store_efficiency", 12.5),
        ("achieved_occupancy", "0.850643", "achieved_occupancy", 85.0643),
        ("inst_issued", "134326434", "instructions_issued", 134_326_434),
        ("flop_count_sp", "673384360", "fp32_flops", 673_384_360),
        ("flop_count_dp_fma", "10", "fp64_fma_threads", 10),
        ("warp_execution_efficiency", "50.000000%", "threads_per_instruction", 16),
        ("inst_replay_overhead", "0.25", "instruction_replay_rate", 20),
        ("dram_read_transactions", "1000", "dram_read_bytes", 32_000),
        ("dram_utilization", "Low (2)", "dram_utilization", 20),
        ("dram_utilization", '"Max (10)"', "dram_utilization", 100),
        ("gld_transactions_per_request", "19.92", "global_load_transactions_per_request", 19.92),
        ("ipc", "1.5e0", "ipc", 1.5),
        ("ldst_fu_utilization", "Mid (4)", "pipe_lsu_utilization", 40),
        ("alu_fu_utilization", "Low", "pipe_alu_utilization", 20),
        ("cf_fu_utilization", "Mid", "pipe_cbu_utilization", 50),
        ("tex_fu_utilization", "Idle", "pipe_tex_utilization", 0),
        ("stall_data_request", "37.85%", "stalled_data_request", 37.85),
        ("stall_sync", "1.5%", "stalled_sync", 1.5),
        ("eligible_warps_per_cycle", "10.43", "eligible_warps_per_scheduler", 2.6075),
    ],
)
def test_metrics(read: Reader, name: str, cell: str, target: str, value: float) -> None:
    found = read(PREAMBLE + METRICS + metric(name, cell))
    (profile,) = found.profiles
    assert list(profile.metrics) == [target]
    assert profile.metrics.value(target) == pytest.approx(value)
    assert (profile.kernel, profile.signature) == ("k", "k(int)")
    assert profile.notes == ("averages over 3 launches",)
    assert resolve_chip(profile.device).chip.name == "k20x"


def test_kernels_and_tables_are_put_together(read: Reader) -> None:
    found = read(
        PREAMBLE
        + "==123== Event result:\n"
        + EVENTS
        + event("gld_request", "72704")
        + event("l1_global_load_hit", "439072")
        + event("gld_request", "5", "other(int)")
        + "\n==123== Metric result:\n"
        + METRICS
        + metric("gld_efficiency", "50%", device="Tesla C2050 (0)")
        + metric("made_up_metric", "1%", device="Tesla C2050 (0)")
    )
    first, second = found.profiles
    assert (first.kernel, second.kernel) == ("k", "other")
    assert (first.index, second.index) == (0, 1)
    assert first.metrics.value("global_load_requests") == 72_704
    assert first.metrics.value("global_load_l1_line_hits") == 439_072
    assert first.metrics.value("global_load_efficiency") == 50
    assert second.notes == ()
    assert found.notes == (
        "counters not used: made_up_metric: what they show is not known, and no verdict needs them",
    )


def test_throughputs_are_added_up(read: Reader) -> None:
    found = read(
        METRICS
        + metric("dram_read_throughput", "1.5GB/s")
        + metric("dram_write_throughput", "512.0MB/s")
        + metric("dram_read_throughput", "1.5GB/s", "half(int)")
        + metric("inst_issued", "1", "half(int)")
    )
    both, half = found.profiles
    assert both.metrics.value("dram_bandwidth") == 2 * 2**30
    assert "dram_bandwidth" not in half.metrics


def test_levels_are_no_measurements(read: Reader) -> None:
    (profile,) = read(METRICS + metric("dram_utilization", "Mid (5)")).profiles
    measure = profile.metrics.require("dram_utilization")
    assert measure.provenance is Provenance.DERIVED
    assert measure.origin == "dram_utilization: level 5 of 10"


@pytest.mark.parametrize("device", ["Tesla V100-SXM2-16GB (0)", "GeForce GTX 1080 Ti (0)"])
def test_transactions_mean_lines_on_old_chips_only(read: Reader, device: str) -> None:
    (profile,) = read(
        METRICS
        + metric("gld_transactions_per_request", "16", device=device)
        + metric("inst_issued", "16", device=device)
    ).profiles
    assert list(profile.metrics) == ["instructions_issued"]
    assert "gld_transactions_per_request was left out" in profile.notes[1]


@pytest.mark.parametrize("cell", ["<OVERFLOW>", "<INVALID>"])
def test_what_nvprof_could_not_measure(read: Reader, cell: str) -> None:
    (profile,) = read(
        METRICS + metric("gld_efficiency", cell) + metric("inst_issued", "16")
    ).profiles
    assert list(profile.metrics) == ["instructions_issued"]
    assert f"nvprof could not measure gld_efficiency: {cell}" in profile.notes


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (metric("inst_issued", "nan"), "line 2: inst_issued: 'nan' is not a value of nvprof"),
        (metric("inst_issued", "-5"), "line 2: inst_issued: inst_issued is -5"),
        (metric("inst_issued", "5%"), "line 2: inst_issued: unknown unit '%'"),
        (metric("gld_efficiency", "5GB/s"), "unknown unit 'GB/s'"),
        (metric("dram_read_throughput", "5"), "'5' is not a throughput"),
        (metric("inst_issued", "5").replace(",3,", ",many,"), "'many' is not a number"),
        (metric("inst_issued", "5") + metric("inst_issued", "6"), "which the kernel already has"),
        (metric("made_up_metric", "1%"), "no counter that cuado uses, but made_up_metric"),
        (metric("inst_issued", "5", kernel=""), "has no kernel name"),
        (metric("inst_issued", "5").replace(",3,", ","), "line 2 has 7 cells under 8 columns"),
        (metric("inst_issued", '"5'), "line 2 is damaged"),
    ],
)
def test_a_bad_row_costs_its_kernel(read: Reader, row: str, problem: str) -> None:
    found = read(METRICS + row + metric("inst_issued", "7", "good(int)"))
    assert [p.kernel for p in found.profiles] == ["good"]
    (bad,) = found.unreadable
    assert problem in bad.problem


def test_trace(read: Reader) -> None:
    device = '"Tesla K20c (0)","1","7"'
    found = read(
        PREAMBLE
        + TRACE
        + f'0.1,1.888,,,,,,,,,,1.003906,0.507097,"Device",,{device},"[CUDA memset]",272\n'
        + f'0.2,1475.0,4,1,1,256,1,1,47,4.000000,0,,,,,{device},"spmv<int>(float*) [231]",9\n'
        + f'0.3,slow,4,1,1,256,1,1,47,4.000000,0,,,,,{device},"spmv<int>(float*)",10\n'
    )
    (profile,) = found.profiles
    assert (profile.kernel, profile.signature) == ("spmv", "spmv<int>(float*)")
    assert profile.metrics.value("duration") == 1_475_000
    assert (profile.launch.grid, profile.launch.block) == ((4, 1, 1), (256, 1, 1))
    assert profile.launch.registers_per_thread == 47
    assert profile.launch.static_shared_bytes == 4096
    assert profile.launch.dynamic_shared_bytes == 0
    assert resolve_chip(profile.device).chip.name == "k20c"
    (bad,) = found.unreadable
    assert (bad.index, bad.kernel) == (1, "spmv")
    assert "line 9: 'slow' is not a number" in bad.problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (PREAMBLE, "has no table"),
        (PREAMBLE + METRICS, "holds no kernel"),
        (PREAMBLE + TRACE, "holds no kernel"),
    ],
)
def test_no_table(read: Reader, text: str, problem: str) -> None:
    with pytest.raises(UnreadableFileError, match=problem):
        read(text)
