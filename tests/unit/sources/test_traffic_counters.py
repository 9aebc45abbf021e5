"""The founding documents' counters of requests, L2, DRAM, textures and replays, as printed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.errors import InvalidDataError
from cuado.metrics import MetricSet, Provenance
from cuado.model.profile import Recording
from cuado.sources.classic import counter_table, nvprof
from cuado.sources.classic.unused import notes, would_show

Table = Callable[[str, str], MetricSet]
WIDTHS = "gld_8bit,gld_16bit,gld_32bit,gld_64bit,gld_128bit"


@pytest.fixture
def table(tmp_path: Path) -> Table:
    def read(header: str, row: str, head: str = "# chip: c2050\n# counted_sms: 1\n") -> MetricSet:
        file = tmp_path / "table.csv"
        file.write_text(f"{head}kernel,{header}\nk,{row}\n", encoding="utf-8")
        (profile,) = counter_table.read(file).profiles
        return profile.metrics

    return read


def test_the_ratio_of_2011_takes_the_chips_l2_and_one_sms_instructions(table: Table) -> None:
    """[001]: 32 x issued x #SM over 32 x (reads + writes + texture reads); a C2050 has 14 SMs."""
    counted = "inst_issued,l2_read_requests,l2_write_requests,l2_read_texture_requests"
    metrics = table(counted, "1000,3000,300,200")
    assert metrics.value("chip_over_counted_sms") == 14
    assert metrics.value("instruction_byte_ratio") == pytest.approx(1000 * 14 / 3500)
    without = table("inst_issued,L2_read_request,L2_write_requests", "1000,3000,500")
    assert without.value("instruction_byte_ratio") == pytest.approx(4.0)


def test_dram_of_the_chip_is_held_against_the_instructions_of_the_chip(table: Table) -> None:
    metrics = table("inst_issued,dram_reads,dram_writes", "1000,3000,500")
    assert metrics.value("dram_read_bytes") == 96_000
    assert metrics.value("instruction_byte_ratio") == pytest.approx(32 * 14_000 / 112_000)


def test_requested_throughput_and_waste(table: Table) -> None:
    """[001]: (gld_8bit + ... + 16 B x gld_128bit) / gputime against 32 B x dram_reads / gputime."""
    metrics = table(f"gputime [ms],dram_reads,{WIDTHS}", "1,6250,100,0,1000,2000,1000")
    assert metrics.value("global_load_requested_bytes") == 100 + 4000 + 16_000 + 16_000
    assert metrics.value("requested_read_bandwidth") == pytest.approx(36.1e6)
    assert metrics.value("dram_read_bandwidth") == pytest.approx(200e6)
    assert metrics.value("wasted_read_bandwidth") == pytest.approx(100 * (1 - 36_100 / 200_000))
    assert metrics.value("global_load_excess") == metrics.value("wasted_read_bandwidth")


def test_widths_give_the_ideal_number_of_lines(table: Table) -> None:
    assert table(WIDTHS, "0,0,0,64,0").value("ideal_transactions_per_request") == 2
    assert table(WIDTHS, "64,0,0,0,0").value("ideal_transactions_per_request") == 1
    assert table("gld_32bit", "64").value("ideal_transactions_per_request") is None


def test_what_caches_serve_is_no_waste(table: Table) -> None:
    """Loads that ask for more than DRAM gives are served by caches: nothing can be said."""
    metrics = table(f"dram_reads,{WIDTHS}", "10,0,0,1000,0,0")
    assert "wasted_read_bandwidth" not in metrics
    assert "global_load_excess" not in metrics


def test_scattered_lines_need_no_width_to_be_named(table: Table) -> None:
    """16 lines a request are excess for any width: 32 threads x 16 bytes are 4 lines."""
    assert table("gld_transactions_per_request", "16").value("global_load_excess") == 75
    assert table("gld_transactions_per_request", "5").value("global_load_excess") is None
    exact = table("access_bytes,gld_transactions_per_request", "8,16")
    assert exact.value("global_load_excess") == 87.5


def test_stores_are_held_against_l2_writes(table: Table) -> None:
    """[000]: gst_request against l2_write_requests, by the elements' width."""
    metrics = table("access_bytes,gst_request,l2_write_requests", "4,100,44800")
    assert metrics.value("global_store_sectors_per_request") == 32
    assert metrics.value("global_store_excess") == 87.5
    wide = table("access_bytes,gst_request,l2_write_requests", "8,100,11200")
    assert wide.value("global_store_excess") == 0


