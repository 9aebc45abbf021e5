"""Patches of a generated kernel's source: each kept step, each way to write it, compiled, run.

A draft whose results differ in the first worlds is caught: the product compares there, and offers
no such patch. One that differs only in the others is wrong.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from cuado.errors import CuadoError
from cuado.kernel.kernel import Kernel
from cuado.model.cuda_source import CudaSource
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.optimizer.moves import values_of
from cuado.optimizer.patches.composition import Composer, Draft
from cuado.optimizer.patches.patch_record import setting_of
from cuado.optimizer.patches.patch_trials import SourceVersion, compiled
from cuado.optimizer.patches.site import Unwritten
from cuado.optimizer.patches.writers import writes
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Rejected, Version, next_version
from cuado.ptx.trim import only_kernel
from cuado.sources.case.compilation import compile_source
from soundness.comparison.emulation import Emulation
from soundness.comparison.original import original_subject
from soundness.comparison.verdicts import Result, Verdict
from soundness.generation.contents import worlds
from soundness.generation.disguise import disguised
from soundness.generation.kernels import Generated

_WORLDS = 3
_COMPARED = 2
"""The first worlds play the product's proof: the case's inputs, and fresh ones. By the others
nothing is chosen.
"""
_VALUES = 1
"""Of one transformation."""
_WAYS = 3
"""To write one."""
_FLOATS = {"f32": np.float32, "f64": np.float64}
_TOLERANCE, _MOST = 1e-3, 0.9
"""Of steps that are not exact: how near, and how many of the elements."""
_CHAINS = 2
"""Of two steps."""


def patched(made: Generated, told: Callable[[str], None]) -> Iterator[Verdict]:
    """A verdict for each draft of each step on a kernel."""
    chosen = random.Random(f"{made.seed} {made.number} patches")  # noqa: S311 - no secret
    with TemporaryDirectory(prefix="soundness-") as folder:
        path = Path(folder) / "kernel.cu"
        text = disguised(made.source, chosen)
        path.write_text(text, "utf-8", newline="")
        source = CudaSource(path, "sm_90", compiler="nvrtc")
        try:
            told("the kernel itself")
            ptx = compile_source(source)
            launch = replace(
                made.launch, ptx=only_kernel(ptx, made.launch.kernel), compiled_from=source
            )
            kernel = original_subject(launch)
        except CuadoError as error:
            yield Verdict("kernel", "", Result.UNUSABLE, " ".join(error.message.split()))
            return
        with Emulation(launch, Version((), kernel).program, worlds(made, _WORLDS)) as emulation:
            yield from _Patching(text, launch, kernel, emulation, told, chosen).run()


class _Patching:
    """One kernel's drafts."""

    def __init__(
        self,
        text: str,
        launch: Launch,
        kernel: Kernel,
        emulation: Emulation,
        told: Callable[[str], None],
        chosen: random.Random,
    ) -> None:
        self._text, self._launch, self._kernel = text, launch, kernel
        self._emulation = emulation
        self._told, self._random = told, chosen
        self._number = 0
        self._judgements: dict[object, tuple[Result, str]] = {}

    def run(self) -> Iterator[Verdict]:
        """Single steps, then some chains of two."""
        original, after = Version((), self._kernel), []
        for step in self._steps(original):
            made = next_version(original, step)
            if isinstance(made, Rejected):
                continue
            yield from self._drafts(((step, self._kernel),))
            after.append((step, made))
        self._random.shuffle(after)
        for step, version in after[:_CHAINS]:
            seconds = list(self._steps(version))
            if not seconds:
                continue
            second = self._random.choice(seconds)
            if not isinstance(next_version(version, second), Rejected):
                yield from self._drafts(((step, self._kernel), (second, version.subject)))

    def _steps(self, version: Version) -> Iterator[Transformation]:
        for kind in all_transformations():
            if writes(kind.NAME):
                yield from values_of(kind, version)[0][:_VALUES]

    def _drafts(self, steps: Sequence[tuple[Transformation, Kernel]]) -> Iterator[Verdict]:
        name = " + ".join(str(step) for step, _ in steps)
        kind = "patch" if len(steps) == 1 else "pair"
        self._told(name)
        composer = Composer(self._text, self._launch.kernel, steps, setting_of(self._launch), {})
        first = composer.draft()
        ways = first.ways
        unwritten = [t.made.reason for t in first.results if isinstance(t.made, Unwritten)]
        if not first.written:
            yield Verdict(kind, name, Result.REFUSED, "; ".join(unwritten))
            return
        every = [(n,) for n in range(min(ways[0], _WAYS))] if len(ways) == 1 else [(0,) * len(ways)]
        for choices in every:
            draft = composer.draft(choices) if any(choices) else first
            if draft.text == self._text:
                continue  # The launch or an option alone.
            self._number += 1
            result, reason = self._judged(draft)
            ways_said = "; ".join(
                t.made.says for t in draft.results if not isinstance(t.made, Unwritten)
            )
            reason = f"{ways_said}: {reason}" if reason else ""
            yield Verdict(kind, name, result, reason)

    def _judged(self, draft: Draft) -> tuple[Result, str]:
        try:
            launch = compiled(self._launch, draft)
        except CuadoError as error:
            return Result.NOT_COMPILED, " ".join(error.message.split())
        # Several ways of writing may come to one code.
        exact = all(step.IS_EXACT for step in draft.written)
        key = (_code(launch.ptx), draft.setting, exact)
        if key not in self._judgements:
            self._judgements[key] = self._run(draft, launch, exact=exact)
        return self._judgements[key]

    def _run(self, draft: Draft, launch: Launch, *, exact: bool) -> tuple[Result, str]:
        try:
            made = SourceVersion(draft.written, original_subject(launch), (), self._number)
        except CuadoError as error:
            return Result.CAUGHT, f"not assembled: {error.message}"
        try:
            found = _difference(self._emulation, made, exact=exact)
        except CuadoError as error:
            return Result.NOT_RUN, f"emulated: {error.message}"
        if found is None:
            return Result.EQUAL, ""
        world, reason = found
        return Result.CAUGHT if world < _COMPARED or not exact else Result.DIFFERENT, reason


