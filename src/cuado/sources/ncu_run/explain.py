"""What ncu's errors mean, and what to do.

To add one: a row in ``CAUSES``; the first whose words are in a message explains it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.backends.gpu.cupti.errors import OTHER_PROFILER, PERMISSION


@dataclass(frozen=True, slots=True)
class Cause:
    """Why ncu cannot profile.

    Attributes:
        words: in its messages, any of them.
        message: what that means.
        remedy: what to do.
        is_final: whether no kernel of this run will be profiled: it need not go on.
    """

    words: tuple[str, ...]
    message: str
    remedy: str
    is_final: bool = True


_WITHOUT_COUNTERS = "measured what-ifs need no counters: cuado whatif"
_FITTING = (
    "install the Nsight Compute of the driver's CUDA release, and put it first on PATH or name it "
    "with CUADO_NCU"
)

CAUSES = (
    Cause(("ERR_NVGPUCTRPERM",), *PERMISSION),
    Cause(
        ("refer --list-chips", "Profiling is not supported on device"),
        "this ncu does not know the GPU, or the GPU cannot be profiled here",
        "ncu --list-chips says what it knows: if the chip is not there, install a newer Nsight "
        f"Compute (CUADO_NCU names it); {_WITHOUT_COUNTERS}",
    ),
    Cause(
        ("driver is not compatible with Nsight Compute", "Failed to load Nsight Compute CUDA"),
        "the driver is too old for this ncu",
        f"update the driver, or {_FITTING}",
    ),
    Cause(
        ("LibraryNotLoaded",),
        "this ncu does not fit the driver, or finds no libcuda",
        _FITTING,
    ),
    Cause(
        ("failed to connect to the CUDA driver",),
        "ncu found a stub of the driver, or one too old for it",
        f"take folders named 'stubs' out of LD_LIBRARY_PATH, or {_FITTING}",
    ),
    Cause(("driver resource was unavailable",), *OTHER_PROFILER),
    Cause(
        ("nsight-compute-lock",),
        "ncu's lock file belongs to another user",
        "set TMPDIR to a folder of your own",
    ),
    Cause(
        ("Cannot lock GPU clock",),
        "ncu may not lock the clocks here",
        "leave --clock-control at 'none'",
    ),
    Cause(
        ("save memory for replay", "ContextSaveFailed"),
        "repeating a kernel needs a second copy of its memory, which does not fit",
        "give --replay-mode application, which repeats the program instead; with NCCL also set "
        "NCCL_NVLS_ENABLE=0",
        is_final=False,
    ),
    Cause(
        ("No space left",),
        "the disk is full",
        "make room, or set TMPDIR to a folder with room (--keep writes beside its file)",
    ),
    Cause(
        ("did not match any section", "unrecognised option", "unrecognized option"),
        "this ncu does not know an option or section",
        "install Nsight Compute 2021.3 or newer, and name it with CUADO_NCU",
    ),
    Cause(
        ("Failed to prepare kernel for profiling", "Unknown Error on device"),
        "ncu cannot prepare kernels for profiling here",
        f"if ncu is not of the driver's CUDA release: {_FITTING}; under WSL update the Windows "
        f"driver; {_WITHOUT_COUNTERS}",
        is_final=False,
    ),
)


def cause_of(messages: Iterable[str]) -> Cause | None:
    """The first known cause that any of ncu's messages names."""
    texts = [message.lower() for message in messages]
    for cause in CAUSES:
        if any(word.lower() in text for word in cause.words for text in texts):
            return cause
    return None
