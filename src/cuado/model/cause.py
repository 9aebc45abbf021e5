"""The causes that cuado names: one vocabulary for experiments, counters and case studies.

Whatever a reader is told of a cause stands here, in one row: to add one, add a member and its row.
"""

from dataclasses import dataclass
from enum import StrEnum

from cuado.model.bottleneck import Bottleneck


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
        return _WORDS[self].roof

    @property
    def says(self) -> str:
        """What it is, in a few words."""
        return _WORDS[self].says

    @property
    def noun(self) -> str:
        """Its name as the beginning of a sentence."""
        return _WORDS[self].noun

    @property
    def is_plural(self) -> bool:
        """True if the noun takes the verb's plural."""
        return _WORDS[self].plural

    @property
    def do(self) -> str:
        """What to change in the source or the launch, a sentence."""
        return _WORDS[self].do

    @property
    def bottlenecks(self) -> tuple[Bottleneck, ...]:
        """The bottlenecks that it is seen by: what relaxes one of these may name it."""
        return _WORDS[self].bottlenecks


@dataclass(frozen=True, slots=True)
class _Words:
    """What is said of a cause.

    Attributes:
        says: what it is, in a few words.
        noun: its name as the beginning of a sentence.
        do: what to change in the source or the launch, a sentence.
        bottlenecks: those that it shows as; experiments that relax one of them may name it.
        plural: whether the noun takes the verb's plural.
        roof: whether it is no defect.
    """

    says: str
    noun: str
    do: str
    bottlenecks: tuple[Bottleneck, ...]
    plural: bool = True
    roof: bool = False


