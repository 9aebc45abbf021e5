"""What session and worker say to each other, as values and as plain data.

Every ``..._from`` function raises :class:`~cuado.backends.frames.FrameError` on plain data
that is not what its counterpart makes.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cuado.backends.frames import Frame, strict
from cuado.model.arguments import (
    Argument,
    Buffer,
    Content,
    Fill,
    Pointer,
    Scalar,
    Structure,
)
from cuado.model.device import DeviceAttributes
from cuado.model.launch import FLUSHED, Extent, InL2, Launch
from cuado.model.trial import (
    Counted,
    Difference,
    Equivalence,
    Loaded,
    Program,
    Trial,
)
from cuado.stats import Reading

Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a worker must know of a launch; attributes as of :class:`~cuado.model.launch.Launch`.

    Attributes:
        device: index of the GPU, in CUDA's order.
        written: buffers to restore before each run.
        read: buffers whose contents the kernel may read: all others need not be restored before a
            run that is only timed.
    """

    device: int
    name: str
    arguments: tuple[Argument, ...]
    grid: Extent
    block: Extent
    outputs: tuple[str, ...] = ()
    dynamic_shared_bytes: int = 0
    l2: InL2 = FLUSHED
    written: frozenset[str] = frozenset()
    shared_carveout: int | None = None
    memory: tuple[Buffer, ...] = ()
    variables: tuple[Buffer, ...] = ()
    cluster: Extent | None = None
    cooperative: bool = False
    read: frozenset[str] = frozenset()

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        """The arguments that are memory, and what other memory there is."""
        return (*(a for a in self.arguments if isinstance(a, Buffer)), *self.memory)


def setup_of(launch: Launch, device: int, written: Iterable[str], read: Iterable[str]) -> Setup:
    """What the worker must know of ``launch``."""
    return Setup(
        device,
        launch.name,
        launch.arguments,
        launch.grid,
        launch.block,
        launch.outputs,
        launch.dynamic_shared_bytes,
        launch.l2,
        frozenset(written),
        launch.shared_carveout,
        launch.memory,
        launch.variables,
        launch.cluster,
        launch.cooperative,
        frozenset(read),
    )


def setup_frame(setup: Setup) -> Frame:
    """The request to open ``setup``."""
    blobs = [a.data for a in setup.arguments if isinstance(a, Structure)]
    body = {
        "do": "open",
        "device": setup.device,
        "name": setup.name,
        "arguments": [_argument(argument) for argument in setup.arguments],
        "grid": setup.grid,
        "block": setup.block,
        "outputs": setup.outputs,
        "dynamic_shared_bytes": setup.dynamic_shared_bytes,
        "l2": asdict(setup.l2),
        "written": sorted(setup.written),
        "shared_carveout": setup.shared_carveout,
        "memory": [asdict(buffer) for buffer in setup.memory],
        "variables": [asdict(buffer) for buffer in setup.variables],
        "cluster": setup.cluster,
        "cooperative": setup.cooperative,
        "read": sorted(setup.read),
    }
    return Frame(body, tuple(blobs))


@strict
def setup_from(frame: Frame) -> Setup:
    """The setup of a request."""
    body, blobs = frame.body, iter(frame.blobs)
    return Setup(
        int(body["device"]),
        str(body["name"]),
        tuple(_argument_from(plain, blobs) for plain in body["arguments"]),
        _extent(body["grid"]),
        _extent(body["block"]),
        tuple(map(str, body["outputs"])),
        int(body["dynamic_shared_bytes"]),
        InL2(**body["l2"]),
        frozenset(map(str, body["written"])),
        _whole(body["shared_carveout"]),
        tuple(map(_buffer_from, body["memory"])),
        tuple(map(_buffer_from, body["variables"])),
        None if body["cluster"] is None else _extent(body["cluster"]),
        bool(body["cooperative"]),
        frozenset(map(str, body["read"])),
    )


def _argument(argument: Argument) -> Plain:
    match argument:
        case Scalar():
            return {"is": "scalar", **asdict(argument)}
        case Buffer():
            return {"is": "buffer", **asdict(argument)}
        case Pointer():
            return {"is": "pointer", **asdict(argument)}
        case Structure(name=name, pointers=pointers):
            inside = [[at, asdict(pointer)] for at, pointer in pointers]
            return {"is": "structure", "name": name, "pointers": inside}


def _argument_from(plain: Mapping[str, Any], blobs: Any) -> Argument:
    match plain["is"]:
        case "scalar":
            return Scalar(plain["name"], plain["type"], plain["value"])
        case "buffer":
            return _buffer_from(plain)
        case "pointer":
            return _pointer_from(plain)
        case "structure":
            inside = tuple((int(at), _pointer_from(each)) for at, each in plain["pointers"])
            return Structure(plain["name"], next(blobs, b""), inside)
        case other:
            raise ValueError(other)


