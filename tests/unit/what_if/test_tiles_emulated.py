"""Switched kernels with tiles are run: off they compute the original's bits, on they end."""

from collections.abc import Callable
from dataclasses import replace

import pytest
import tiles
from made_versions import make

from cuado.backends.selection import select
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope, Setting
from cuado.model.arguments import Buffer, Content, Fill, Scalar
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments import (
    conflict_free_matrices,
    math_only,
    no_async_copies,
    no_copies_no_products,
    no_matrix_products,
    no_stores,
    one_stage_less,
    one_stage_more,
    resident_copies,
)

MakeSubject = Callable[..., Kernel]
_STEPS = 4
_TENSOR = "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes"
_PLAIN = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
IN_BULK = tiles.IN_BULK.replace(_TENSOR, _PLAIN).replace(
    "[%r3], [%rd1, {%r6, %r7}], [%r4]", "[%r3], [%rd1], 4096, [%r4]"
)


CHOSEN = "\tsetp.lt.u32 %p3, %r2, 20;\n\tselp.b32 %r20, 16, 0, %p3;\n"
"""A size that lanes choose."""


def subject(make_subject: MakeSubject, ptx: str, threads: int) -> Kernel:
    kernel = make_subject(ptx, "k", (2, 1, 1), (threads, 1, 1))
    half = Fill(Content.RANDOM, low=-1, high=1, seed=1)
    launch: Launch = replace(
        kernel.launch,
        arguments=(
            Buffer("a", "f16", (1 << 14,), half),
            Buffer("out", "f32", (threads * 4,)),
            Scalar("steps", "u32", _STEPS),
        ),
        outputs=("out",),
    )
    return replace(kernel, launch=launch)


@pytest.fixture(scope="module")
def kernels(make_subject: MakeSubject) -> dict[str, Kernel]:
    return {
        "threads": subject(make_subject, tiles.of_threads(), 32),
        "bulk": subject(make_subject, IN_BULK, 128),
        "chosen": subject(make_subject, tiles.of_threads(", %r20", CHOSEN), 32),
    }


def results(kernel: Kernel, experiment: Experiment | None) -> list[bytes]:
    """The output of the original, or of each setting of an experiment."""
    with select("emulated:h200").backend.open(kernel.launch) as bench:
        if experiment is None:
            bench.load(kernel.built.program(ORIGINAL, "k"))
            return [bench.outputs(Trial())["out"]]
        bench.load(kernel.built.program(ORIGINAL, "k"))
        proposal = experiment.propose(kernel, Scope())
        assert isinstance(proposal, Proposal), proposal
        version = make(kernel, experiment, Scope(), proposal)
        assert version.program is not None
        bench.load(version.program)
        settings: tuple[Setting, ...] = proposal.settings
        return [bench.outputs(version.trial(setting))["out"] for setting in settings]


@pytest.mark.parametrize("name", ["threads", "bulk", "chosen"])
@pytest.mark.parametrize(
    "experiment",
    [no_async_copies.EXPERIMENT, math_only.EXPERIMENT, no_stores.EXPERIMENT],
)
def test_off_is_the_original_and_on_ends(
    kernels: dict[str, Kernel], name: str, experiment: Experiment
) -> None:
    (original,) = results(kernels[name], None)
    off, on = results(kernels[name], experiment)
    assert any(original)
    assert off == original
    assert on != original


@pytest.mark.parametrize("name", ["threads", "bulk"])
def test_copies_from_elsewhere_are_the_originals_when_off(
    kernels: dict[str, Kernel], name: str
) -> None:
    (original,) = results(kernels[name], None)
    off, on = results(kernels[name], resident_copies.EXPERIMENT)
    assert off == original
    assert on != original


@pytest.mark.parametrize("name", ["threads", "bulk"])
@pytest.mark.parametrize(
    "experiment", [no_matrix_products.EXPERIMENT, no_copies_no_products.EXPERIMENT]
)
def test_without_products_nothing_is_summed(
    kernels: dict[str, Kernel], name: str, experiment: Experiment
) -> None:
    (without,) = results(kernels[name], experiment)
    assert not any(without)


def test_one_stage_less_keeps_the_results(kernels: dict[str, Kernel]) -> None:
    (original,) = results(kernels["threads"], None)
    assert results(kernels["threads"], one_stage_less.EXPERIMENT) == [original, original]


@pytest.mark.parametrize(
    "experiment", [one_stage_more.EXPERIMENT, conflict_free_matrices.EXPERIMENT]
)
def test_what_reads_other_data_is_the_original_when_off(
    kernels: dict[str, Kernel], experiment: Experiment
) -> None:
    (original,) = results(kernels["threads"], None)
    off, on = results(kernels["threads"], experiment)
    assert off == original
    assert len(on) == len(original)
