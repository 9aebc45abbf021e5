"""A first case file for a kernel: loads at once, and says where to put the real sizes."""

import json
import os
import re
from dataclasses import replace
from pathlib import Path

from cuado.backends.parameters import module_of, parameter_bytes
from cuado.errors import CuadoError
from cuado.inputs import real_path
from cuado.model.cuda_source import CudaSource
from cuado.ptx.syntax.tree import Function, Variable
from cuado.sources.case.compilation import compile_source
from cuado.sources.case.kernels import demangled, find_kernel, short_name
from cuado.sources.case.load import DEFAULT_ARCHITECTURE
from cuado.sources.case.signature import Parameter, Signature, parameters_of, signatures
from cuado.sources.case.sources import text_of

_ELEMENTS = "1 << 20"
_THREADS = 256
_BY_SIZE = {1: "u8", 2: "u16", 4: "u32", 8: "u64"}
_REQUIRED = re.compile(r"\d+")


def scaffold(
    source: Path, kernel: str, folder: Path, architecture: str = DEFAULT_ARCHITECTURE
) -> tuple[str, str]:
    """The name and the text of a case file for a kernel of a source.

    Args:
        source: a ``.cu`` or ``.ptx`` file.
        kernel: its name; empty if the source has one kernel only.
        folder: where the case file will stand; its ``source`` is written relative to it.
        architecture: to compile for.

    Raises:
        KernelNotFoundError: there is no such kernel, or several and none is named.
        CuadoError: the source is missing, does not compile, or there is no compiler.
    """
    source = real_path(source)
    text = text_of(source)
    if source.suffix not in {".cu", ".ptx"}:
        raise CuadoError(f"{source}: '{source.suffix}' is no source", "name a .cu or .ptx file")
    is_ptx = source.suffix == ".ptx"
    ptx = text if is_ptx else compile_source(CudaSource(source, architecture))
    entry = find_kernel(module_of(ptx), kernel)
    name = short_name(entry.name)
    declared = _declared(() if is_ptx else signatures(text), name, entry)
    return name, _text(os.path.relpath(source, folder), kernel or name, name, entry, declared)


def _declared(found: tuple[Signature, ...], name: str, entry: Function) -> Signature:
    """The kernel's signature: names from the source, types from its mangled name, else PTX."""
    count = len(entry.parameters)
    written = [s for s in found if s.name == name and len(s.parameters) == count]
    mangled = parameters_of(demangled([entry.name])[entry.name])
    if not written:
        types = mangled if len(mangled) == count else map(_from_ptx, entry.parameters)
        return Signature(name, tuple(types))
    if len(mangled) != count:
        return written[0]
    pairs = zip(written[0].parameters, mangled, strict=True)
    return replace(
        written[0],
        parameters=tuple(
            replace(exact, name=text.name, constant=exact.constant or text.constant)
            for text, exact in pairs
        ),
    )


def _from_ptx(variable: Variable) -> Parameter:
    pointer = parameter_bytes(variable) == 8 and not variable.dimensions
    pointer = pointer and (variable.type == "u64" or "ptr" in variable.attributes)
    return Parameter("", None, pointer=pointer)


def _text(source: str, kernel: str, name: str, entry: Function, declared: Signature) -> str:
    threads = _threads(entry, declared)
    lines = [
        f"# A launch of {name}; docs/cases.md explains every key. `cuado case show` prints it.",
        "schema = 1",
        f"name = {json.dumps(name)}",
        f"source = {json.dumps(source)}",
        f"kernel = {json.dumps(kernel)}",
        '# Numbers, or expressions of the constants below; up to three: ["N // 32", "N // 8"]',
        'grid = "(N + BLOCK - 1) // BLOCK"',
        'block = "BLOCK"',
        '# l2 = "warm"                # keep the L2 from run to run; it is flushed otherwise',
        "# dynamic_shared_bytes = 0",
        "# max_registers = 64",
        '# options = ["-use_fast_math"]',
        '# reference = "reference.py:function"   # numpy in, numpy out: `cuado case check`',
        "",
        "[constants]",
        f"N = {json.dumps(_ELEMENTS)}               # elements of a buffer",
        f"BLOCK = {threads}",
    ]
    for index, (variable, parameter) in enumerate(
        zip(entry.parameters, declared.parameters, strict=True)
    ):
        lines += ["", "[[arguments]]", *_argument(index, variable, parameter)]
    return "\n".join(lines) + "\n"


def _threads(entry: Function, declared: Signature) -> int:
    """Threads that the kernel allows: its launch bounds, at most the usual."""
    for directive in entry.directives:
        if directive.name in {"reqntid", "maxntid"}:
            total = 1
            for number in _REQUIRED.findall(directive.arguments):
                total *= int(number)
            return total if directive.name == "reqntid" else min(total, _THREADS)
    return min(declared.threads or _THREADS, _THREADS)


def _argument(index: int, variable: Variable, parameter: Parameter) -> list[str]:
    size = parameter_bytes(variable)
    name = f"name = {json.dumps(parameter.name or f'p{index}')}"
    if parameter.pointer:
        return [name, *_buffer(parameter)]
    if size is None or size not in _BY_SIZE or variable.dimensions or parameter.width > 1:
        return [name, f'bytes = "{"00" * (size or 0)}"   # a structure: two digits a byte']
    kind = parameter.type or (
        variable.type if variable.type[:1] in tuple("fus") else _BY_SIZE[size]
    )
    if kind[0] in "fb":
        return [name, f'type = "{kind}"', f"value = {0 if kind == 'bool' else 1.0}"]
    small = size < 4
    return [name, f'type = "{kind}"', f"value = {1 if small else json.dumps('N')}"]


def _buffer(parameter: Parameter) -> list[str]:
    kind = parameter.type or "f32"
    shape = f'["N", {parameter.width}]' if parameter.width > 1 else '["N"]'
    lines = [f'type = "{kind}"', f"shape = {shape}"]
    if parameter.constant:
        high = 1 if kind[0] in "fb" else "100"
        fill = f"low = 0, high = {high}, seed = 1"
        return [*lines, f'fill = {{ content = "random", {fill} }}']
    return [*lines, "output = true   # zeros before; fill = { ... } gives other content"]
