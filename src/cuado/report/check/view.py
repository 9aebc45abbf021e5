"""What checking found, in words: the same in every format."""

from dataclasses import dataclass
from math import prod

from cuado.model.defect import Act, Checked, Defect, DefectKind, Location, Severity, Site
from cuado.model.launch import Extent
from cuado.report import words
from cuado.report.check import CheckReport

RACES = {
    DefectKind.WRITE_AFTER_WRITE: "both write",
    DefectKind.READ_AFTER_WRITE: "one reads what the other writes",
    DefectKind.WRITE_AFTER_READ: "one overwrites what the other reads",
    DefectKind.ONE_INSTRUCTION: "lanes write different values in one instruction",
}
_TITLES = {
    DefectKind.OUT_OF_BOUNDS: "access out of bounds",
    DefectKind.MISALIGNED: "misaligned access",
    DefectKind.UNINITIALISED: "read of shared memory that no thread has written yet",
    DefectKind.READ_ONLY: "write to read-only memory",
    DefectKind.DEADLOCK: "deadlock: a barrier that can no longer be complete",
    DefectKind.ENDLESS: "does not end within its budget",
    DefectKind.DIVERGENT_BARRIER: "a barrier that not all threads of a warp come to",
    DefectKind.PART_OF_WARP: "an instruction for whole warps that only some lanes run",
    DefectKind.NO_BARRIER: "a barrier that does not exist",
    DefectKind.MEMBER_MASK: "a member mask that does not name the lanes that come",
    DefectKind.BRANCH_TABLE: "an indirect branch by an index that its table does not have",
    DefectKind.BARRIER_COUNT: "a barrier for a wrong number of threads",
    DefectKind.COPY_SIZE: "a copy that reads more than the size that it writes",
    DefectKind.ATOMIC_LOCAL: "atomic operation on local memory",
    DefectKind.UNDEFINED: "use of an undefined value: never written, or of a lane that has left",
    DefectKind.TRAP: "trap",
    DefectKind.MBARRIER_DEADLOCK: "deadlock: a phase of an mbarrier that cannot end",
    DefectKind.NO_MBARRIER: "use of an mbarrier that was never initialised, or is overwritten",
    DefectKind.ARRIVALS: "a number of arrivals that an mbarrier cannot have",
    DefectKind.TRANSACTION: "bytes of copies that are not those that an mbarrier expects",
    DefectKind.IN_USE: "an mbarrier that is initialised or ended while it is in use",
    DefectKind.EARLY_USE: "use of an mbarrier before it is known to be initialised",
    DefectKind.PHASE_MISSED: "a phase of an mbarrier that a warp may miss: the next may end first",
    DefectKind.MISSING_WAIT: "access to what a copy or product has not finished with",
    DefectKind.STAGE_OVERWRITTEN: "write to what may still be read or copied",
    DefectKind.PROXY_FENCE: "no proxy fence between threads' writes and a copy or product",
    DefectKind.DESCRIPTOR: "a matrix descriptor that cannot be emulated",
    DefectKind.BAD_MAP: "no tensor map, or one that cannot be emulated",
    DefectKind.TILE_PLACE: "a misaligned tile: a GPU stops with an illegal instruction",
    DefectKind.NO_BLOCK: "shared memory of a block that the cluster does not have",
    DefectKind.BLOCK_ENDED: "shared memory of a block of the cluster that has ended",
    DefectKind.CLUSTER_ARRIVAL: "arrivals and waits at the cluster's barrier that do not alternate",
    DefectKind.CLUSTER_PART: "a part of a warp at the cluster's barrier, which is not emulated",
    DefectKind.CLUSTER_EARLY: "shared memory of a block of the cluster that may not have begun",
    DefectKind.CLUSTER_LATE: "shared memory of a block of the cluster that may end before",
    DefectKind.OUTLIVES: "a copy that may still run when its block has ended",
}
_ADVICE = {
    DefectKind.OUT_OF_BOUNDS: "guard it (if (i < n)), or make the array larger; what comes after "
    "may be a consequence: the access is left out, loads give 0",
    DefectKind.MISALIGNED: "addresses must be multiples of the access's size: align the pointer "
    "and the offset, or access single elements",
    DefectKind.UNINITIALISED: "write every element before it is read, or put __syncthreads() "
    "between the write and the read; here it reads 0, on a GPU anything",
    DefectKind.READ_ONLY: "constants cannot be written: use global memory",
    DefectKind.DEADLOCK: "every thread that the barrier counts must come to it",
    DefectKind.ENDLESS: "look at what ends the loop; raise --steps if it does end; a loop that "
    "waits for another block cannot be checked, since blocks run one after another",
    DefectKind.DIVERGENT_BARRIER: "move the barrier out of the condition, or make the condition "
    "the same for the whole block",
    DefectKind.PART_OF_WARP: "matrix instructions need all 32 lanes: make the condition around "
    "them the same for the whole warp, and blocks multiples of 32 threads",
    DefectKind.NO_BARRIER: "a block has 16 barriers, numbered from 0",
    DefectKind.MEMBER_MASK: "each lane must name itself, lanes that run together the same others, "
    "and all that are named must come there before they come to a barrier",
    DefectKind.BRANCH_TABLE: "compare the index with the size of the table before the branch",
    DefectKind.BARRIER_COUNT: "the number of threads must be a multiple of 32, not 0, and the same "
    "in all warps that come",
    DefectKind.COPY_SIZE: "the source's size must not exceed the size of the copy",
    DefectKind.ATOMIC_LOCAL: "a thread's own memory needs no atomic operations, and "
    "GPUs refuse them",
    DefectKind.UNDEFINED: "give the variable a value on every path that leads here; a shuffle "
    "gets one only from lanes that take part in it",
    DefectKind.TRAP: "the program stops itself there",
    DefectKind.MBARRIER_DEADLOCK: "look at the parity that is waited for, at the count that the "
    "barrier was initialised with, and at who arrives",
    DefectKind.NO_MBARRIER: "initialise it by one thread, then let all wait at a barrier",
    DefectKind.ARRIVALS: "each phase takes as many arrivals as the barrier was initialised with",
    DefectKind.TRANSACTION: "expect_tx must name the bytes of all copies that complete at this "
    "barrier in this phase, no more and no less",
    DefectKind.IN_USE: "end it (mbarrier.inval) when all have waited for its last phase",
    DefectKind.EARLY_USE: "put __syncthreads() between the initialisation and the first use",
    DefectKind.PHASE_MISSED: "let every warp that waits for a phase arrive, here or at the barrier "
    "that hands the buffer back, before the next phase can end",
    DefectKind.MISSING_WAIT: "commit the group and wait for it, or wait for the mbarrier's phase "
    "that the copy completes, in the thread that reads or before a barrier that it reaches",
    DefectKind.STAGE_OVERWRITTEN: "wait until all readers are done: an mbarrier at which they "
    "arrive, __syncthreads(), or wait_group where copies or products read",
    DefectKind.PROXY_FENCE: "put fence.proxy.async behind the writes, before the barrier that "
    "orders them",
    DefectKind.DESCRIPTOR: "give all lanes of the warpgroup the same descriptor; base offsets "
    "other than 0 are not emulated",
    DefectKind.BAD_MAP: "the rank must be the copy's, addresses and strides multiples of 16 "
    "bytes, a swizzled tile as wide as its swizzle",
    DefectKind.TILE_PLACE: "the first coordinate times the size of an element must be a multiple "
    "of 16 bytes, also outside of the tensor",
    DefectKind.NO_BLOCK: "ranks go from 0 to %cluster_nctarank - 1; of a multicast's mask no bit "
    "above that may be set",
    DefectKind.BLOCK_ENDED: "let all blocks of the cluster wait for each other (cluster.sync(), "
    "barrier.cluster.arrive and wait) before the first one ends",
    DefectKind.CLUSTER_ARRIVAL: "each barrier.cluster.arrive of a thread is followed by one wait",
    DefectKind.CLUSTER_PART: "let whole warps wait there (.aligned)",
    DefectKind.CLUSTER_EARLY: "let all blocks of the cluster wait for each other (cluster.sync(), "
    "barrier.cluster.arrive and wait) before the first access of another block's memory",
    DefectKind.CLUSTER_LATE: "let all blocks of the cluster wait for each other (cluster.sync(), "
    "barrier.cluster.arrive and wait) behind the last access of another block's memory, or that "
    "block for an mbarrier that the access is followed by an arrival at",
    DefectKind.OUTLIVES: "wait for it (wait_group.read 0, or the mbarrier's phase) before the "
    "block ends: its shared memory may then be another block's",
}


