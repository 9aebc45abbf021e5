"""Loaded by the Python of a program that a kernel is captured of: keeps PTX that would be lost.

CuPy, Numba and Triton compile a kernel to PTX and make machine code of it, which they hand to the
driver; the PTX is dropped, or lies in a cache. With this folder in ``PYTHONPATH`` the interpreter
loads this file as it starts. It wraps the function of each compiler that makes machine code, so
that the PTX is written down by the SHA-256 of that (``capture/written_ptx.py`` reads it). The
function itself runs as it did, and what it returned is returned: the program loads and runs the
same machine code, bit for bit.

Where calls of a Triton kernel are to be tuned, it hands each of them to
``cuado.optimizer.tuning.in_programs`` before it runs as the program meant it.

It must never be noticed: nothing of it may raise or print, and nothing is imported before one of
these compilers is, which a program may have a module of its own of; it steps out of ``sys.path``,
and a ``sitecustomize`` of the user's own is run in its place. It is read by whatever Python the
program uses, so its syntax is an old one's.
"""

from __future__ import annotations

import os
import sys

# Both are there before any program begins: nothing more is imported that a program may have
# a module of its own of.
from _frozen_importlib import module_from_spec
from _frozen_importlib_external import PathFinder

TYPE_CHECKING = False  # As typing has it, without a millisecond for importing that.
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

_VARIABLE = "CUADO_INJECTION_PTX"
_TUNING = "CUADO_INJECTION_TUNE"
_MOST_FILES = 10_000
_EMPTY = b"\0"
_MOST_BYTES = 512 << 20
_folder = os.environ.get(_VARIABLE)
"""Where PTX is written to; nothing is where that is not said."""
_tuned = os.environ.get(_TUNING)
"""What is tuned, as JSON; nothing is where that is not said."""
_written: dict[str, int] = {}
"""Bytes by digest."""


def _own_module(name: str, folder: str) -> Any:
    """A module of cuado's, by its folder: nothing of it is in ``sys.path`` or ``sys.modules``."""
    spec = PathFinder.find_spec(name, [folder])
    if spec is None or spec.loader is None:
        raise ImportError(name)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_CUADO = os.path.abspath(os.path.join(__file__, "../../../.."))  # noqa: PTH100, PTH118
_program = _own_module("program_handlers", os.path.join(_CUADO, "backends"))  # noqa: PTH118


def _quietly(work: Callable[..., None], *arguments: Any) -> None:
    """Run a function, and hide its errors from the program.

    What a signal handler of the program raised meanwhile is the program's.
    """
    before = _program.handlers()
    theirs = None
    try:
        work(*arguments)
    except Exception as error:  # noqa: BLE001 - there is nobody to tell
        theirs = _program.raised_by(error, before)
    if theirs is not None:
        raise theirs


def _like(original: Any) -> Callable[[Any], Any]:
    """A decorator that gives a wrapper the name and text of what it wraps."""

    def named(wrapper: Any) -> Any:
        for each in ("__module__", "__name__", "__qualname__", "__doc__"):
            if hasattr(original, each):
                setattr(wrapper, each, getattr(original, each))
        wrapper.__wrapped__ = original
        return wrapper

    return named


def _write(cubin: Any, ptx: Any, origin: str, most: int | None = None) -> None:
    """Write PTX down by the machine code that was made of it; the text first, then its label."""
    import hashlib
    import json

    code = bytes(cubin).rstrip(b"\0")  # CuPy drops one zero at the end, the driver reads it.
    text = ptx.encode() if isinstance(ptx, str) else bytes(ptx)
    text = text.rstrip(b"\0")
    digest = hashlib.sha256(code).hexdigest()
    too_much = sum(_written.values()) + len(text) > _MOST_BYTES or len(_written) >= _MOST_FILES
    if digest in _written or too_much or b".version" not in text:
        return
    _written[digest] = len(text)
    folder = str(_folder)
    os.makedirs(folder, exist_ok=True)  # noqa: PTH103 - no module that the program may not need
    label = json.dumps({"from": origin, "max_registers": most}).encode()
    for ending, content in (("ptx", text), ("json", label)):
        path = os.path.join(folder, digest + "." + ending)  # noqa: PTH118
        own = path + "." + str(os.getpid())
        with open(own, "wb") as file:  # noqa: PTH123
            file.write(content)
        os.replace(own, path)  # noqa: PTH105


def _cap(options: Sequence[str]) -> int | None:
    """The cap of registers among options of NVRTC."""
    for n, each in enumerate(options):
        name, _, value = each.lstrip("-").partition("=")
        if name == "maxrregcount":
            return int(value or options[n + 1])
    return None


def _of_cupy(module: Any) -> None:
    """``cupy.cuda.compiler``: a program of NVRTC for ``sm_90`` has PTX, too."""
    program = module._NVRTCProgram
    compile_ = program.compile

    def save(own: Any, made: Any, options: Sequence[str]) -> None:
        if made[0][:4] == b"\x7fELF":
            _write(made[0], module.nvrtc.getPTX(own.ptr), "CuPy's NVRTC", _cap(options))

    @_like(compile_)
    def compiled(self: Any, options: Any = (), *rest: Any, **named: Any) -> Any:
        made = compile_(self, options, *rest, **named)
        _quietly(save, self, made, options)
        return made

    program.compile = compiled


