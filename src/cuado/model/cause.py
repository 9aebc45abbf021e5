"""The causes that cuado names: one vocabulary for experiments, counters and case studies."""

from enum import StrEnum


class Cause(StrEnum):
    """Why a kernel takes longer than it must; or, for roofs, why it cannot be faster.

    The values are the words of reports, case studies and benchmarks.
    """

    UNCOALESCED_LOAD = "uncoalesced-load"
    UNCOALESCED_STORE = "uncoalesced-store"
    MISALIGNED = "misaligned"
    ARRAY_OF_STRUCTURES = "array-of-structures"
    NARROW_ACCESS = "narrow-access"
    BANK_CONFLICTS = "bank-conflicts"
    CONSTANT_CONFLICTS = "constant-conflicts"
    DIVERGENCE = "divergence"
    IMBALANCE = "imbalance"
    BARRIERS = "barriers"
    ATOMICS = "atomics"
    OCCUPANCY = "occupancy"
    LOW_ILP = "low-ilp"
    SPILLS = "spills"
    FP64 = "fp64"
    SPECIAL_FUNCTIONS = "special-functions"
    INTEGER_DIVISION = "integer-division"
    NON_FUSED = "non-fused"
    L1_MISSES = "l1-misses"
    DYNAMIC_LOCAL_ARRAY = "dynamic-local-array"
    REDUNDANT_LOADS = "redundant-loads"
    SHALLOW_PIPELINE = "shallow-pipeline"
    EPILOGUE = "epilogue"
    SMALL_GRID = "small-grid"
    TAIL = "tail"
    SHORT_LAUNCH = "short-launch"
    PARTIAL_WARPS = "partial-warps"
    DEPENDENT_LOADS = "dependent-loads"
    DEBUG_BUILD = "debug-build"
    SHARED_OPERAND_TRAFFIC = "shared-operand-traffic"
    CACHE_OPERAND_TRAFFIC = "cache-operand-traffic"
    DRAM_ROOF = "dram-roof"
    L2_ROOF = "l2-roof"
    INSTRUCTION_ROOF = "instruction-roof"
    TENSOR_ROOF = "tensor-roof"

    @property
    def is_roof(self) -> bool:
        """True if it is no defect: a unit is as busy as it can be with what must be done."""
        return self in _ROOFS

    @property
    def says(self) -> str:
        """What it is, in a few words."""
        return _SAYS[self]


_ROOFS = frozenset({Cause.DRAM_ROOF, Cause.L2_ROOF, Cause.INSTRUCTION_ROOF, Cause.TENSOR_ROOF})

_SAYS = {
    Cause.UNCOALESCED_LOAD: "a warp's loads touch more sectors than their data fills",
    Cause.UNCOALESCED_STORE: "a warp's stores touch more sectors than their data fills",
    Cause.MISALIGNED: "a warp's contiguous data does not begin where a sector begins",
    Cause.ARRAY_OF_STRUCTURES: "few fields of a structure are used, and the rest is moved, too",
    Cause.NARROW_ACCESS: "a thread moves a few bytes where it could move sixteen",
    Cause.BANK_CONFLICTS: "lanes of a warp need different words of one shared-memory bank",
    Cause.CONSTANT_CONFLICTS: "lanes of a warp read different words of constant memory",
    Cause.DIVERGENCE: "lanes of a warp take different paths, or loop unequally often",
    Cause.IMBALANCE: "warps of a block have unequal work",
    Cause.BARRIERS: "warps wait for each other",
    Cause.ATOMICS: "many threads update few words",
    Cause.OCCUPANCY: "too few warps fit an SM to hide latency",
    Cause.LOW_ILP: "a warp has too little in flight at a time to hide latency",
    Cause.SPILLS: "values are spilled for lack of registers, and that costs time",
    Cause.FP64: "arithmetic in double precision",
    Cause.SPECIAL_FUNCTIONS: "divisions, roots, sines, exponentials take the time",
    Cause.INTEGER_DIVISION: "integers are divided by numbers known only at run time",
    Cause.NON_FUSED: "products and sums that could be one multiply-add",
    Cause.L1_MISSES: "data is evicted from the L1 before it is used again",
    Cause.DYNAMIC_LOCAL_ARRAY: "an array indexed at run time lies in local memory",
    Cause.REDUNDANT_LOADS: "the same values are loaded again and again",
    Cause.SHALLOW_PIPELINE: "asynchronous copies start too late to arrive in time",
    Cause.EPILOGUE: "results of products are written while nothing is multiplied",
    Cause.SMALL_GRID: "fewer blocks than the chip has room for",
    Cause.TAIL: "the last wave has few blocks",
    Cause.SHORT_LAUNCH: "the kernel is about as short as its launch",
    Cause.PARTIAL_WARPS: "blocks are no whole number of warps, so that lanes are idle",
    Cause.DEPENDENT_LOADS: "each load of a chain needs the result of the one before",
    Cause.DEBUG_BUILD: "the code was compiled for debugging, without optimisation",
    Cause.SHARED_OPERAND_TRAFFIC: "products load both factors from shared memory each time",
    Cause.CACHE_OPERAND_TRAFFIC: "products load both factors from caches each time",
    Cause.DRAM_ROOF: "DRAM is as busy as it can be",
    Cause.L2_ROOF: "the L2 is as busy as it can be",
    Cause.TENSOR_ROOF: "tensor cores are as busy as they can be",
    Cause.INSTRUCTION_ROOF: "instructions take the time, and no known cause makes them slow",
}
