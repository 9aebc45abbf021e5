"""What is proved of versions of a captured launch: nothing of it is replaced by other numbers."""

from types import SimpleNamespace
from typing import Any

from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.model.trial import Equivalence, Trial
from cuado.optimize.proving import CAPTURED, Prover


class NoBackend:
    """Nothing is to be opened on it."""

    def open(self, launch: Launch) -> Any:
        raise AssertionError("fresh inputs were made")


def test_captured_inputs_are_compared_and_no_fresh_ones_are_made() -> None:
    launch = Launch(
        "x",
        "",
        "k",
        (1, 1, 1),
        (32, 1, 1),
        (Buffer("indices", "u32", (4,), Fill(Content.RANDOM)), Buffer("y", "f32", (4,))),
        outputs=("y",),
        opaque=True,
    )
    original: Any = SimpleNamespace(subject=SimpleNamespace(launch=launch))
    version: Any = SimpleNamespace(steps=(), trial=Trial("v"), program=None)
    backend: Any = NoBackend()
    bench: Any = SimpleNamespace(check=lambda _: Equivalence(True, (), (), True))
    proof = Prover(backend, original, seed=1).prove(bench, version)
    assert proof.holds
    assert proof.words == ("the case's inputs: every bit of every buffer", CAPTURED)
