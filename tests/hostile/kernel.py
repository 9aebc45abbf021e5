"""A hostile kernel: PTX, the case that launches it, and the ends that each verb may come to.

Kernels are hostile until shown otherwise. Whatever one does, a verb must come to one of five
orderly ends, and never to another: no signal, no traceback, no hang, no gigabytes.

| end | verb | what is seen |
|---|---|---|
| `CLEAN` | check | exit code 0: no error and no warning |
| `defect("...")` | check | exit code 1; a title matches the pattern, at the marked line |
| `REFUSED` | all | exit code 2, and one message that says why; nothing was run |
| `FAILED_TRIAL` | analyze, whatif, run | exit code 2; the message names the version that failed |
| `RUNS` | analyze, whatif, run | exit code 0 |

A line of PTX that ends in `// HERE` is the line that `defect` must name; of several, any one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

MARK = "// HERE"
VERBS = ("check", "analyze", "whatif", "run")


class Kind(StrEnum):
    """How an orderly verb ends."""

    CLEAN = "clean"
    DEFECT = "defect"
    REFUSED = "refused"
    FAILED_TRIAL = "failed trial"
    RUNS = "runs"


@dataclass(frozen=True)
class End:
    """One acceptable end.

    `says` is a regular expression that some finding's title must match; `anywhere` is true when the
    finding may name any line (of a loop, any is as good as another).
    """

    kind: Kind
    says: str = ""
    anywhere: bool = False

    def __str__(self) -> str:
        return f"{self.kind}({self.says})" if self.says else str(self.kind)


@dataclass(frozen=True)
class HostileKernel:
    """A kernel, its case, and by verb the ends that are acceptable.

    `malformed` is true when ptxas refuses the PTX, or the case is one that no launch could have.
    """

    name: str
    ptx: str
    toml: str
    ends: dict[str, frozenset[End]]
    malformed: bool = False

    def marked_lines(self) -> frozenset[int]:
        """Lines of the PTX, counted from 1, that a defect may be named at; empty: any line."""
        lines = self.ptx.split("\n")
        return frozenset(n for n, line in enumerate(lines, 1) if line.rstrip().endswith(MARK))


Ends = frozenset[End]


def defect(says: str, *, anywhere: bool = False) -> Ends:
    """`cuado check` names a defect whose title matches this regular expression."""
    re.compile(says)
    return frozenset({End(Kind.DEFECT, says, anywhere)})


CLEAN: Ends = frozenset({End(Kind.CLEAN)})
REFUSED: Ends = frozenset({End(Kind.REFUSED)})
FAILED_TRIAL: Ends = frozenset({End(Kind.FAILED_TRIAL)})
RUNS: Ends = frozenset({End(Kind.RUNS)})
STOPPED: Ends = FAILED_TRIAL | REFUSED  # a GPU would not come through this launch
ORDERLY: Ends = STOPPED | RUNS  # a GPU may come through this launch

OUT_OF_BOUNDS = defect("out of bounds")
MISALIGNED = defect("aligned")
UNINITIALISED = defect(
    "uninitiali|never written|no thread (has )?(written|wrote)|not written|unwritten"
)
ENDLESS = defect("does not end|dead-?lock|never ends", anywhere=True)
BARRIER = defect("barrier|dead-?lock|does not end")
RACE = defect("race")

_ARGUMENTS = {
    "out": (".param .u64 out", 'type = "u32"\nshape = [256]\noutput = true'),
    "in": (
        ".param .u64 in",
        'type = "u32"\nshape = [256]\nfill = { content = "ramp", low = 0, step = 1 }',
    ),
    "n": (".param .u32 n", 'type = "u32"\nvalue = 256'),
    "far": (".param .u64 far", 'type = "u64"\nvalue = 0x7fff12345670'),
    "blob": (".param .align 8 .b8 blob[32]", f'bytes = "{"0123456789abcdef" * 4}"'),
}

_REGISTERS = """\
\t.reg .pred %p<16>;
\t.reg .b16 %h<16>;
\t.reg .b32 %r<64>;
\t.reg .b64 %rd<64>;
\t.reg .f32 %f<32>;
\t.reg .f64 %d<16>;
"""

# %rd1: out; %r0: thread; %r1: block; %r2: threads of a block; %r3: thread in the grid;
# %rd3: &out[%r3]
_PROLOGUE = """\
\tld.param.u64 %rd0, [out];
\tcvta.to.global.u64 %rd1, %rd0;
\tmov.u32 %r0, %tid.x;
\tmov.u32 %r1, %ctaid.x;
\tmov.u32 %r2, %ntid.x;
\tmad.lo.s32 %r3, %r1, %r2, %r0;
\tmul.wide.u32 %rd2, %r3, 4;
\tadd.s64 %rd3, %rd1, %rd2;
"""


def ptx_module(
    body: str,
    *,
    parameters: tuple[str, ...] = ("out",),
    before: str = "",
    directives: str = "",
    version: str = "8.0",
    target: str = "sm_90",
) -> str:
    """PTX of a kernel `attack` with the usual registers and addresses, and this body.

    `before` stands before the entry (functions, module variables); `directives` stand behind the
    parameters.
    """
    listed = ", ".join(_ARGUMENTS.get(p, (p, ""))[0] for p in parameters)
    lines = "".join(f"\t{line.strip()}\n" for line in body.strip().split("\n"))
    prologue = _PROLOGUE if parameters[:1] == ("out",) else ""
    return (
        f".version {version}\n.target {target}\n.address_size 64\n{before.strip()}\n"
        f".visible .entry attack({listed}) {directives}\n"
        f"{{\n{_REGISTERS}{prologue}{lines}\tret;\n}}\n"
    )


def case_text(
    *,
    parameters: tuple[str, ...] = ("out",),
    grid: str = "2",
    block: str = "64",
    more: str = "",
) -> str:
    """The case of a kernel `attack` in `attack.ptx`; `more` are keys of the launch."""
    head = 'schema = 1\nsource = "attack.ptx"\nkernel = "attack"\n'
    launch = f"grid = {grid}\nblock = {block}\n{more}\n"
    arguments = "".join(
        f'[[arguments]]\nname = "{name}"\n{_ARGUMENTS[name][1]}\n'
        for name in parameters
        if name in _ARGUMENTS
    )
    return head + launch + arguments


def verb_ends(check: Ends, later: Ends) -> dict[str, Ends]:
    """`check` for cuado check, `later` for the verbs that emulate a launch to time it."""
    return {verb: check if verb == "check" else later for verb in VERBS}


def hostile(
    name: str,
    body: str,
    check: Ends,
    later: Ends = STOPPED,
    *,
    parameters: tuple[str, ...] = ("out",),
    before: str = "",
    directives: str = "",
    version: str = "8.0",
    target: str = "sm_90",
    grid: str = "2",
    block: str = "64",
    more: str = "",
    malformed: bool = False,
) -> HostileKernel:
    """A hostile kernel of the usual frame: see `ptx_module` and `case_text`."""
    ptx = ptx_module(
        body,
        parameters=parameters,
        before=before,
        directives=directives,
        version=version,
        target=target,
    )
    toml = case_text(parameters=parameters, grid=grid, block=block, more=more)
    return HostileKernel(name, ptx, toml, verb_ends(check, later), malformed)


def raw(name: str, ptx: str, check: Ends = REFUSED, later: Ends = STOPPED) -> HostileKernel:
    """A kernel whose PTX is given whole, and malformed; launched by the usual case."""
    return HostileKernel(name, ptx, case_text(), verb_ends(check, later), malformed=True)


def strange_case(
    name: str, toml: str, check: Ends = REFUSED, later: Ends = STOPPED
) -> HostileKernel:
    """A harmless kernel under a case that is hostile itself."""
    ptx = ptx_module("st.global.u32 [%rd3], %r0;")
    return HostileKernel(name, ptx, toml, verb_ends(check, later), malformed=True)


Kernels = Iterator[HostileKernel]
