"""Makes a launch of a case (a file, or Python): compiles, finds the kernel, checks arguments."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from cuado.backends.parameters import check_arguments, module_of
from cuado.errors import CuadoError, UnknownNameError
from cuado.inputs import real_path
from cuado.model.arguments import Argument, Buffer
from cuado.model.cuda_source import CudaSource
from cuado.model.launch import Extent, InL2, Launch
from cuado.ptx.linear_textures import LinearTexture, fetches_textures, with_loads
from cuado.sources.case.compilation import compile_source, words_of
from cuado.sources.case.description import Case, read_case
from cuado.sources.case.errors import CaseError
from cuado.sources.case.kernels import find_kernel, short_name
from cuado.sources.case.sources import named_in, text_of, with_includes
from cuado.sources.case.space import Define
from cuado.sources.case.table import COMPILERS

DEFAULT_ARCHITECTURE = "sm_90"


def load_case(
    path: Path | str,
    *,
    architecture: str = DEFAULT_ARCHITECTURE,
    overrides: Mapping[str, int] | None = None,
    compiler: str = "",
) -> Launch:
    """The launch that a case file describes.

    Args:
        path: path of a case file, or of a folder with a ``case.toml``.
        architecture: to compile for, unless the case names one; e.g. ``sm_90``.
        overrides: other values of the case's constants and integer defines, by name.
        compiler: ``auto``, ``nvcc`` or ``nvrtc`` in place of the case's; empty for the case's.

    Raises:
        UnreadableFileError: the case or its source is missing or no text.
        CaseError: a key is wrong, or the kernel or its arguments do not fit the source.
        UntrustedError: the source takes nvcc, and the case is not trusted.
        CuadoError: the source does not compile, or there is no compiler, or none of that name.
    """
    return launch_of(read_case(Path(path), overrides), architecture, compiler)


def launch_of(case: Case, architecture: str = DEFAULT_ARCHITECTURE, compiler: str = "") -> Launch:
    """The launch of a case that has been read; see :func:`load_case`."""
    source = source_of(case, architecture, compiler)
    ptx, sources = _code(source)
    kernel = _kernel(ptx, case.kernel, case.path)
    made = Launch(
        name=case.name,
        ptx=_without_textures(ptx, kernel, case),
        kernel=kernel,
        grid=case.grid,
        block=case.block,
        cluster=case.cluster,
        arguments=case.arguments,
        memory=case.memory,
        outputs=case.outputs,
        dynamic_shared_bytes=case.dynamic_shared_bytes,
        l2=InL2(warm=case.warm),
        max_registers=case.max_registers,
        sources=sources,
        compiled_from=_compiled(source),
        useful_bytes=case.useful_bytes,
        useful_instructions=case.useful_instructions,
    )
    return _checked(made, case.path)


def source_of(
    case: Case, architecture: str = DEFAULT_ARCHITECTURE, compiler: str = ""
) -> CudaSource:
    """What a case has compiled."""
    return CudaSource(
        case.source,
        case.architecture or architecture,
        case.defines,
        case.options,
        _chosen(compiler, case.compiler),
        case.path,
    )


def launch(  # noqa: PLR0913 - keywords, one for each key of a case file
    source: Path | str,
    kernel: str = "",
    *,
    grid: int | Iterable[int],
    block: int | Iterable[int],
    arguments: Iterable[Argument],
    outputs: Iterable[str] = (),
    name: str = "",
    architecture: str = DEFAULT_ARCHITECTURE,
    defines: Mapping[str, Define] | None = None,
    options: Iterable[str] = (),
    compiler: str = "auto",
    dynamic_shared_bytes: int = 0,
    warm: bool = False,
    max_registers: int | None = None,
    useful_bytes: int | None = None,
    useful_instructions: int | None = None,
) -> Launch:
    """A launch from Python; the keywords mean what the keys of a case file mean.

    Args:
        source: a ``.cu`` or ``.ptx`` file, or PTX text.
        kernel: its name in C++ or PTX; empty for the only one.
        grid: blocks, in x or in up to three dimensions.
        block: threads, likewise.
        arguments: :class:`Scalar`, :class:`Buffer`, :class:`Structure`, in order.
        outputs: names of the buffers that hold results.
        name: name for reports; the kernel's by default.
        architecture: to compile for.
        defines: macros by name.
        options: more of the compiler's.
        compiler: ``auto``, ``nvcc`` or ``nvrtc``.
        dynamic_shared_bytes: per block.
        warm: whether the L2 keeps its content between runs.
        max_registers: cap for the assembler.
        useful_bytes: bytes that the task needs; all buffers once by default.
        useful_instructions: thread instructions that it needs.

    Raises:
        CaseError: the kernel or its arguments do not fit the source, or extents are wrong.
        CuadoError: the source is missing, does not compile, or there is no compiler.
    """
    compiled_from = None
    if _is_ptx_text(source):
        where, ptx = "PTX text", str(source)
        sources = named_in(ptx)
    else:
        path = real_path(Path(source))
        where = str(path)
        given = CudaSource(path, architecture, defines, tuple(options), compiler)
        (ptx, sources), compiled_from = _code(given), _compiled(given)
    found = _kernel(ptx, kernel, where)
    try:
        made = Launch(
            name=name or short_name(found),
            ptx=ptx,
            kernel=found,
            grid=_extent(grid),
            block=_extent(block),
            arguments=tuple(arguments),
            outputs=tuple(outputs),
            dynamic_shared_bytes=dynamic_shared_bytes,
            l2=InL2(warm=warm),
            max_registers=max_registers,
            sources=sources,
            compiled_from=compiled_from,
            useful_bytes=useful_bytes,
            useful_instructions=useful_instructions,
        )
    except ValueError as error:
        raise CaseError(where, "", str(error)) from error
    return _checked(made, where)


def _code(source: CudaSource) -> tuple[str, dict[str, str]]:
    """PTX, and the text of the files its lines come from."""
    if source.path.suffix == ".ptx":
        ptx = text_of(source.path)
        return ptx, named_in(ptx)
    if source.path.suffix != ".cu":
        raise CaseError(
            source.path, "", f"'{source.path.suffix}' is no source", "name a .cu or .ptx file"
        )
    ptx = compile_source(source)
    return ptx, named_in(ptx, with_includes(source.path, words_of(source)))


def _compiled(source: CudaSource) -> CudaSource | None:
    """The source that can be compiled again; None if the case gave PTX."""
    return None if source.path.suffix == ".ptx" else source


def _chosen(compiler: str, default: str) -> str:
    if compiler and compiler not in COMPILERS:
        raise UnknownNameError("compiler", compiler, COMPILERS)
    return compiler or default


def _kernel(ptx: str, wanted: str, where: Path | str) -> str:
    try:
        return find_kernel(module_of(ptx), wanted).name
    except CuadoError as error:
        raise CaseError(where, "kernel", error.message, error.remedy) from error


def _without_textures(ptx: str, kernel: str, case: Case) -> str:
    """The code with read-only loads in place of texture fetches, if the kernel makes any."""
    textures = {
        at: LinearTexture(each.elements // each.texture_channels, each.texture_channels)
        for at, each in enumerate(case.arguments)
        if isinstance(each, Buffer) and each.texture_channels
    }
    try:
        function = next((e for e in module_of(ptx).entries if e.name == kernel), None)
        if not textures or function is None or not fetches_textures(function):
            return ptx
        return with_loads(ptx, kernel, textures)
    except CuadoError as error:
        raise CaseError(case.path, "arguments", error.message, error.remedy) from error


def _checked(made: Launch, where: Path | str) -> Launch:
    try:
        check_arguments(made)
    except CuadoError as error:
        raise CaseError(where, "arguments", error.message, error.remedy) from error
    return made


def _is_ptx_text(source: Path | str) -> bool:
    return isinstance(source, str) and "\n" in source and ".version" in source


def _extent(value: int | Iterable[int]) -> Extent:
    given = (value,) if isinstance(value, int) else tuple(value)
    if not 1 <= len(given) <= 3:
        raise ValueError(f"{given} is no grid or block: one to three numbers")
    x, y, z = (*given, 1, 1)[:3]
    return x, y, z