_WORDS = {
    Cause.UNCOALESCED_LOAD: _Words(
        "a warp's loads touch more sectors than their data fills",
        "Uncoalesced loads",
        "Let neighbouring threads load neighbouring elements: exchange the indices, or load a tile"
        " row by row into shared memory and read it from there.",
        (Bottleneck.ACCESS_PATTERN,),
    ),
    Cause.UNCOALESCED_STORE: _Words(
        "a warp's stores touch more sectors than their data fills",
        "Uncoalesced stores",
        "Let neighbouring threads store neighbouring elements: collect a tile in shared memory "
        "first, and write it row by row.",
        (Bottleneck.ACCESS_PATTERN,),
    ),
    Cause.MISALIGNED: _Words(
        "a warp's contiguous data does not begin where a sector begins",
        "Misaligned accesses",
        "Begin each warp's data at a multiple of 32 bytes: pad the rows, or shift which thread "
        "takes which element.",
        (Bottleneck.ACCESS_PATTERN,),
    ),
    Cause.ARRAY_OF_STRUCTURES: _Words(
        "few fields of a structure are used, and the rest is moved, too",
        "Unused fields of structures",
        "Store each field in an array of its own (a structure of arrays).",
        (Bottleneck.ACCESS_PATTERN,),
    ),
    Cause.NARROW_ACCESS: _Words(
        "a thread moves a few bytes where it could move sixteen",
        "Narrow accesses",
        "Let each thread move 16 bytes at a time: float4, int4, or four elements of one row.",
        (Bottleneck.NARROW,),
    ),
    Cause.BANK_CONFLICTS: _Words(
        "lanes of a warp need different words of one shared-memory bank",
        "Bank conflicts",
        "Pad the shared array's rows by one element, or swizzle the column index with the row.",
        (Bottleneck.BANK_CONFLICTS,),
    ),
    Cause.CONSTANT_CONFLICTS: _Words(
        "lanes of a warp read different words of constant memory",
        "Constant-memory conflicts",
        "Put the array in shared memory, or read it from global memory through __ldg, or make the"
        " index the same for all lanes of a warp.",
        (Bottleneck.CONSTANT_CONFLICTS,),
    ),
    Cause.DIVERGENCE: _Words(
        "lanes of a warp take different paths, or loop unequally often",
        "Divergent branches",
        "Let whole warps take one path: sort or regroup the work by its condition, or compute "
        "both sides without a branch.",
        (Bottleneck.DIVERGENCE,),
    ),
    Cause.IMBALANCE: _Words(
        "warps of a block have unequal work",
        "Uneven work",
        "Deal the work out evenly: give a long row to a warp or a block, or let warps take the "
        "next piece from a counter.",
        (Bottleneck.IMBALANCE,),
        plural=False,
    ),
    Cause.BARRIERS: _Words(
        "warps wait for each other",
        "Barriers",
        "Synchronise less often: shuffles in place of shared memory within a warp, two buffers in"
        " turn, or smaller blocks so that another block runs meanwhile.",
        (Bottleneck.BARRIERS,),
    ),
    Cause.ATOMICS: _Words(
        "many threads update few words",
        "Atomics on few addresses",
        "Add up in registers or shared memory first, and make one atomic a warp or a block.",
        (Bottleneck.ATOMICS,),
    ),
    Cause.OCCUPANCY: _Words(
        "too few warps fit an SM to hide latency",
        "Low occupancy",
        "Use fewer registers (__launch_bounds__) or less shared memory a block, so that more "
        "warps fit an SM.",
        (Bottleneck.OCCUPANCY,),
        plural=False,
    ),
    Cause.LOW_ILP: _Words(
        "a warp has too little in flight at a time to hide latency",
        "Too little in flight per warp",
        "Give each thread several independent elements, and load them all before the first is "
        "used (#pragma unroll, wider loads).",
        (Bottleneck.IN_FLIGHT,),
        plural=False,
    ),
    Cause.SPILLS: _Words(
        "values are spilled for lack of registers, and that costs time",
        "Register spills",
        "Allow more registers (drop __launch_bounds__' second number, or raise -maxrregcount), or "
        "keep fewer values alive at a time.",
        (Bottleneck.SPILLS,),
    ),
    Cause.FP64: _Words(
        "arithmetic in double precision",
        "Double-precision arithmetic",
        "Write literals with an f (0.5f), and use float where its precision is enough.",
        (Bottleneck.FP64,),
        plural=False,
    ),
    Cause.SPECIAL_FUNCTIONS: _Words(
        "divisions, roots, sines, exponentials take the time",
        "Special functions",
        "Use the fast forms (__expf, __fdividef, rsqrtf) where their precision is enough, or "
        "compute a value once and keep it.",
        (Bottleneck.SPECIAL_FUNCTIONS,),
    ),
    Cause.INTEGER_DIVISION: _Words(
        "integers are divided by numbers known only at run time",
        "Integer divisions",
        "Make the divisor a compile-time constant or a power of two, or divide once outside of "
        "the loop.",
        (Bottleneck.INTEGER_DIVISION,),
    ),
    Cause.NON_FUSED: _Words(
        "products and sums that could be one multiply-add",
        "Unfused products and sums",
        "Write fmaf(a, b, c), or compile with --fmad=true, if its rounding is allowed.",
        (Bottleneck.NON_FUSED,),
    ),
    Cause.L1_MISSES: _Words(
        "data is evicted from the L1 before it is used again",
        "L1 misses",
        "Work on a smaller piece of the data at a time, so that it is used again while in the L1;"
        " or stage it in shared memory.",
        (Bottleneck.L1_MISSES,),
    ),
    Cause.DYNAMIC_LOCAL_ARRAY: _Words(
        "an array indexed at run time lies in local memory",
        "An array in local memory",
        "Unroll the loops that index it, so that it fits registers, or put it in shared memory.",
        (Bottleneck.LOCAL_ARRAYS,),
        plural=False,
    ),
    Cause.REDUNDANT_LOADS: _Words(
        "the same values are loaded again and again",
        "Redundant loads",
        "Load each value once: keep it in a register, or share it in shared memory; __restrict__ "
        "allows the compiler to do so.",
        (Bottleneck.RELOADS,),
    ),
    Cause.SHALLOW_PIPELINE: _Words(
        "asynchronous copies start too late to arrive in time",
        "A pipeline of too few stages",
        "Keep more tiles on their way: more stages in shared memory, so that a product waits for "
        "copies that began long ago.",
        (Bottleneck.PIPELINE_DEPTH,),
        plural=False,
    ),
    Cause.EPILOGUE: _Words(
        "results of products are written while nothing is multiplied",
        "Stores after the products",
        "Write the result through shared memory in whole lines, or let other warps store one tile"
        " while the next is multiplied.",
        (Bottleneck.STORES,),
    ),
    Cause.SMALL_GRID: _Words(
        "fewer blocks than the chip has room for",
        "A grid smaller than the GPU",
        "Launch more blocks: split each block's work, or run several problems at once.",
        (Bottleneck.LAUNCH_SIZE,),
        plural=False,
    ),
    Cause.TAIL: _Words(
        "the last wave has few blocks",
        "A last wave that is nearly empty",
        "Choose a grid of whole waves or smaller blocks, or let a fixed number of blocks take the"
        " work in turn.",
        (Bottleneck.LAUNCH_SIZE,),
        plural=False,
    ),
    Cause.SHORT_LAUNCH: _Words(
        "the kernel is about as short as its launch",
        "Launch overhead",
        "Do more work in one launch: join kernels, or use a CUDA graph.",
        (Bottleneck.LAUNCH_SIZE,),
        plural=False,
    ),
    Cause.PARTIAL_WARPS: _Words(
        "blocks are no whole number of warps, so that lanes are idle",
        "Partly empty warps",
        "Launch blocks of a multiple of 32 threads (128 or 256), each with several rows or items "
        "where one of them takes fewer threads.",
        (Bottleneck.LAUNCH_SIZE,),
    ),
    Cause.DEPENDENT_LOADS: _Words(
        "each load of a chain needs the result of the one before",
        "A chain of dependent loads",
        "Walk several chains in each thread and issue their loads together, or make the chain "
        "shorter or its links hit in a cache.",
        (Bottleneck.IN_FLIGHT,),
        plural=False,
    ),
    Cause.DEBUG_BUILD: _Words(
        "the code was compiled for debugging, without optimisation",
        "A debug build",
        "Compile without -G (use -lineinfo for source lines), and with ptxas at its default -O3.",
        (Bottleneck.MATH,),
        plural=False,
    ),
    Cause.SHARED_OPERAND_TRAFFIC: _Words(
        "products load both factors from shared memory each time",
        "Operand loads from shared memory",
        "Let each thread compute 8 x 8 (or 4 x 4) elements in registers, and load the operands as"
        " float4: four products a word in place of one half.",
        (Bottleneck.RELOADS,),
    ),
    Cause.CACHE_OPERAND_TRAFFIC: _Words(
        "products load both factors from caches each time",
        "Operand loads from caches",
        "Stage tiles of both operands in shared memory, and let each thread compute 8 x 8 (or 4 x"
        " 4) elements in registers.",
        (Bottleneck.RELOADS,),
    ),
    Cause.DRAM_ROOF: _Words(
        "DRAM is as busy as it can be",
        "The DRAM roof",
        "Move fewer bytes: smaller types, data kept in cache or registers, kernels joined.",
        (Bottleneck.MEMORY, Bottleneck.L2_MISSES, Bottleneck.STORAGE),
        plural=False,
        roof=True,
    ),
    Cause.L2_ROOF: _Words(
        "the L2 is as busy as it can be",
        "The L2 roof",
        "Move fewer bytes through the L2: reuse in registers or shared memory.",
        (Bottleneck.L1_MISSES,),
        plural=False,
        roof=True,
    ),
    Cause.INSTRUCTION_ROOF: _Words(
        "instructions take the time, and no known cause makes them slow",
        "The instruction roof",
        "Execute fewer instructions: another algorithm, wider accesses, tensor cores.",
        (Bottleneck.MATH,),
        plural=False,
        roof=True,
    ),
    Cause.TENSOR_ROOF: _Words(
        "tensor cores are as busy as they can be",
        "The tensor cores' roof",
        "Multiply less, or in a narrower type that the results allow (fp16, fp8, sparsity).",
        (Bottleneck.MATRIX_PRODUCTS,),
        plural=False,
        roof=True,
    ),
}