@pytest.mark.parametrize(
    ("header", "row", "lines"),
    [
        ("uncached_global_load_transaction,global_store_transaction", "500,100", 600),
        (
            "l1_global_load_miss,uncached_global_load_transaction,global_store_transaction",
            "0,500,100",
            600,
        ),
        ("l1_global_load_hit,l1_global_load_miss,gld_request,gst_request", "0,0,500,100", 600),
        ("loads,gld_request,gst_request", "noncaching,500,100", 600),
        ("loads,access_bytes,gld_request,gst_request", "noncaching,8,500,100", 1200),
        ("loads,l1_global_load_miss,global_store_transaction", "caching,400,100", 500),
    ],
)
def test_loads_past_l1_need_no_renaming(table: Table, header: str, row: str, lines: float) -> None:
    """[000]: of non-caching loads, all go past L1."""
    assert table(header, row).value("global_memory_transactions") == lines


def test_uncached_loads_have_sectors_per_request(table: Table) -> None:
    header = "loads,access_bytes,gld_request,l2_read_requests"
    metrics = table(header, "noncaching,4,100,11200")
    assert metrics.value("global_load_sectors_per_request") == 8
    assert metrics.value("global_load_excess") == 50
    assert "global_load_sectors_per_request" not in table(header, "caching,4,100,11200")


def test_replays_by_space(table: Table) -> None:
    """nvprof: per executed instruction; the Visual Profiler: of the issued ones [002, 004]."""
    metrics = table("inst_replay_overhead,shared_replay_overhead,global_replay_overhead", "1,.5,.5")
    assert metrics.value("shared_conflict_replay_rate") == pytest.approx(25)
    assert metrics.value("global_replay_rate") == pytest.approx(25)
    pane = "total_replay_overhead,shared_memory_replay_overhead,global_memory_replay_overhead"
    panes = table(pane, "36.5,30.7,5.8")
    assert panes.value("instruction_replay_rate") == 36.5
    assert panes.value("shared_conflict_replay_rate") == 30.7
    assert panes.value("global_replay_rate") == 5.8
    assert table("shared_replay_overhead", "0.5").value("shared_conflict_replay_rate") is None


@pytest.mark.parametrize(
    ("counter", "value", "metric"),
    [
        ("tex_cache_hit_rate", "82.0%", "texture_hit_rate"),
        ("nc_cache_global_hit_rate", "82.0%", "read_only_hit_rate"),
        ("l2_texture_read_hit_rate", "82.0%", "l2_texture_hit_rate"),
        ("local_memory_overhead", "82.0%", "local_traffic_share"),
        ("single_precision_fu_utilization", "High (8)", "pipe_fma_utilization"),
        ("l2_utilization", "Mid (5)", "l2_utilization"),
        ("gst_inst_64bit", "12", "global_store_threads_64bit"),
    ],
)
def test_nvprof_has_them_too(tmp_path: Path, counter: str, value: str, metric: str) -> None:
    found = _nvprof(tmp_path, counter, value)
    (profile,) = found.profiles
    assert metric in profile.metrics.given
    assert found.notes == ()


def _nvprof(folder: Path, counter: str, value: str) -> Recording:
    file = folder / "nvprof.csv"
    head = '"Device","Kernel","Invocations","Metric Name","Metric Description","Min","Max","Avg"'
    row = f'"Tesla K20c (0)","k(float*)",1,"{counter}","",{value},{value},{value}'
    file.write_text(f"{head}\n{row}\n", encoding="utf-8")
    return nvprof.read(file)


def test_a_counter_that_is_not_used_says_what_it_would_tell() -> None:
    assert "latency" in would_show("stall_sleeping_somewhere")
    assert "memory bandwidth" in would_show("sysmem_read_throughput")
    assert would_show("zzz") == ""
    assert len(notes(["gpu_hits", "gpu_hits", "other_hit_rate", "zzz"])) == 2
    assert notes([]) == ()


def test_what_is_derived_says_so(table: Table) -> None:
    metrics = table("loads,gld_request,gst_request", "noncaching,500,100")
    lines = metrics.require("global_load_transactions_past_l1")
    assert lines.provenance is Provenance.DERIVED
    assert "bypass L1" in lines.origin


def test_an_unknown_column_of_a_known_kind_says_what_it_would_tell(table: Table) -> None:
    with pytest.raises(InvalidDataError) as caught:
        table("sysmem_throughput_of_all", "1")
    assert "memory bandwidth" in caught.value.remedy
