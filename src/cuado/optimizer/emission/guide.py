"""What is written of a version for a reader: what it is, when it may be launched, and how."""

from collections.abc import Iterator

from cuado.model.conditions import Conditions, Fact
from cuado.model.conditions_in_words import in_words
from cuado.optimizer.emission.cpp import namespace
from cuado.optimizer.emission.names import cpp_identifiers, cpp_text, markdown_code, printable

_OWN_SHARED = 48 << 10
"""Dynamic shared memory that every kernel may have without asking."""
_MORE_SHARED = "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"
_SPLIT = "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"


def guide(conditions: Conditions, stem: str) -> str:
    """The text, Markdown.

    Args:
        conditions: names in it are printable.
        stem: what the files are called, without ending.
    """
    return "\n".join(_lines(conditions, stem)) + "\n"


def _lines(conditions: Conditions, stem: str) -> Iterator[str]:
    yield f"# {markdown_code(printable(conditions.kernel))}, as cuado made it\n"
    for number, step in enumerate(conditions.steps, 1):
        named = ", ".join(step.facts) or "nothing of the launch"
        yield f"{number}. {markdown_code(step.step)}: rests on {named}"
    yield """
Its parameters are the original's. It was proved for one launch, and computes the same wherever this
holds:

| | |
|---|---|"""
    yield from (f"| {label} | {markdown_code(text)} |" for label, text in in_words(conditions))
    yield f"""
`{stem}.conditions.json` has the same as data. The launchers check all of it at each launch, but for
what is to vouch for (say `vouched`) and what is taken for granted, and launch the original where
one condition does not hold: `{stem}.original.cubin`, or `{stem}.original.ptx` on another device.
The memory behind a pointer is what the driver says of its allocation. Of an array from a pool, or
of a part of an allocation, give begin and size.
"""
    yield from _variables(conditions)
    yield from _cpp(conditions, stem)
    yield from _python(stem)
    yield from _by_hand(conditions, stem)


def _variables(conditions: Conditions) -> Iterator[str]:
    if conditions.variables:
        every = ", ".join(markdown_code(printable(each.name)) for each in conditions.variables)
        yield f"The kernel uses variables of its module: {every}."
        yield """Both kernels are loaded anew, with variables of their own. Set those of the
launcher's `module` (`cuModuleGetGlobal`) before the first launch: the launchers copy
what they hold to the rewritten kernel's, and back.
"""


def _cpp(conditions: Conditions, stem: str) -> Iterator[str]:
    passed = "".join(
        f", {name}" for name in cpp_identifiers([p.name for p in conditions.parameters])
    )
    yield f"""## C++

Needs `cuda.h`, `-lcuda` and C++14.

```c++
#include "{stem}.hpp"
{namespace(stem)}::Launcher launcher(folder);  // loads both kernels into the current context
auto outcome = launcher.launch(grid, block, shared_bytes, stream{passed});
if (!outcome.optimised) std::puts(outcome.why.c_str());
```
"""


def _python(stem: str) -> Iterator[str]:
    yield f"""## Python

Needs the driver alone. Arrays with `__cuda_array_interface__` say themselves how large they are.

```python
from {stem}_launcher import Launcher
launcher = Launcher()
outcome = launcher.launch(grid, block, shared_bytes, stream, *arguments)
```
"""


def _by_hand(conditions: Conditions, stem: str) -> Iterator[str]:
    launched, facts = conditions.launched, conditions.facts
    grid = ", ".join(map(str, launched.grid)) if Fact.GRID in facts else "grid"
    block = ", ".join(map(str, launched.block)) if Fact.BLOCK in facts else "block"
    shared = str(launched.dynamic_shared_bytes) if Fact.SHARED in facts else "shared_bytes"
    name = cpp_text(conditions.kernel)
    driver, cupy = _asked_for(conditions)
    yield f"""## By hand

Nothing is checked then. Assembled for {printable(conditions.architecture)}.

```c++
CUmodule module;
CUfunction kernel;
cuModuleLoad(&module, "{stem}.cubin");
cuModuleGetFunction(&kernel, module, {name});
{driver}cuLaunchKernel(kernel, {grid}, {block}, {shared}, stream, arguments, nullptr);
```

```python
kernel = cupy.RawModule(path="{stem}.cubin").get_function({name})
{cupy}kernel(({grid}), ({block}), arguments, shared_mem={shared})
```"""


def _asked_for(conditions: Conditions) -> tuple[str, str]:
    """What has to be set before the launch, for the driver and for CuPy."""
    driver, cupy = "", ""
    shared, percent = conditions.launched.dynamic_shared_bytes, conditions.carve_out
    if shared > _OWN_SHARED:
        driver += f"cuFuncSetAttribute(kernel, {_MORE_SHARED}, {shared});\n"
        cupy += f"kernel.max_dynamic_shared_size_bytes = {shared}\n"
    if percent is not None:
        driver += f"cuFuncSetAttribute(kernel, {_SPLIT}, {percent});\n"
        cupy += f"kernel.preferred_shared_memory_carveout = {percent}\n"
    return driver, cupy