_NOT_RUN = "blocks were not run"
"""How a check says that it left blocks out."""
_RACES = "races"
"""How it begins to say that it did not look for races, or not for all."""


@dataclass(frozen=True, slots=True)
class SiteView:
    """One side of a defect.

    Attributes:
        place: file and line, or the line of the PTX.
        text: of the source line, or the PTX instruction.
        says: which thread of which block does what.
    """

    place: str
    text: str
    says: str


@dataclass(frozen=True, slots=True)
class DefectView:
    """A defect.

    Attributes:
        severity: of it.
        title: the defect in a line.
        sites: who does it; of a race the earlier one first.
        where: the memory concerned; empty for none.
        advice: what to do.
    """

    severity: Severity
    title: str
    sites: tuple[SiteView, ...]
    where: str
    advice: str


@dataclass(frozen=True, slots=True)
class CheckView:
    """All of it.

    Attributes:
        title: the kernel and how it was launched.
        verdict: in one line.
        is_good: whether there are no errors and no warnings; None if not everything was looked at.
        defects: in order.
        notes: what was not looked for.
    """

    title: str
    verdict: str
    is_good: bool | None
    defects: tuple[DefectView, ...]
    notes: tuple[str, ...]


def check_view(report: CheckReport) -> CheckView:
    """The content of a report."""
    result = report.result
    one = max(result.grid) == 1
    shape = (
        f"{_sizes(result.grid)} {'block' if one else 'blocks'} of {_sizes(result.block)} threads"
    )
    notes = [f"not checked: {_unchecked(result, what)}" for what in result.unchecked]
    if result.interrupted:
        notes.insert(0, "interrupted")
    if result.left_out:
        notes.append(f"further defects, not listed for their number: {result.left_out:,} times")
    good = False if result.wrong else None if result.unchecked or result.interrupted else True
    return CheckView(
        f"{result.name} ({shape})",
        _verdict(result),
        good,
        tuple(map(_defect, result.defects)),
        tuple(notes),
    )


