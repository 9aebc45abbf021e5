"""``cuado capture``: one launch of an application, with all that it needs, as a file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from cuado.cli.case import EXIT_WRONG, SetOption
from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.output import FormatOption, OutputOption, emit
from cuado.cli.progress import progress_bar
from cuado.cli.say import answer, say
from cuado.cli.settings import overrides_of
from cuado.cli.trust import TrustOption, settle
from cuado.metrics.quantity import format_duration

if TYPE_CHECKING:
    from cuado.model.launch import InL2
    from cuado.report.page import Page
    from cuado.sources.capture import Capture
    from cuado.sources.capture.manifest import Manifest
    from cuado.sources.capture.verify import Compared, Replayed

NAME = "capture"
_DEFAULT = "launch"
"""The default verb: ``cuado capture ... -- CMD``."""


class _Group(TyperGroup):
    """Verbs of captures; without a verb, the arguments are a program to capture from."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Insert the default verb where none is given."""
        is_verb = bool(args) and (args[0] in self.commands or args[0] in ("-h", "--help"))
        if args and not is_verb:
            args = [_DEFAULT, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    name=NAME,
    cls=_Group,
    no_args_is_help=True,
    rich_markup_mode=None,
    help=(
        "Capture one kernel launch of a program, to repeat it alone.\n\n"
        "  cuado capture -k spmv -- ./solver matrix.mtx\n\n"
        "writes spmv.capture: code, parameters, memory before and after. It is taken wherever\n"
        "a case is:\n\n"
        "  cuado capture show spmv.capture\n\n"
        "  cuado capture verify spmv.capture\n\n"
        "  cuado whatif spmv.capture\n\n"
        "  cuado run spmv.capture --device emulated\n\n"
        "'cuado capture launch --help' lists the options; docs/capture.md says what is saved."
    ),
)

CaptureArgument = Annotated[
    Path, typer.Argument(help="A captured launch: a folder.", metavar="CAPTURE", show_default=False)
]


@app.command(name=_DEFAULT)
def launch(
    command: Annotated[
        list[str],
        typer.Argument(
            help="Program and arguments, after '--'.", metavar="-- CMD...", show_default=False
        ),
    ],
    kernel: Annotated[
        str,
        typer.Option(
            "--kernel",
            "-k",
            help="Regular expression, found in the kernel's name; '(?i)' before it: in any case.",
            metavar="REGEX",
        ),
    ] = ".",
    number: Annotated[
        int, typer.Option("--launch", help="Which launch of the kernel, from 0 on.", min=0)
    ] = 0,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", help="Folder to write KERNEL.capture to.", metavar="DIR"),
    ] = Path(),
    limit: Annotated[
        str,
        typer.Option(
            "--limit", help="Most memory to save, before and after together.", metavar="SIZE"
        ),
    ] = "4GB",
    everything: Annotated[
        bool,
        typer.Option("--all-allocations", help="Save all memory, not only what pointers lead to."),
    ] = False,
    keep_ptx: Annotated[
        bool,
        typer.Option(
            "--keep-ptx/--no-keep-ptx",
            help="Have CuPy and Numba write down the PTX that they make machine code of.",
        ),
    ] = True,
) -> None:
    """Run a program, and capture one launch of a kernel of it.

    The program runs to its end, as always: its output is its own, and its exit
    code is given through. Before the launch, and after it, what the kernel's
    pointers lead to is saved.

    For example:

      cuado capture -k spmv -- ./solver matrix.mtx

      cuado capture -k 'softmax.*f16' --launch 10 -o captures -- python train.py
    """
    from cuado.model.byte_sizes import size_of
    from cuado.sources.capture.application import NoLaunchError, Wanted, capture_application

    wanted = Wanted(kernel, number, size_of(limit), everything, keep_ptx)
    try:
        with progress_bar() as progress:
            found = capture_application(command, wanted, output, progress=progress)
    except NoLaunchError as error:
        if error.program_code:
            error.message += f" (it ended with exit code {error.program_code})"
        raise
    for note in found.notes:
        say(note)
    _say_written(found.capture)
    if found.exit_code:
        raise typer.Exit(found.exit_code)


@app.command()
def show(
    path: CaptureArgument, format_name: FormatOption = None, output: OutputOption = None
) -> None:
    """Print what a capture holds.

    Reads the summary only, no memory: 'cuado capture verify' reads everything.

    For example:

      cuado capture show spmv.capture
    """
    from cuado.sources.capture import read_capture

    emit(page(read_capture(path)), format_name, output)