def _buffer_from(plain: Mapping[str, Any]) -> Buffer:
    fill = dict(plain["fill"])
    fill["content"] = Content(fill["content"])
    fill["values"] = tuple(fill.get("values", ()))
    shape, address = tuple(plain["shape"]), _whole(plain["address"])
    return Buffer(plain["name"], plain["type"], shape, Fill(**fill), address)


def _pointer_from(plain: Mapping[str, Any]) -> Pointer:
    return Pointer(str(plain["name"]), str(plain["buffer"]), int(plain["offset"]))


def _extent(plain: Any) -> Extent:
    x, y, z = map(int, plain)
    return x, y, z


def program_frame(program: Program) -> Frame:
    """The request to load ``program``."""
    body = {
        "do": "load",
        "name": program.name,
        "kernel": program.kernel,
        "has_tail": program.has_tail,
    }
    return Frame(body, (program.cubin,))


@strict
def program_from(frame: Frame) -> Program:
    """The program of a request."""
    body = frame.body
    return Program(str(body["name"]), frame.blobs[0], str(body["kernel"]), bool(body["has_tail"]))


def trial_frame(do: str, trial: Trial, **more: Any) -> Frame:
    """A request that concerns one trial."""
    return Frame({"do": do, "trial": asdict(trial), **more})


@strict
def trial_from(frame: Frame) -> Trial:
    """The trial of a request."""
    plain = frame.body["trial"]
    grid, block, shared = plain["grid"], plain["block"], plain["dynamic_shared_bytes"]
    return Trial(
        str(plain["program"]),
        int(plain["switch"]),
        None if grid is None else _extent(grid),
        None if block is None else _extent(block),
        _whole(shared),
        _whole(plain["shared_carveout"]),
    )


def _whole(plain: Any) -> int | None:
    return None if plain is None else int(plain)


def timed(answer: Frame, nanoseconds: int) -> Frame:
    """An answer that says how long the worker took for it."""
    return Frame({**answer.body, "took": max(nanoseconds, 1)}, answer.blobs)


@strict
def took(frame: Frame) -> float:
    """Nanoseconds that the worker took for an answer."""
    return float(frame.body["took"])


@strict
def attributes_from(frame: Frame) -> DeviceAttributes:
    """The device attributes of an answer."""
    plain = frame.body["ok"]
    major, minor = map(int, plain["compute_capability"])
    values = {str(name): float(value) for name, value in plain["values"].items()}
    uuid = str(plain.get("uuid", ""))
    return DeviceAttributes(str(plain["name"]), (major, minor), values, uuid=uuid)


@strict
def loaded_from(frame: Frame) -> Loaded:
    """What the device says of a program."""
    said = frame.body["ok"]
    return Loaded(
        registers=int(said["registers"]),
        local_bytes=int(said["local_bytes"]),
        static_shared_bytes=int(said["static_shared_bytes"]),
        blocks_per_sm=int(said["blocks_per_sm"]),
    )


@strict
def blocks_from(frame: Frame) -> int:
    """A number of blocks."""
    return int(frame.body["ok"])


@strict
def reading_from(frame: Frame) -> Reading:
    """A timing."""
    plain = frame.body["ok"]
    return Reading(float(plain["time"]), tuple(map(float, plain["clocks"])), took(frame))


@strict
def record_from(frame: Frame) -> float | None:
    """Nanoseconds of a kernel, where they were recorded."""
    plain = frame.body["ok"]
    return None if plain is None else float(plain)


@strict
def equivalence_from(frame: Frame) -> Equivalence:
    """The result of a check."""
    plain = frame.body["ok"]
    return Equivalence(
        bool(plain["equal"]),
        tuple(Difference(**difference) for difference in plain["differences"]),
        tuple(map(str, plain["out_of_bounds"])),
        bool(plain["deterministic"]),
    )


@strict
def outputs_from(frame: Frame) -> Mapping[str, bytes]:
    """Contents of buffers by name."""
    return dict(zip(map(str, frame.body["ok"]), frame.blobs, strict=True))


@strict
def scratch_from(frame: Frame) -> bytes:
    """What a run left in the scratch memory."""
    return frame.blobs[0]


@strict
def counted_from(frame: Frame) -> Counted:
    """Counter values."""
    plain = frame.body["ok"]
    return Counted(
        {str(name): float(value) for name, value in plain["values"].items()},
        int(plain["passes"]),
        float(plain["seconds"]),
        tuple(map(str, plain["unavailable"])),
        str(plain["note"]),
    )