def _of_numba(module: Any) -> None:
    """``numba.cuda.codegen``: what was linked; of link time optimisation, what came of that."""
    library = module.CUDACodeLibrary
    get_cubin = library.get_cubin

    def save(own: Any, cubin: Any, given: Any, named: Any) -> None:
        import warnings

        if not getattr(own, "_entry_name", None):
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if getattr(own, "_lto", False):
                text = own.get_lto_ptx(*given, **named)
            else:
                (text,) = own.get_asm_strs(*given, **named)
        code = getattr(cubin, "code", cubin)
        _write(code, text, "Numba", getattr(own, "_max_registers", None))

    @_like(get_cubin)
    def got(self: Any, *given: Any, **named: Any) -> Any:
        cubin = get_cubin(self, *given, **named)
        if id(cubin) not in known:
            known[id(cubin)] = cubin  # Kept: another at its address would be taken for it.
            _quietly(save, self, cubin, given, named)
        return cubin

    known: dict[int, Any] = {}
    library.get_cubin = got


def _of_nvrtc(module: Any) -> None:
    """``cuda.bindings.nvrtc``, as programs call it from Python; the buffer is filled in."""
    get_cubin = module.nvrtcGetCUBIN

    def save(program: Any, cubin: Any) -> None:
        failed, size = module.nvrtcGetPTXSize(program)
        # NVRTC fills the buffer in: one byte could be an object that all of Python shares.
        if int(failed) or int(size) <= len(_EMPTY):
            return
        text = bytes(bytearray(int(size)))
        if not int(module.nvrtcGetPTX(program, text)[0]):
            _write(cubin, text, "NVRTC")

    @_like(get_cubin)
    def got(prog: Any, cubin: Any) -> Any:
        done = get_cubin(prog, cubin)
        if not int(done[0]):
            _quietly(save, prog, cubin)
        return done

    module.nvrtcGetCUBIN = got


def _of_triton(module: Any) -> None:
    """``triton.compiler.compiler``: its cache may be gone when the program has ended."""
    kernel = module.CompiledKernel
    begin = kernel.__init__

    def save(own: Any) -> None:
        _write(own.asm["cubin"], own.asm["ptx"], "Triton")

    @_like(begin)
    def begun(self: Any, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        _quietly(save, self)

    kernel.__init__ = begun


def _of_triton_calls(module: Any) -> None:
    """``triton.runtime.jit``: each call is looked at, and tuned if that is asked for."""
    function = module.JITFunction
    run = function.run

    def look(called: Any, given: Any, named: Any) -> None:
        source = os.path.dirname(_CUADO)  # noqa: PTH120
        if source not in sys.path:
            sys.path.append(source)  # Behind all that the program has.
        from cuado.optimizer.tuning import in_programs

        in_programs.look(called, given, named)

    @_like(run)
    def ran(self: Any, *given: Any, **named: Any) -> Any:
        _quietly(look, self, given, named)
        return run(self, *given, **named)

    function.run = ran


def _of_triton_autotuner(module: Any) -> None:
    """``triton.runtime.autotuner``: what it tries is no call of the program."""
    tuner = module.Autotuner
    bench = tuner._bench

    @_like(bench)
    def benched(self: Any, *given: Any, **named: Any) -> Any:
        os.environ[_TRYING] = "1"
        try:
            return bench(self, *given, **named)
        finally:
            os.environ.pop(_TRYING, None)

    tuner._bench = benched


_TRYING = "CUADO_INJECTION_TRYING"
"""Set while Triton's own autotuner tries a configuration."""
_TUNED = {
    "triton.runtime.jit": _of_triton_calls,
    "triton.runtime.autotuner": _of_triton_autotuner,
}
_WRAPPED = {
    "cupy.cuda.compiler": _of_cupy,
    "numba.cuda.codegen": _of_numba,
    "cuda.bindings.nvrtc": _of_nvrtc,
    "triton.compiler.compiler": _of_triton,
}


def _wraps() -> dict[str, Callable[[Any], None]]:
    """What is wrapped in this program."""
    return {**(_WRAPPED if _folder else {}), **(_TUNED if _tuned else {})}


class _Finder:
    """Sees the compilers' modules being imported; others find and load them."""

    def __init__(self) -> None:
        self._asked: set[str] = set()

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        """What another finder finds, with its loader's last step extended."""
        wraps = _wraps().get(name)
        if wraps is None or name in self._asked:
            return None
        self._asked.add(name)
        try:
            for finder in list(sys.meta_path):
                find = getattr(finder, "find_spec", None)
                spec = find(name, path, target) if find and finder is not self else None
                if spec is not None:
                    _quietly(_extend, spec, wraps)
                    return spec
        finally:
            self._asked.discard(name)
        return None


def _extend(spec: ModuleSpec, wrap: Callable[[ModuleType], None]) -> None:
    loader: Any = spec.loader
    execute = loader.exec_module

    def executed(module: ModuleType) -> None:
        execute(module)
        _quietly(wrap, module)

    loader.exec_module = executed


def _step_out() -> None:
    """Leave ``sys.path``, and run the ``sitecustomize`` that this one hides."""
    own = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120
    sys.path[:] = [each for each in sys.path if os.path.abspath(each) != own]  # noqa: PTH100
    spec = PathFinder.find_spec("sitecustomize", sys.path)
    if spec is None or spec.loader is None:
        return
    module = module_from_spec(spec)
    sys.modules["sitecustomize"] = module
    spec.loader.exec_module(module)


def keep_from_now_on(folder: str) -> None:
    """In a program that captures its own launches: wrap what is imported, and what will be."""
    global _folder  # noqa: PLW0603 - as the environment says it elsewhere
    _folder = folder
    for name, wrap in _WRAPPED.items():
        if name in sys.modules:
            _quietly(wrap, sys.modules[name])
    sys.meta_path.insert(0, _Finder())


if __name__ == "sitecustomize":
    if _folder or _tuned:
        sys.meta_path.insert(0, _Finder())
    _step_out()