def _code(ptx: str) -> str:
    """The instructions, without the lines of the source that they are from."""
    lines = (line.strip() for line in ptx.splitlines())
    return "\n".join(each for each in lines if not each.startswith((".loc", ".file", "//")))


def _difference(emulation: Emulation, made: Version, *, exact: bool) -> tuple[int, str] | None:
    """The first world in which a version differs from the original, and where; None if in none.

    NaNs are alike, as their bits are the compiler's choice. Of a version that is not exact only the
    first world counts: it has no extreme numbers.

    Raises:
        CuadoError: it cannot be emulated.
    """
    for world, bench in enumerate(emulation.benches()[: None if exact else 1]):
        bench.load(made.program)
        found = bench.check(made.trial)
        if found.equal:
            continue
        if not found.deterministic:
            raise CuadoError("the kernel's own results differ from run to run")
        types = {buffer.name: buffer.type for buffer in bench.launch.buffers}
        left, right = bench.outputs(Trial()), bench.outputs(made.trial)
        for name, data in left.items():
            if not _alike(data, right[name], types[name], exact=exact):
                return world, f"world {world}, {name}: {found}"
    return None


def _alike(left: bytes, right: bytes, type_: str, *, exact: bool) -> bool:
    if type_ not in _FLOATS:
        return left == right
    one, other = (np.frombuffer(each, _FLOATS[type_]) for each in (left, right))
    if not exact:
        # Overflow, and what cancels, are no matter of a patch of arithmetic.
        return bool(np.isclose(one, other, rtol=_TOLERANCE, equal_nan=True).mean() > _MOST)
    same = one.view(f"u{one.itemsize}") == other.view(f"u{one.itemsize}")
    return bool((same | (np.isnan(one) & np.isnan(other))).all())
