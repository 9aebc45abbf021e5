"""Where ``cuado`` begins: what takes long is started before anything else is imported.

The process that owns a GPU takes as long to start as this one to import what a verb needs. Where
there is a GPU, and the command will surely use it, it is started first. So is compiling the code of
the emulated device, where that is named.
"""

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

_VERBS = frozenset({"whatif", "run"})
"""Verbs that run something on a GPU, first of all."""
_ANALYZE, _CHECK = "analyze", "check"
"""Verbs that run something on the emulated device: if it is named, and always."""
_NO_WORK = frozenset({"-h", "--help"})
_DRIVER = Path("/dev/nvidiactl")
"""There once a driver of NVIDIA's runs."""
_UNCOLLECTED = 100_000
"""New objects after which Python looks for cycles that nothing refers to, instead of 700: parsed
code is hundreds of thousands of objects without any, and looking through them again and again took
a twentieth of an answer's time."""


def run() -> int:
    """Run the command line; its exit code."""
    gc.set_threshold(_UNCOLLECTED)
    if wants_gpu(sys.argv[1:]) and _DRIVER.exists():
        from cuado.backends.gpu.process import start_early

        start_early()
    elif wants_emulated(sys.argv[1:]):
        Thread(target=_compile_early, daemon=True).start()
    from cuado.cli.main import run as run_verb

    try:
        return run_verb()
    finally:
        gc.freeze()  # The interpreter's end looks for cycles, too, in all that there is.


def wants_gpu(words: Sequence[str]) -> bool:
    """True if a command surely uses a GPU, should there be one.

    Args:
        words: of the command line, without the program's name.
    """
    if not words or words[0] not in _VERBS or not _NO_WORK.isdisjoint(words):
        return False
    return all(each.startswith("gpu") or each.isdecimal() for each in _devices(words))


def wants_emulated(words: Sequence[str]) -> bool:
    """True if a command surely runs a kernel on the emulated device.

    Args:
        words: of the command line, without the program's name.
    """
    if not words or not _NO_WORK.isdisjoint(words):
        return False
    is_named = any(each.startswith("emulated") for each in _devices(words))
    return words[0] == _CHECK or (words[0] in _VERBS | {_ANALYZE} and is_named)


def _devices(words: Sequence[str]) -> list[str]:
    """The devices that a command names, but for those behind ``--``."""
    own = words[: words.index("--")] if "--" in words else words
    found = [own[n + 1] for n, word in enumerate(own[:-1]) if word == "--device"]
    return found + [word.removeprefix("--device=") for word in own if word.startswith("--device=")]


def _compile_early() -> None:
    """Compile what every emulated kernel calls: as much as importing takes, and beside it."""
    from cuado.backends.emulated.codegen.object_code import runtime_image

    runtime_image("machine")
