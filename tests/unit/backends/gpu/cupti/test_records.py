"""Records of kernels out of a CUPTI that hands over buffers as the real one does."""

import ctypes
import struct
from typing import Any

import pytest

from cuado.backends.gpu.cupti import CuptiCallError, KernelRecords

KERNEL, COPY = 10, 1
RECORD_BYTES = 64


class CuptiOfRecords:
    """Fills the buffers it is given with records, and walks them as CUPTI does.

    Attributes:
        waiting: kind, start and end of what was recorded and not handed over.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[int, int, int]] = []
        self.enabled: list[int] = []
        self.status = 0
        self._callbacks: tuple[Any, Any] | None = None

    def cuptiActivityRegisterCallbacks(self, requested: Any, completed: Any) -> int:  # noqa: N802
        self._callbacks = requested, completed
        return 0

    def cuptiActivityEnable(self, kind: Any) -> int:  # noqa: N802
        self.enabled.append(kind.value)
        return self.status

    def cuptiActivityFlushAll(self, flag: Any) -> int:  # noqa: N802
        assert flag.value == 1
        assert self._callbacks is not None
        requested, completed = self._callbacks
        if not self.waiting:
            return 0
        buffer, size, most = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t(7)
        requested(ctypes.byref(buffer), ctypes.byref(size), ctypes.byref(most))
        assert buffer.value is not None
        assert buffer.value % 8 == 0
        assert most.value == 0
        data = b"".join(
            struct.pack("<I12xQQ", *each).ljust(RECORD_BYTES, b"\xee") for each in self.waiting
        )
        assert len(data) <= size.value
        ctypes.memmove(buffer.value, data, len(data))
        self.waiting.clear()
        completed(None, 0, buffer.value, size.value, len(data))
        return 0

    def cuptiActivityGetNextRecord(self, buffer: Any, valid: Any, record: Any) -> int:  # noqa: N802
        found = ctypes.cast(record, ctypes.POINTER(ctypes.c_void_p))
        after = buffer.value if found[0] is None else found[0] + RECORD_BYTES
        if after >= buffer.value + valid.value:
            return 12  # CUPTI_ERROR_MAX_LIMIT_REACHED
        found[0] = after
        return 0


def test_the_last_kernel_of_a_run_counts() -> None:
    cupti = CuptiOfRecords()
    records = KernelRecords(cupti)
    assert cupti.enabled == [KERNEL]
    cupti.waiting.append((KERNEL, 900_000, 990_000))  # Of before the run.

    def run() -> None:
        cupti.waiting += [(KERNEL, 1_000, 4_000), (KERNEL, 6_000, 7_500), (COPY, 8_000, 9_000)]

    assert records.last_of(run) == 1_500
    assert records.last_of(lambda: None) is None
    assert not records._buffers


def test_cupti_that_refuses_is_named() -> None:
    cupti = CuptiOfRecords()
    cupti.status = 39
    with pytest.raises(CuptiCallError, match="cuptiActivityEnable"):
        KernelRecords(cupti)