@app.command()
def verify(
    path: CaptureArgument,
    device: DeviceOption = None,
    replays: Annotated[
        bool, typer.Option("--replay/--no-replay", help="Launch it, not only check the files.")
    ] = True,
    as_it_ran: Annotated[
        bool,
        typer.Option("--machine-code", help="Launch the program's machine code, not its PTX."),
    ] = False,
) -> None:
    """Check a capture: its files, and what a replay leaves.

    Every file is held against its checksum. Then the launch is repeated, and
    all that it may write is compared with what the application's launch left,
    bit for bit. Where that differs, it is repeated again: results that change
    from run to run (atomic additions of floating-point numbers, races) are
    named as such.

    Where there is PTX, that is assembled here and launched. If results differ,
    --machine-code tells whether the code does: another release of ptxas may
    fuse other multiplications and additions.

    Exit code 0: the same, or what differs varies by itself; 1: it differs;
    2: the capture is damaged, or cannot be launched.

    For example:

      cuado capture verify spmv.capture

      cuado capture verify spmv.capture --device emulated:a100
    """
    from cuado.sources.capture import read_capture
    from cuado.sources.capture.verify import registers, replay
    from cuado.sources.case.check import architecture_of

    capture = read_capture(path)
    with progress_bar() as progress:
        files = capture.check(progress)
    answer(f"{files} files as they were written")
    if not replays:
        return
    backend = backend_of(device)
    architecture = architecture_of(backend.device)
    found = replay(capture, backend, architecture, as_it_ran=as_it_ran)
    for line in verdicts(found):
        answer(line)
    here, there = registers(capture, architecture, as_it_ran=as_it_ran)
    if None not in (here, there) and here != there:
        # Another assembler's work, or for another chip: times are of other code.
        answer(f"registers: {here} per thread as assembled here, {there} in the program")
    if found.wrong:
        raise typer.Exit(EXIT_WRONG)


@app.command(name="case")
def pack_case(
    path: Annotated[
        Path, typer.Argument(help="A case file, or a capture.", metavar="CASE", show_default=False)
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="Folder of the capture. Default: NAME.capture here.",
            metavar="DIR",
            show_default=False,
        ),
    ] = None,
    settings: SetOption = None,
    device: DeviceOption = "emulated",
    force: Annotated[bool, typer.Option("--force", help="Replace a capture.")] = False,
    trust: TrustOption = False,
) -> None:
    """Make a capture of a case: code and data in one folder.

    The case is run once, by default on the emulated device.

    For example:

      cuado capture case examples/bicgstab/spmv_v1.toml -o spmv.capture
    """
    from cuado.sources.capture.capture import ENDING
    from cuado.sources.capture.packing import pack
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import launch_from, read_described

    described = read_described(path, overrides_of(settings))
    settle(described, trust=trust)
    backend = backend_of(device)
    architecture = architecture_of(backend.device)
    made = launch_from(described, architecture)
    target = output or Path(f"{made.name}{ENDING}")
    with progress_bar() as progress:
        found = pack(made, backend, architecture, target, replaces=force, progress=progress)
    _say_written(found)


def verdicts(found: "Replayed") -> list[str]:
    """The result of a replay, in lines."""
    lines = [f"replayed on {found.device}", *map(_verdict, found.compared)]
    if found.seconds is not None:
        was, left = found.seconds_captured, ""
        if found.seconds_then is not None:
            left = f" from an empty L2, {_time(found.seconds_then)} with {_held(found.l2)}"
        told = "" if was is None else f", {_time(was)} in the program"
        lines.append(f"time: {_time(found.seconds)}{left}{told}")
    lines += [f"{name}: what it held after the launch was not captured" for name in found.unknown]
    lines += [f"{name}: too large to be fetched, not compared" for name in found.too_large]
    if not found.compared:
        lines.append("nothing that the kernel may write was captured: nothing was compared")
    return lines


def _time(seconds: float) -> str:
    return format_duration(seconds * 1e9)


def _held(l2: "InL2") -> str:
    if l2.warm:
        return "what the run before left"
    if l2.dirty:
        return f"{l2.dirty:.0%} of it to be written back"
    return f"{l2.resident:.0%} of the data in it"


