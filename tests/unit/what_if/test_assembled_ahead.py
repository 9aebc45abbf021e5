"""What the original's preparation needs is assembled beside it, and is what it would be alone."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, BrokenBarrierError

import pytest
from test_time_budget import launched

from cuado.kernel import assembler_calls, preparation
from cuado.kernel.preparation import original_subject
from cuado.model.device import DeviceAttributes
from cuado.sass.toolchain.assemble import Assembly, assemble

H200 = DeviceAttributes("NVIDIA H200", (9, 0), {"multiprocessor_count": 132})
PATIENCE = 20


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path))


def test_the_original_and_its_stated_roundings_are_assembled_side_by_side(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone = original_subject(launched(), H200)
    both, met, texts = Barrier(2, timeout=PATIENCE), [], []

    def meeting(ptx: str, *given: object, **more: object) -> Assembly:
        texts.append(ptx)
        if len(texts) <= 2:
            try:
                both.wait()
                met.append(ptx)
            except BrokenBarrierError:
                pass
        return assemble(ptx, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(assembler_calls, "assemble", meeting)
    with ThreadPoolExecutor(4) as pool:
        beside = original_subject(launched(), H200, pool=pool)
    assert len({*met}) == 2
    assert beside.launch.ptx == alone.launch.ptx
    assert beside.built.cubin == alone.built.cubin


def test_large_modules_are_assembled_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "LARGE", 10)
    asked: list[str] = []

    def noted(ptx: str, *given: object, **more: object) -> Assembly:
        asked.append(ptx)
        return assemble(ptx, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(assembler_calls, "assemble", noted)
    monkeypatch.setattr(preparation, "_assemble_ahead", lambda *_: pytest.fail("it is large"))
    with ThreadPoolExecutor(4) as pool:
        original_subject(launched(), H200, pool=pool)
    assert asked
