"""The answer on one screen of kernels that copy tiles and multiply them on tensor cores."""

from dataclasses import replace
from io import StringIO

import pytest
import whatif_results
from rich.console import Console
from whatif_results import interval, switched

from cuado.analysis.opinions import POOR_OVERLAP
from cuado.model.cause import Cause
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Launch
from cuado.model.limiter import Limit, Limiter, VariantTimes
from cuado.report.formats import Style, render
from cuado.report.whatif import WhatIfReport
from cuado.report.whatif.view import whatif_view
from cuado.what_if.diagnose.cross_check import LOW_THROUGHPUT
from cuado.what_if.diagnose.tile_limits import APART, COPIES, DEPTH, REST, TENSOR_CORES
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import CounterVerdict, NamedCause, Outcome, Status, WhatIf

FULL, NO_PRODUCTS, NO_COPIES = 372e3, 277e3, 337e3
"""Attention in Triton on an H200, 8 warps and one stage: its tiles are loaded, not copied."""
FILE = "/src/attend.py"
SCORES, WEIGHTED = SourceLocation(FILE, 35), SourceLocation(FILE, 40)
SOURCE = (
    "\n" * 34 + "scores = tl.dot(query, keys) * scale\n" + "\n" * 4 + "total = tl.dot(weights)\n"
)
OCCUPANCY = NamedCause(Cause.OCCUPANCY, "24 of 64 warps fit an SM, and fewer are slower")


def made(name: str, on: float, *lines: SourceLocation) -> Outcome:
    return replace(switched(experiment_named(name), FULL, on), touched=lines)


def attention(
    limiter: Limiter,
    causes: tuple[NamedCause, ...] = (OCCUPANCY,),
    copies: str = "math-only",
    command: tuple[str, ...] = ("python", "attend.py"),
) -> WhatIf:
    """A what-if with the times of the kernel's parts."""
    ptx = f'.version 9.0\n.file 1 "{FILE}"'
    outcomes = (
        made(copies, NO_COPIES, SCORES),
        made("no-matrix-products", NO_PRODUCTS, SCORES, WEIGHTED),
        Outcome(
            experiment_named("no-barriers"),
            Status.REFUSED,
            "asynchronous operations wait at barriers (wgmma.mma_async.sync, PTX line 200): "
            "without them the kernel may hang",
        ),
    )
    base = whatif_results.transpose()
    launch: Launch = replace(base.launch, ptx=ptx, sources={FILE: SOURCE}, command=command)
    return replace(
        base,
        launch=launch,
        original=interval(FULL),
        outcomes=outcomes,
        limiter=limiter,
        counters=CounterVerdict(),
        causes=causes,
    )


def limited(verdict: Limit, unit: str, neither: float | None = None) -> Limiter:
    times = VariantTimes(FULL, NO_PRODUCTS, NO_COPIES, neither=neither, of_tiles=True)
    return Limiter(verdict, unit, "", variants=times)


def shown(result: WhatIf) -> str:
    report = WhatIfReport(result, kernel="attention", source="attention.capture")
    screen = StringIO()
    console = Console(file=screen, width=80)
    console.print(render(report, "terminal", Style(80, brief=True)), end="")
    return screen.getvalue()


def sentences(text: str) -> str:
    return " ".join(text.split())


def test_what_limits_comes_before_a_cause_whose_gain_nobody_knows() -> None:
    text = shown(attention(limited(Limit.LATENCY, APART)))
    said = sentences(text)
    assert said.startswith(
        "Nothing hides the products, which take turns with the arithmetic between them at "
        "attend.py:35 and attend.py:40: at most 26% of the time (372 us, measured)."
    )
    assert "at most 1.34x faster line attend.py:35 scores = tl.dot(query, keys) * scale" in said
    assert "In Triton: num_warps, num_stages and the tiles, which 'cuado tune' searches." in said
    assert said.index("Nothing hides") < said.index("2. Low occupancy")
    assert "__launch_bounds__" not in said
    # Tiles that are loaded are no asynchronous copies.
    report = WhatIfReport(attention(limited(Limit.LATENCY, APART)))
    assert whatif_view(report).overlap == (
        "global memory costs 9% of the time; products cost 26% of the time"
    )
    assert "cuado tune -k attention -- python attend.py" in said
    assert "cuado timeline attention.capture" in said
    assert "Not answered: no-barriers (asynchronous operations wait at barriers: without" in said
    assert (
        "cuado explain" not in said
    )  # The experiment with the greatest gain is of something else.
    assert len(text.splitlines()) <= 44