def page(capture: "Capture") -> "Page":
    """A capture as a page: facts, parameters, memory."""
    from cuado.report.page import Page

    held = capture.manifest
    parts = {"Parameters": _parameters(capture), "Memory": _memory(capture)}
    refused = "\n\n".join(f"- {r.address:#x}, {r.bytes:,} bytes: {r.reason}" for r in held.refused)
    if refused:
        parts["Not captured"] = refused
    changed = sum(each.is_changed for each in held.held)
    summary = f"{len(held.memory)} allocations, {changed} changed by the launch."
    return Page(held.name, f"{held.name} (captured)", summary, parts, _facts(capture))


def _facts(capture: "Capture") -> dict[str, str]:
    from cuado.model.byte_sizes import size_in_words

    held = capture.manifest
    where = f"{held.device.name} (sm_{''.join(map(str, held.device.compute))})"
    files = sum(capture.file(c).stat().st_size for c in held.contents if capture.file(c).is_file())
    facts = {
        "kernel": held.kernel,
        "launch": f"number {held.launch} of this kernel",
        "grid": " x ".join(map(str, held.grid)),
        "block": " x ".join(map(str, held.block)),
        "cluster": "none" if held.cluster is None else " x ".join(map(str, held.cluster)),
        "dynamic shared memory": f"{held.dynamic_shared_bytes:,} bytes",
        "captured on": where,
        "code": _code(capture),
        "memory": size_in_words(sum(m.before.bytes for m in held.memory)),
        "files": size_in_words(files),
    }
    facts |= _times(held)
    if held.command:
        facts["command"] = " ".join(held.command)
    if held.launched_from:
        facts["launched from"] = held.launched_from
    if held.why_no_replay:
        facts["replay"] = f"not possible: {held.why_no_replay}"
    if held.notes:
        facts["note"] = "; ".join(held.notes)
    return facts


def _times(held: "Manifest") -> dict[str, str]:
    """The launch's time, the kernel's usual one, and its share of the program's."""
    facts = {}
    if held.seconds is not None:
        facts["time of the launch"] = f"{_time(held.seconds)}, after its memory was read"
    if (usual := held.usual) is not None:
        facts["time in the application"] = (
            f"{_time(usual.median)}, the median of {usual.launches:,} launches; "
            f"half of them {_time(usual.low)} to {_time(usual.high)}"
        )
    if (program := held.program) is not None:
        of = "of the time of all kernels" if program.of_kernels else "of the program's time"
        facts["share"] = f"{program.kernel / program.whole:.0%} {of}"
    return facts


def _code(capture: "Capture") -> str:
    """The kinds of the kernel's code that are present."""
    held = capture.manifest
    if held.ptx is None:
        return f"machine code; no PTX: {held.why_no_ptx}"
    said = f"PTX of {held.ptx_from}" if held.ptx_from else "PTX"
    is_code = held.cubin is not None or (held.image is not None and held.image.kind == "cubin")
    return f"{said}; the machine code that ran, too" if is_code else said


def _parameters(capture: "Capture") -> str:
    lines = []
    for each in capture.manifest.parameters:
        leads = ", ".join(
            f"{p.memory}" + (f" + {p.offset:,}" if p.offset else "") for p in each.pointers
        )
        value = each.value if len(each.value) <= 32 else f"{each.value[:32]}..."
        kind = each.type or f"{len(each.value) // 2} bytes"
        lines.append(f"- {each.name}: {kind}, " + (f"to {leads}" if leads else f"0x{value}"))
    return "\n\n".join(lines) or "none"


def _memory(capture: "Capture") -> str:
    lines = []
    for each in capture.manifest.held:
        if each.after is None:
            fate = "not read after the launch"
        else:
            fate = "changed" if each.is_changed else "unchanged"
        pointers = ", holds pointers" if each.holds_pointers else ""
        what = f"{each.type}, {each.before.bytes:,} bytes at {each.address:#x}"
        lines.append(f"- {each.name}: {what}, {fate}{pointers}")
    return "\n\n".join(lines) or "none"


def _verdict(each: "Compared") -> str:
    told = f"{each.name}: {each.elements:,} elements"
    if not each.wrong:
        untouched = "" if each.is_changed else ", which is what it held before the launch, too"
        return f"{told}, every bit as captured{untouched}"
    first = f"[{each.index}] is {each.found:.9g}, was {each.expected:.9g}"
    if each.varies:
        return f"{told}, {each.wrong:,} differ, and differ from run to run (atomics?); {first}"
    return f"{told}, {each.wrong:,} DIFFER; the first is {first}"


def _say_written(capture: "Capture") -> None:
    say(f"wrote {capture.path}")
    say(f"next: cuado whatif {capture.path}")
