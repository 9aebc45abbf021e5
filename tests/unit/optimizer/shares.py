"""A kernel with a loop that does nothing for its results, and versions with another count."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Self

from alike import kernel, numbers, subject_of, written

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.open_bench import OpenBench
from cuado.kernel.kernel import Kernel
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.transformation import Rewritten, Transformation
from cuado.optimizer.version import Rejected, Version, Versions

OWN = 12
"""Count of the original."""
TURNS = 256
"""Of the loop, for each in the count."""
WILD = 99
"""A count of which nothing comes but an access beside every buffer."""
Tell = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Turns(Transformation):
    """So many turns; what is stored is the same."""

    NAME: ClassVar[str] = "turns"
    SUMMARY: ClassVar[str] = "turns more or less often"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset()
    count: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        del kernel
        return ()

    def apply(self, kernel: Kernel) -> Rewritten:
        return Rewritten(written(kernel.launch, turning(self.count).ptx))


def turning(count: int) -> Launch:
    """The kernel; what it computes on the way is multiplied by zero in the end."""
    wild = "mov.u64 %rd3, 64;" if count == WILD else ""
    turns = 1 if count == WILD else count * TURNS
    ptx = f""".visible .entry turns(.param .u64 out, .param .u64 in)
{{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .pred %p<2>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    {wild}
    ld.global.f32 %f0, [%rd3];
    mov.f32 %f1, %f0;
    mov.u32 %r1, {turns};
$again:
    fma.rn.f32 %f1, %f1, 0f3F000000, %f0;
    sub.u32 %r1, %r1, 1;
    setp.ne.u32 %p1, %r1, 0;
    @%p1 bra $again;
    fma.rn.f32 %f2, %f1, 0f00000000, %f0;
    st.global.f32 [%rd4], %f2;
    ret;
}}"""
    return kernel(ptx, (2, 1, 1), (128, 1, 1), (numbers("out", 128), numbers("in", 128)))


@cache
def versions_of(*counts: int) -> tuple[Versions, list[Version]]:
    """Versions with these counts."""
    versions = Versions(Version((), subject_of(turning(OWN))))
    made = [versions.of((Turns(count),)) for count in counts]
    assert not any(isinstance(each, Rejected) for each in made)
    return versions, [each for each in made if isinstance(each, Version)]


@contextmanager
def session_on(original: Version, tell: Tell | None = None) -> Iterator[OpenBench]:
    """The original as the incumbent, on an emulated device."""
    kernel = original.subject
    with (
        ThreadPoolExecutor(2) as pool,
        EmulatedBackend("h200").open(kernel.launch) as bench,
    ):
        bench.load(replace(original.program, name=ORIGINAL))
        first = bench.time(Trial())
        yield OpenBench(bench, kernel, tell or (lambda *_: None), pool, first)
