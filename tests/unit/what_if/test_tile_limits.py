"""The limiter and the causes of kernels that copy tiles and multiply them on tensor cores."""

from cuado.analysis.opinions import limiter_of_copies
from cuado.device.library import load_chip
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.cause import Cause
from cuado.model.limiter import Limit, Limiter, UnitKind, Utilization, VariantTimes
from cuado.what_if.diagnose.cross_check import tensor_busy
from cuado.what_if.diagnose.tile_limits import (
    APART,
    COPIES,
    REST,
    TENSOR_CORES,
    share_of_peak,
    with_tiles,
)
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.result import CounterVerdict

H200 = load_chip("h200")
MATMUL = {"f16": 2.0 * 4096**3}
ATTENTION = {"f16": 4.0 * 64 * 2048 * 2048 * 64}


def limiter(
    full: float, copies: float, products: float, neither: float, work: dict[str, float] | None
) -> Limiter:
    """The verdict of pictures, in microseconds: without products, without copies, with neither."""
    times = VariantTimes(
        full * 1e3, copies * 1e3, products * 1e3, neither=neither * 1e3, of_tiles=True
    )
    found = limiter_of_copies(times, H200, 1024)
    return with_tiles(found, H200, Outcomes(()), lambda: work)


# The times are those of an H200, measured with copies of the PTX that were edited by hand.


def test_tensor_copies_limit_a_product_that_they_hide() -> None:
    found = limiter(225.7, 218.9, 167.7, 54.5, MATMUL)
    assert found.verdict is Limit.MEMORY_BANDWIDTH
    assert found.unit == COPIES
    assert "without products it takes 219 us of 226 us" in found.reason
    assert "products run at 609 Tflop/s, 57% of the peak in f16 at 1,980 MHz" in found.reason


def test_threads_copies_and_products_take_the_same_time() -> None:
    found = limiter(211.7, 193.4, 211.7, 110.0, MATMUL)
    assert found.verdict is Limit.BALANCED
    assert found.unit == "copying and multiplying"


def test_nothing_hides_the_products_of_attention() -> None:
    found = limiter(206.6, 125.8, 206.6, 121.6, ATTENTION)
    assert found.verdict is Limit.LATENCY
    assert found.unit == APART
    assert "they cost 80.8 us, and take 64.2 us at the peak" in found.reason
    # What is left without copies is mostly no product.
    assert found.reason.startswith("without copies it takes as long as the whole kernel, 207 us;")


def test_nothing_hides_products_at_a_quarter_of_the_peak_though_the_rest_is_not_known() -> None:
    # Attention in Triton, 8 warps and one stage: its tiles are loaded, so that nothing tells what
    # is neither. Tensor cores at 26 % of their peak are not what limits it.
    times = VariantTimes(372e3, 277e3, 337e3, of_tiles=True)
    found = with_tiles(
        limiter_of_copies(times, H200, 2048), H200, Outcomes(()), lambda: {"f16": 372e-6 * 277e12}
    )
    assert found.verdict is Limit.LATENCY
    assert found.unit == APART
    assert found.reason.endswith(
        "they cost 95.0 us, and take 96.3 us at the peak: nothing hides them"
    )


def test_counters_say_how_long_products_take_where_it_is_not_known_how_many_there_are() -> None:
    # CUTLASS's attention of two warp groups that take turns, on an H200.
    times = VariantTimes(196.5e3, 119.7e3, 194.6e3, neither=123.4e3, of_tiles=True)
    found = limiter_of_copies(times, H200, 132)
    assert with_tiles(found, H200, Outcomes(()), lambda: None).unit == TENSOR_CORES
    counted = with_tiles(found, H200, Outcomes(()), lambda: None, 0.37)
    assert (counted.verdict, counted.unit) == (Limit.LATENCY, APART)
    assert "they cost 76.8 us, and keep the tensor cores busy for 72.7 us, by counters" in (
        counted.reason
    )
    # Tensor cores that are busy for longer than products cost hide some of them.
    assert with_tiles(found, H200, Outcomes(()), lambda: None, 0.6).unit == TENSOR_CORES


def test_how_long_tensor_cores_are_busy_is_a_counter_of_their_pipe() -> None:
    share = Measure(37.0, Unit.PERCENT, Provenance.MEASURED, "sm__pipe_tensor")
    unit = Utilization("pipe_tensor_utilization", "TENSOR pipe", UnitKind.COMPUTE, share, 37.0)
    counted = CounterVerdict(limiter=Limiter(Limit.LATENCY, "", "", utilizations=(unit,)))
    assert tensor_busy(counted) == 0.37
    assert tensor_busy(CounterVerdict()) is None


def test_products_that_cost_nothing_are_said_to() -> None:
    found = limiter(225.7, 226.0, 167.7, 54.5, MATMUL)
    assert "without products it takes as long as the whole kernel" in found.reason
    assert "; products cost nothing; products run at" in found.reason


def test_tensor_cores_limit_what_is_hidden_behind_them() -> None:
    found = limiter(200.0, 150.0, 198.0, 60.0, MATMUL)
    assert found.unit == TENSOR_CORES
    assert found.verdict is Limit.INSTRUCTION_THROUGHPUT


def test_products_near_their_peak_are_a_roof() -> None:
    found = limiter(140.0, 60.0, 139.0, 30.0, MATMUL)
    assert found.verdict is Limit.NEAR_ROOF
    assert found.unit == TENSOR_CORES
    assert Cause.TENSOR_ROOF.is_roof


def test_what_is_neither_limits_if_nothing_else_is_left() -> None:
    found = limiter(100.0, 98.0, 99.0, 95.0, MATMUL)
    assert found.verdict is Limit.UNDECIDED
    assert found.unit == REST
    assert "without copies and products it takes 95.0 us of 100 us" in found.reason


def test_without_counts_there_is_no_share_of_the_peak() -> None:
    found = limiter(225.7, 218.9, 167.7, 54.5, None)
    assert "Tflop/s" not in found.reason
    assert share_of_peak({"b1": 1.0}, 1.0, H200) is None


def test_the_peak_is_the_types() -> None:
    assert H200.peak_tensor_rate("e4m3") == 2 * (H200.peak_tensor_rate("bf16") or 0)
    assert H200.peak_tensor_rate("tf32") == (H200.peak_tensor_rate("f16") or 0) / 2
    assert load_chip("l40").peak_tensor_rate("f16") is None
