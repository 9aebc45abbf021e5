"""What is computed once for a kernel keeps nobody waiting that wants something else."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from test_conduct import FakeBackend, FakeBench
from test_time_budget import launched

from cuado.kernel.kernel import Kernel
from cuado.model.trial import ORIGINAL
from cuado.sass.toolchain.linemap import map_bits as by_bits
from cuado.what_if.conduct import open_launch
from cuado.what_if.session import Options

PATIENCE = 20


@pytest.fixture
def kernel() -> Kernel:
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options(())) as ready:
        subject = ready.session.subject
    return Kernel(subject.launch, subject.chip, subject.built, subject.options)


def test_other_facts_are_there_while_copies_are_counted(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, end, times = Event(), Event(), []
    real = by_bits

    def map_bits(*given: object, **more: object) -> object:
        times.append(1)
        begun.set()
        end.wait(PATIENCE)
        return real(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("cuado.kernel.kernel.map_bits", map_bits)
    with ThreadPoolExecutor(3) as pool:
        first, second = (pool.submit(lambda: kernel.copies) for _ in range(2))
        try:
            assert begun.wait(PATIENCE)
            assert pool.submit(kernel.once, "a fact", lambda: 7).result(PATIENCE) == 7
            assert not first.done()
        finally:
            end.set()
        assert first.result(PATIENCE) == second.result(PATIENCE)
    assert len(times) == 1
