"""``cuado doctor``: what cuado needs on this machine, what is missing, and the remedy."""

from typing import Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit

NAME = "doctor"
EXIT_NOT_READY = 1


def command(
    device: Annotated[
        str | None,
        typer.Option(
            "--device",
            help="Where kernels are to run: gpu, gpu:1, emulated or emulated:CHIP. Default: any.",
            metavar="DEVICE",
            show_default=False,
        ),
    ] = None,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Check what cuado needs on this machine; say what is missing.

    Looks at GPUs and driver, cuda-bindings, NVRTC, ptxas, nvdisasm, CUPTI and
    the permission to read counters (by reading some whose values are known),
    ncu, clocks, persistence, the emulated device, the journal and the cache.
    A small kernel is run on each GPU. Takes seconds, and changes nothing:
    clocks, modes and settings are read.

    Each part is 'ok'; or 'warning': it is there, with something to know;
    'missing': it is not there, or does not work; 'not needed': it is not
    there, and of no use here (no GPU, or something else serves).

    Exit code 0: kernels can be run, on the device asked for, or without
    --device somewhere, a GPU or an emulated chip; 1: they cannot; 2: there is
    no such device. Counters, ncu and clocks are not needed to run kernels.

    For example:

      cuado doctor

      cuado doctor --device gpu        # fails where no GPU can be used

      cuado doctor --format json | jq '.parts[] | select(.status == "missing")'
    """
    from cuado.doctor import examine
    from cuado.report.doctor import DoctorReport

    found = examine(device)
    emit(DoctorReport(found), format_name, output, verbose=verbose)
    if not found.is_ready:
        raise typer.Exit(EXIT_NOT_READY)