def _unchecked(result: Checked, what: str) -> str:
    """What was not looked for; of blocks that were left out, how they are run as well."""
    return f"{what}; --blocks {prod(result.grid)} runs all" if what.endswith(_NOT_RUN) else what


def _verdict(result: Checked) -> str:
    counts = [(s, sum(d.severity is s for d in result.defects)) for s in Severity]
    parts = [f"{n} {s}{'s' if n > 1 else ''}" for s, n in counts if n]
    is_all = result.blocks == prod(result.grid) and result.blocks > 1
    ran = f"{'all ' * is_all}{result.blocks:,} {'block' if result.blocks == 1 else 'blocks'} run"
    return f"{', '.join(parts) or _clean(result)}; {ran}"


def _clean(result: Checked) -> str:
    """Of which kinds there is no defect; races only where all of them were looked for."""
    races = "" if any(what.startswith(_RACES) for what in result.unchecked) else "no race, "
    return (
        f"no access out of bounds or misaligned, {races}no wrong barrier, no unwritten shared "
        "memory read, no undefined value used"
    )


def title(defect: Defect) -> str:
    """The defect, in one line."""
    times = "" if defect.times == 1 else f", {defect.times:,} times"
    if defect.kind not in RACES or defect.other is None:
        return f"{_TITLES[defect.kind]}{times}"
    space = f" in {defect.location.space} memory" if defect.location else ""
    same = ": the same value" if defect.severity is Severity.NOTE else ""
    return f"race {_between(defect)}{space}: {RACES[defect.kind]}{same}{times}"


def _between(defect: Defect) -> str:
    if defect.other is not None and defect.other.block != defect.site.block:
        is_shared = defect.location is not None and defect.location.space == "shared"
        return "between blocks of a cluster" if is_shared else "between blocks"
    return "within a warp" if defect.same_warp else "within a block"


