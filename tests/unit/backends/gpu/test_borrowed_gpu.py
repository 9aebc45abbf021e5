"""A program's own GPU: what calls are timed as, and that memory is kept and given back."""

import time
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from host_as_device import Array
from virtual_driver import FLUSH_NS, L2_BYTES, Status, VirtualDriver, driver_of

from cuado.backends.arrays import Span, as_device_array, device_arrays, kind_of, span_of, spans_of
from cuado.backends.gpu.borrowed import BorrowedGpu
from cuado.backends.gpu.clocks import Clock
from cuado.backends.gpu.driver import DeviceError
from cuado.errors import CuadoError

STREAM = 77
CLOCK = cast("Clock", SimpleNamespace(read=lambda: (1500.0,)))


def ignored(result: object) -> None:
    """Do nothing with what a call returned."""


@pytest.fixture
def api() -> VirtualDriver:
    return VirtualDriver()


def borrowed(api: VirtualDriver) -> BorrowedGpu:
    return BorrowedGpu(STREAM, driver_of(api), CLOCK)


@pytest.mark.parametrize("host", [0, 5_000, 90_000, 700_000])
def test_the_time_that_the_host_takes_is_not_counted(api: VirtualDriver, host: int) -> None:
    with borrowed(api) as gpu:
        reading = gpu.time(lambda: api.call(3_000, host), (), ignored)
        assert reading.time == pytest.approx(3_000)
        assert reading.clocks == (1500.0, 1500.0)
        assert not gpu.has_waited
        # From now on it is known how long the host takes.
        before = api.device
        assert gpu.time(lambda: api.call(5_000, host), (), ignored).time == pytest.approx(5_000)
        assert api.device - before < 2 * host + 3 * FLUSH_NS
    assert api.streams == {STREAM}


def test_a_call_that_waits_is_timed_with_its_waiting_and_does_not_hang(api: VirtualDriver) -> None:
    def call() -> None:
        api.call(3_000, 1_000)
        api.wait()
        api.call(3_000, 40_000)

    with borrowed(api) as gpu:
        assert gpu.time(call, (), ignored).time == pytest.approx(46_000)
        assert gpu.has_waited


def test_memory_is_restored_and_given_back(api: VirtualDriver) -> None:
    x, y = Array(np.arange(8, dtype=np.float32)), Array(np.ones(8, np.float32))
    spans = spans_of(device_arrays([x, y]))
    order = [span.address for span in spans]
    number = order.index(y.data.ctypes.data)
    with borrowed(api) as gpu:
        gpu.hold(spans)
        assert len(api.memory) == 3

        def change() -> None:
            x.data[:] = 5
            y.data[:] = 6

        gpu.time(lambda: api.call(1_000, work=change), (number,), ignored)
        assert (y.data == 6).all()
        gpu.restore([number])
        assert (y.data == 1).all()
        assert (x.data == 5).all()
        assert (gpu.read(spans[1 - number]).view(np.float32) == 5).all()
        assert (gpu.held(1 - number).view(np.float32) == np.arange(8)).all()
    assert (api.memory, api.events) == ({}, {})


def test_what_every_call_returned_is_given_on_and_memory_can_be_overwritten(
    api: VirtualDriver,
) -> None:
    y = Array(np.ones(8, np.float32))
    made: list[int] = []
    given: list[object] = []

    def call() -> int:
        api.call(3_000, 90_000)
        made.append(len(made))
        return made[-1]

    (span,) = spans_of(device_arrays([y]))
    with borrowed(api) as gpu:
        assert gpu.time(call, (), given.append).time == pytest.approx(3_000)
        assert len(made) > 1, "the first ones were late, and are not timed"
        assert given == made
        gpu.spoil(span, 0xFF)
    assert np.isnan(y.data).all()


def test_too_little_memory_is_told_and_given_back(api: VirtualDriver) -> None:
    api.most = 2 * L2_BYTES + 10
    gpu = borrowed(api)
    with pytest.raises(CuadoError, match="no device memory for a copy of 4,096 bytes"):
        gpu.hold([Span(1 << 30, 4096)])
    assert (api.memory, api.events) == ({}, {})


