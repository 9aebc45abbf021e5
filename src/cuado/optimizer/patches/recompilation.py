"""A text in place of the user's source, compiled as the user's is."""

from dataclasses import replace

from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.model.launch import Launch
from cuado.names import readable_name
from cuado.optimizer.patches.site import Setting
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Function
from cuado.ptx.trim import only_kernel
from cuado.sources.case.compilation import compile_source


def compiled_text(launch: Launch, text: str, setting: Setting) -> Launch:
    """The launch of a text of the source.

    Args:
        launch: the user's.
        text: of the patched source.
        setting: how it is launched and compiled.

    Raises:
        CuadoError: it does not compile, or the kernel takes other parameters.
    """
    own = launch.compiled_from
    if own is None:
        raise CuadoError("there is no source to compile")
    source = replace(own, edited=text, options=(*own.options, *setting.options))
    ptx = compile_source(source)
    name = _kernel_in(ptx, launch)
    return replace(
        launch,
        ptx=only_kernel(ptx, name),
        kernel=name,
        grid=setting.grid,
        block=setting.block,
        dynamic_shared_bytes=setting.dynamic_shared_bytes,
        max_registers=setting.max_registers,
        shared_carveout=setting.shared_carveout,
        compiled_from=None,
    )


def kernel_of(original: Kernel, text: str, setting: Setting) -> Kernel:
    """The kernel of a text of the source, for the chip of the user's.

    Raises:
        CuadoError: it does not compile, or the kernel takes other parameters.
    """
    launch = compiled_text(original.launch, text, setting)
    built = build(launch.ptx, launch.kernel, original.options)
    return Kernel(launch, original.chip, built, original.options)


def _kernel_in(ptx: str, launch: Launch) -> str:
    """The kernel's name in the patched module: ``const`` in a parameter's type changes it."""
    module = parse(ptx)
    before = parse(launch.ptx).function(launch.kernel)
    entries = {each.name: each for each in module.entries}
    found = entries.get(launch.kernel)
    if found is None:
        plain = readable_name(launch.kernel)
        alike = [each for name, each in entries.items() if readable_name(name) == plain]
        found = alike[0] if len(alike) == 1 else None
    if found is None or before is None:
        raise CuadoError(f"the patched source has no kernel {readable_name(launch.kernel)}")
    if _shape(found) != _shape(before):
        raise CuadoError("the patched kernel takes other parameters")
    return found.name


def _shape(function: Function) -> list[object]:
    return [(p.type, p.vector, p.align, p.dimensions) for p in function.parameters]
