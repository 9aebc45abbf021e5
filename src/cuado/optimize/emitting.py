"""The fastest version as files: PTX, machine code, and how to launch them."""

from dataclasses import dataclass

from cuado.errors import CuadoError
from cuado.optimize.registry import transformation_from
from cuado.optimize.session import Session, VersionRecord
from cuado.optimize.transformations.carve_out import CarveOut
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.cache import Cache

_OWN_SHARED = 48 << 10
"""Dynamic shared memory that every kernel may have without asking."""
_MORE_SHARED = "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"
_SPLIT = "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"


class NothingToEmitError(CuadoError):
    """The session ended with the user's own code."""


@dataclass(frozen=True, slots=True)
class Emitted:
    """Files of a version, by name.

    Attributes:
        ptx: its module.
        cubin: assembled for the session's device.
        loading: how to launch it, Markdown.
        stem: what the files are called, without ending.
    """

    ptx: str
    cubin: bytes
    loading: str
    stem: str


def emitted(session: Session) -> Emitted:
    """The session's last version; needs ptxas, and no GPU.

    Raises:
        NothingToEmitError: no step was kept; or it was of machine code, which no step changes.
        CuadoError: it cannot be assembled.
    """
    last = session.last
    if last is not None and last.version.steps and session.cubin:
        raise NothingToEmitError(
            f"of '{session.kernel}' there is only machine code, which is as it was: what was kept "
            "changes how it is launched",
            "the report says what to set before the launch",
        )
    if last is None or not last.version.steps or not session.emitted:
        raise NothingToEmitError(
            f"the session on '{session.kernel}' kept no step: there is nothing to write",
            "the kernel is as fast as the user's own",
        )
    options = AssembleOptions(last.version.architecture, last.version.max_registers)
    made = assemble(session.emitted, options, cache=Cache.default())
    loading = _loading(session, last.version)
    return Emitted(session.emitted, made.cubin, loading, session.kernel)


def _loading(session: Session, version: VersionRecord) -> str:
    grid, block = (", ".join(map(str, each)) for each in (version.grid, version.block))
    shared, name = version.dynamic_shared_bytes, session.kernel
    steps = "\n".join(f"{number}. `{step}`" for number, step in enumerate(version.steps, 1))
    driver, cupy = _asked_for(version)
    return f"""# {name}, as cuado made it

{steps}

Its parameters are the original's. Launch it with these numbers, and with the same numbers as
arguments: the steps were proved for this launch. What buffers hold may differ.

| | |
|---|---|
| grid | {grid} |
| block | {block} |
| dynamic shared memory | {shared} bytes |
| assembled for | {version.architecture} |

With the driver's interface:

```c++
CUmodule module;
CUfunction kernel;
cuModuleLoad(&module, "{name}.cubin");
cuModuleGetFunction(&kernel, module, "{name}");
{driver}cuLaunchKernel(kernel, {grid}, {block}, {shared}, stream, arguments, nullptr);
```

With CuPy:

```python
kernel = cupy.RawModule(path="{name}.cubin").get_function("{name}")
{cupy}kernel(({grid}), ({block}), arguments, shared_mem={shared})
```
"""


def _asked_for(version: VersionRecord) -> tuple[str, str]:
    """What has to be set before the launch, for the driver and for CuPy."""
    driver, cupy = "", ""
    shared, percent = version.dynamic_shared_bytes, _carve_out(version)
    if shared > _OWN_SHARED:
        driver += f"cuFuncSetAttribute(kernel, {_MORE_SHARED}, {shared});\n"
        cupy += f"kernel.max_dynamic_shared_size_bytes = {shared}\n"
    if percent is not None:
        driver += f"cuFuncSetAttribute(kernel, {_SPLIT}, {percent});\n"
        cupy += f"kernel.preferred_shared_memory_carveout = {percent}\n"
    return driver, cupy


def _carve_out(version: VersionRecord) -> int | None:
    """What the last step that asks for a split of L1 and shared memory asks for, in percent."""
    for step in reversed(version.steps):
        # Steps of other kinds are not looked into: a journal's may be of a later cuado.
        if step.startswith(f"{CarveOut.NAME}("):
            made = transformation_from(step)
            return made.percent if isinstance(made, CarveOut) else None
    return None