def test_what_cannot_be_timed_is_told(api: VirtualDriver) -> None:
    api.recording = 1
    with pytest.raises(CuadoError, match="recorded to a CUDA graph"):
        borrowed(api)
    api.recording, api.has_context = 0, False
    with pytest.raises(CuadoError, match="no CUDA context yet"):
        borrowed(api)


def test_another_stream_is_noticed(api: VirtualDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    left = [4_000.0, 4_000.0, 30_000_000.0, 1_000_000_000.0]  # The last is of before the call.

    def synchronize() -> Any:
        virtual.now += left.pop() if left else 4_000.0
        return (Status.CUDA_SUCCESS,)

    virtual = SimpleNamespace(now=0.0)
    monkeypatch.setattr(time, "perf_counter", lambda: virtual.now * 1e-9)
    monkeypatch.setattr(api, "cuCtxSynchronize", synchronize)
    gpu = borrowed(api)
    with pytest.raises(CuadoError, match="works on another stream"):
        gpu.run(lambda: None)
    assert gpu.run(lambda: "result") == "result"
    left[:] = [4_000.0, 900_000.0, 4_000.0]  # The host was busy.
    assert gpu.run(lambda: "result") == "result"


def test_a_lost_context_is_left_alone(api: VirtualDriver) -> None:
    gpu = borrowed(api)
    api.status = Status.CUDA_ERROR_ILLEGAL_ADDRESS
    with pytest.raises(DeviceError, match="does not own"), gpu:
        gpu.time(lambda: api.call(1_000), (), ignored)
    assert len(api.memory) == 1


class Tensor:
    """What PyTorch offers; its interface for others fails for this type."""

    dtype = "torch.bfloat16"
    is_cuda = True
    shape = (4, 6)

    def data_ptr(self) -> int:
        return 4096

    def element_size(self) -> int:
        return 2

    def stride(self) -> tuple[int, ...]:
        return (12, 1)

    @property
    def __cuda_array_interface__(self) -> None:
        raise TypeError("BFloat16 is not supported")


def test_arrays_of_every_kind() -> None:
    tensor = as_device_array(Tensor())
    assert tensor is not None
    assert (tensor.address, tensor.type, tensor.strides, tensor.is_dense) == (
        4096,
        "bfloat16",
        (24, 2),
        False,
    )
    assert span_of(tensor) == Span(4096, 3 * 24 + 6 * 2)
    on_host = Tensor()
    on_host.is_cuda = False
    for value in (on_host, 3, None, "x", np.zeros(3)):
        assert as_device_array(value) is None
    base = np.zeros((6, 8), np.int16)
    reverse = as_device_array(Array(base[::-1, 2:4]))
    assert reverse is not None
    span = span_of(reverse)
    assert span == Span(base.ctypes.data + 4, 5 * 16 + 4)
    empty = as_device_array(Array(np.zeros((0, 3))))
    assert empty is not None
    assert span_of(empty) is None


def test_kinds_tell_arrays_apart_and_addresses_do_not() -> None:
    data = np.zeros((6, 8), np.float32)
    kinds = [kind_of(Array(each)) for each in (data, data[:3], data[:, ::2], data.astype(np.int32))]
    assert None not in kinds
    assert len(set(kinds)) == 4
    assert kind_of(Array(np.ones((6, 8), np.float32))) == kinds[0]
    assert kind_of(Tensor()) == ("torch.bfloat16", (4, 6), (12, 1))
    assert (kind_of(data), kind_of(3)) == (None, None)


def test_memory_that_overlaps_is_one() -> None:
    data = np.zeros(16, np.float32)
    start = data.ctypes.data
    views = [Array(data[4:8]), [Array(data[:6]), {"a": (Array(data[12:]), 3)}]]
    assert spans_of(device_arrays(views)) == (Span(start, 32), Span(start + 48, 16, "float32"))
    twice = [Array(data), Array(data)]
    assert spans_of(device_arrays(twice)) == (Span(start, 64, "float32"),)