def advice(defect: Defect) -> str:
    """What to do about it."""
    return _race_advice(defect) if defect.kind in RACES else _ADVICE[defect.kind]


def _race_advice(defect: Defect) -> str:
    acts = {defect.site.act, defect.other.act} if defect.other is not None else set()
    between = _between(defect)
    if defect.severity is Severity.NOTE and between == "between blocks of a cluster":
        found = (
            "harmless on today's GPUs; cluster.sync() or an arrival with .release.cluster orders it"
        )
    elif defect.severity is Severity.NOTE:
        found = "harmless on today's GPUs; one thread could write it"
    elif defect.kind is DefectKind.ONE_INSTRUCTION:
        found = "which lane wins is not defined: let one write, or use an atomic operation"
    elif Act.UPDATES in acts and between == "between blocks":
        found = "one side is atomic, the other is not: make both atomic, or launch twice"
    elif between == "between blocks of a cluster":
        found = (
            "put cluster.sync() between the two, where all threads of the cluster come to it, or "
            "an mbarrier at which the other block waits; barrier.cluster.arrive.relaxed tells only "
            "what precedes a fence, an arrival at another block's mbarrier needs .release.cluster"
        )
    elif Act.UPDATES in acts:
        found = "one side is atomic, the other is not: make both atomic, or put a barrier between"
    elif between == "between blocks":
        found = (
            "nothing orders blocks of a launch: give each element to one block, use atomic "
            "operations, or launch twice"
        )
    elif between == "within a warp":
        found = "lanes of a warp need not run together: put __syncwarp() between the two"
    elif _is_one_line(defect):
        found = (
            "use an atomic operation, give each element to one thread, or put __syncthreads() "
            "between the rounds of the loop"
        )
    else:
        found = "put __syncthreads() between the two, where all threads come to it"
    return found


def _is_one_line(defect: Defect) -> bool:
    other = defect.other
    return other is not None and (other.file, other.line) == (defect.site.file, defect.site.line)


def _defect(defect: Defect) -> DefectView:
    sites = (defect.other, defect.site) if defect.other is not None else (defect.site,)
    return DefectView(
        defect.severity,
        title(defect),
        tuple(_site(site, first=n == 0) for n, site in enumerate(sites)),
        "; ".join(_places(defect)),
        advice(defect),
    )


def _places(defect: Defect) -> list[str]:
    """The memory that a defect is about, and the state of an mbarrier there."""
    found = [] if defect.location is None else [_where(defect.location)]
    return found if defect.mbarrier is None else [*found, str(defect.mbarrier)]


def _site(site: Site, *, first: bool) -> SiteView:
    then = "" if first else "then "
    says = f"{then}thread {_axes(site.thread)} of block {_axes(site.block)} {site.act}"
    place = f"PTX line {site.ptx_line}"
    if site.line is not None:
        says += f" ({place})"
        place = f"{words.basename(site.file)}:{site.line}"
    return SiteView(place, site.text or site.instruction, says)


def _where(location: Location) -> str:
    size = f"{location.bytes} {'byte' if location.bytes == 1 else 'bytes'}"
    if not location.array:
        return f"{size} of {location.space} memory at {location.address:#x}"
    index = (
        f"{location.array}[{location.element}]"
        if location.element is not None
        else f"byte {location.offset:,} of {location.array}"
    )
    parts = [f"{index}, {size} of {location.space} memory at {location.address:#x}"]
    if location.array_bytes is not None and location.element_bytes:
        elements = location.array_bytes // location.element_bytes
        size = f"{location.element_bytes} {'byte' if location.element_bytes == 1 else 'bytes'}"
        parts.append(f"{location.array} has {elements:,} elements of {size}")
    return "; ".join(parts)


def _axes(extent: Extent) -> str:
    return f"({', '.join(map(str, extent))})"


def _sizes(extent: Extent) -> str:
    sizes = list(extent)
    while len(sizes) > 1 and sizes[-1] == 1:
        sizes.pop()
    return " x ".join(f"{size:,}" for size in sizes)