def test_a_cause_with_a_gain_comes_first() -> None:
    cause = replace(OCCUPANCY, gain=interval(1.4), experiment="register-cap")
    said = sentences(shown(attention(limited(Limit.LATENCY, APART), (cause,))))
    assert said.startswith("Low occupancy (attention) costs 29% of the time")
    assert "Nothing hides" not in said
    # A bound by counters, however great, comes after what was timed.
    bounded = replace(OCCUPANCY, bound=1.4)
    said = sentences(shown(attention(limited(Limit.LATENCY, APART), (bounded,))))
    assert said.startswith("Nothing hides the products")
    assert said.index("Nothing hides the products") < said.index("Low occupancy: at most 1.40x")


@pytest.mark.parametrize(
    ("verdict", "unit", "neither", "says"),
    [
        (
            Limit.MEMORY_BANDWIDTH,
            f"{COPIES} from the L2",
            None,
            "Copies of tiles limit this kernel at attend.py:35: at most 9% of the time (372 us, "
            "measured).",
        ),
        (
            Limit.LATENCY,
            DEPTH,
            None,
            "Copies of tiles start too late at attend.py:35: at most 9% of the time (372 us, "
            "measured).",
        ),
        (
            Limit.INSTRUCTION_THROUGHPUT,
            TENSOR_CORES,
            None,
            "Products on tensor cores limit this kernel at attend.py:35 and attend.py:40: at most "
            "26% of the time (372 us, measured).",
        ),
        (
            Limit.BALANCED,
            "copying and multiplying",
            None,
            "Copies of tiles and products take the same time, each beside the other (372 us, "
            "measured).",
        ),
        (
            Limit.MEMORY_AND_LATENCY,
            POOR_OVERLAP,
            None,
            "Copies of tiles and products overlap too little at attend.py:35: at most 9% of the "
            "time (372 us, measured).",
        ),
        (
            Limit.LATENCY,
            LOW_THROUGHPUT,
            260e3,
            "What is neither a copy nor a product (softmax, scaling, the epilogue) takes 70% of "
            "the time alone (372 us, measured).",
        ),
        (
            Limit.LATENCY,
            LOW_THROUGHPUT,
            60e3,
            "Warps wait: neither copies nor products keep their units busy (372 us, measured).",
        ),
        (
            Limit.INSTRUCTION_THROUGHPUT,
            REST,
            60e3,
            "What is neither a copy nor a product (softmax, scaling, the epilogue) limits this "
            "kernel (372 us, measured).",
        ),
    ],
)
def test_each_part_is_named_in_a_sentence(
    verdict: Limit, unit: str, neither: float | None, says: str
) -> None:
    found = attention(limited(verdict, unit, neither), (), "no-async-copies")
    said = sentences(shown(found))
    assert said.startswith(says), said[:200]
    assert "1. " in said
    assert " do " in said


def test_a_modelled_time_is_not_called_measured() -> None:
    found = replace(attention(limited(Limit.LATENCY, APART), ()), modelled=True)
    said = sentences(shown(found))
    assert "(372 us, modelled)" in said
    assert "cuado timeline" not in said  # It needs a clock that the kernel can read.
    assert "an upper bound: modelled as if products cost nothing" in said
    rest = replace(attention(limited(Limit.LATENCY, LOW_THROUGHPUT, 260e3), ()), modelled=True)
    assert "modelled: the kernel without its copies, products, and both" in sentences(shown(rest))


def test_what_was_timed_comes_before_a_smaller_bound_of_counters() -> None:
    conflicts = NamedCause(Cause.BANK_CONFLICTS, "lanes meet in a bank", bound=1.23)
    said = sentences(shown(attention(limited(Limit.LATENCY, APART), (conflicts,))))
    assert said.startswith("Nothing hides the products")
    assert "2. Bank conflicts: at most 1.23x faster" in said


def test_that_many_experiments_do_not_apply_takes_one_line() -> None:
    found = attention(limited(Limit.LATENCY, APART))
    refused = Outcome(experiment_named("no-divergence"), Status.REFUSED, "asynchronous")
    said = sentences(shown(replace(found, outcomes=(*found.outcomes, refused))))
    assert "Not answered: 2 experiments; -v says why." in said


def test_where_nothing_is_decided_no_part_is_blamed() -> None:
    found = attention(limited(Limit.UNDECIDED, "", None))
    assert sentences(shown(found)).startswith("Low occupancy (attention) limits it (372 us")


def test_a_program_that_is_not_known_is_to_be_filled_in() -> None:
    found = attention(limited(Limit.LATENCY, APART), command=())
    assert "cuado tune -k attention -- COMMAND" in sentences(shown(found))
