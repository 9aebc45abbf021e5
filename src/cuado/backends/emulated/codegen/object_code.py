"""Compiles LLVM text to an object file for this host, with a cache in the user's folder.

The key of an entry is the text, LLVM's target (processor and its features), LLVM's version and the
options here: code of another machine, or of another version of cuado's runtime, is never found.
Only entries that nobody but their owner could have written are run.
"""

import atexit
import base64
import binascii
import signal
from collections.abc import Set
from contextlib import suppress
from functools import cache
from threading import Event, RLock, Thread
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from cuado.backends.emulated.codegen.services import ENTRIES, text_of
from cuado.sass.toolchain.cache import Cache

LOCK = RLock()
"""Guards LLVM's context, of which the process has only one."""
OPTIMISATION = 2
"""Level of LLVM's code generator. At level 0 the compile time is linear in the size of the text;
kernels are a quarter slower."""

_MOST_SECONDS = 10.0
"""Wait for that at most: in a forked process no thread goes on that may have been compiling."""
_ENDING = Event()
"""Set when the process ends."""
_FIRST: list[str] = []
"""Parts of the runtime that are compiled before others, and are not begun yet."""


@cache
def _host() -> tuple[llvm.Target, str, str]:
    """The host that code is made for: LLVM's target, the processor's name, its features."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features().flatten()
    return llvm.Target.from_default_triple(), llvm.get_host_cpu_name(), features


def target_machine(level: int = OPTIMISATION) -> llvm.TargetMachine:
    """The LLVM target machine for this host."""
    target, name, features = _host()
    return target.create_target_machine(cpu=name, features=features, opt=level, jit=True)


def machine_code_of(texts: tuple[str, ...], entries: Set[str], level: int = OPTIMISATION) -> bytes:
    """An object file of some texts, linked; the caller holds ``LOCK``.

    Args:
        texts: modules in LLVM's language.
        entries: functions that are called from outside; the optimiser may change others.
        level: level of the code generator.
    """
    if _ENDING.is_set():
        raise SystemExit  # Of a thread beside the main one, which is over.
    kept = Cache.default()
    target, name, features = _host()
    version = f"{llvmlite.__version__} {llvm.llvm_version_info}"
    made_for = (target.triple, name, features, version, str(level))
    key = Cache.key("llvm object 3", *made_for, *sorted(entries), "", *texts)
    if kept is not None:
        found = _image(kept.get(key, own=True))
        if found is not None:
            return found
    image: bytes = _made(texts, entries, level)
    if kept is not None:
        kept.put(key, base64.b64encode(image).decode())
    return image


def _end() -> None:
    """Wait for what is being compiled, and have nothing begun: LLVM is taken down with the process.

    A command that ended at once, in the midst of compiling, crashed on its way out. So would one
    that a second Ctrl-C ended: the process is ending as soon as it can.
    """
    _ENDING.set()
    with suppress(ValueError):  # Of a program whose main thread is another.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    LOCK.acquire(timeout=_MOST_SECONDS)


atexit.register(_end)


def runtime_image(text: str) -> bytes:
    """The object file of one part of the runtime; it is compiled once, whoever asks meanwhile."""
    with LOCK:
        return _part(text)


def begin_compiling(*parts: str) -> None:
    """Compile parts of the runtime beside what the caller does next, before all others."""
    _FIRST.extend(parts)
    Thread(target=compile_first, daemon=True).start()


def compile_first() -> None:
    """Compile the parts that somebody waits for, if there are any; several threads may do so."""
    while _FIRST:
        with suppress(IndexError):  # Another thread has taken the last.
            runtime_image(_FIRST.pop(0))


@cache
def _part(text: str) -> bytes:
    return machine_code_of((text_of(text),), frozenset(ENTRIES[text]))


def _image(value: object) -> bytes | None:
    """A cached object file; None if there is none."""
    if not isinstance(value, str):
        return None
    try:
        return base64.b64decode(value, validate=True)
    except (ValueError, binascii.Error):
        return None


def _made(texts: tuple[str, ...], entries: Set[str], level: int) -> Any:
    target = target_machine(level)
    module = llvm.parse_assembly(texts[0])
    for text in texts[1:]:
        module.link_in(llvm.parse_assembly(text))
    module.triple, module.data_layout = target.triple, str(target.target_data)
    for function in module.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = llvm.Linkage.internal
    # Texts of the runtime were optimised when they were made. Optimising kernels as well took
    # half the time to compile one, and made them faster by nothing to a tenth.
    passes = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=0))
    unused = llvm.create_new_module_pass_manager()
    unused.add_global_dead_code_eliminate_pass()
    unused.run(module, passes)
    return target.emit_object(module)
