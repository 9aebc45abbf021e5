"""Each cause as the screen says it: its name in a sentence, and what to do about it."""

from dataclasses import dataclass

from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment


@dataclass(frozen=True, slots=True)
class InWords:
    """A cause for a reader.

    Attributes:
        noun: begins a sentence.
        do: what to change in the source or the launch, a sentence.
        plural: whether the noun takes the verb's plural.
    """

    noun: str
    do: str
    plural: bool = True


IN_WORDS: dict[Cause, InWords] = {
    Cause.UNCOALESCED_LOAD: InWords(
        "Uncoalesced loads",
        "Let threadIdx.x count along the array's last index: exchange the indices, or load a tile "
        "row by row into shared memory and read it from there.",
    ),
    Cause.UNCOALESCED_STORE: InWords(
        "Uncoalesced stores",
        "Let threadIdx.x count along the array's last index when storing: collect a tile in shared "
        "memory first, and write it row by row.",
    ),
    Cause.MISALIGNED: InWords(
        "Misaligned accesses",
        "Begin each warp's data at a multiple of 32 bytes: pad the rows, or shift which thread "
        "takes which element.",
    ),
    Cause.ARRAY_OF_STRUCTURES: InWords(
        "Fields of structures that are moved and not used",
        "Store each field in an array of its own (a structure of arrays).",
    ),
    Cause.NARROW_ACCESS: InWords(
        "Narrow accesses",
        "Let each thread move 16 bytes at a time: float4, int4, or four elements of one row.",
    ),
    Cause.BANK_CONFLICTS: InWords(
        "Bank conflicts",
        "Pad the shared array's rows by one element, or swizzle the column index with the row.",
    ),
    Cause.CONSTANT_CONFLICTS: InWords(
        "Constant-memory conflicts",
        "Put the array in shared memory, or read it from global memory through __ldg, or make the "
        "index the same for all lanes of a warp.",
    ),
    Cause.DIVERGENCE: InWords(
        "Divergent branches",
        "Let whole warps take one path: sort or regroup the work by its condition, or compute "
        "both sides without a branch.",
    ),
    Cause.IMBALANCE: InWords(
        "Uneven work",
        "Deal the work out evenly: give a long row to a warp or a block, or let warps take the "
        "next piece from a counter.",
        plural=False,
    ),
    Cause.BARRIERS: InWords(
        "Barriers",
        "Synchronise less often: shuffles in place of shared memory within a warp, two buffers in "
        "turn, or smaller blocks so that another block runs meanwhile.",
    ),
    Cause.ATOMICS: InWords(
        "Atomics on few addresses",
        "Add up in registers or shared memory first, and make one atomic a warp or a block.",
    ),
    Cause.OCCUPANCY: InWords(
        "Low occupancy",
        "Use fewer registers (__launch_bounds__) or less shared memory a block, so that more warps "
        "fit an SM.",
        plural=False,
    ),
    Cause.LOW_ILP: InWords(
        "Too little in flight in each warp",
        "Give each thread several independent elements, and load them all before the first is "
        "used (#pragma unroll, wider loads).",
        plural=False,
    ),
    Cause.SPILLS: InWords(
        "Register spills",
        "Allow more registers (raise __launch_bounds__' block size or -maxrregcount), or keep "
        "fewer values alive at a time.",
    ),
    Cause.FP64: InWords(
        "Double-precision arithmetic",
        "Write literals with an f (0.5f), and use float where its precision is enough.",
        plural=False,
    ),
    Cause.SPECIAL_FUNCTIONS: InWords(
        "Special functions (division, roots, exponentials)",
        "Use the fast forms (__expf, __fdividef, rsqrtf) where their precision is enough, or "
        "compute a value once and keep it.",
    ),
    Cause.INTEGER_DIVISION: InWords(
        "Integer divisions",
        "Make the divisor a compile-time constant or a power of two, or divide once outside of "
        "the loop.",
    ),
    Cause.NON_FUSED: InWords(
        "Products and sums that are not fused",
        "Write fmaf(a, b, c), or compile with --fmad=true, if its rounding is allowed.",
    ),
    Cause.L1_MISSES: InWords(
        "L1 misses",
        "Work on a smaller piece of the data at a time, so that it is used again while in the L1; "
        "or stage it in shared memory.",
    ),
    Cause.DYNAMIC_LOCAL_ARRAY: InWords(
        "An array in local memory",
        "Unroll the loops that index it, so that it fits registers, or put it in shared memory.",
        plural=False,
    ),
    Cause.REDUNDANT_LOADS: InWords(
        "Redundant loads",
        "Load each value once: keep it in a register, or share it in shared memory; __restrict__ "
        "allows the compiler to do so.",
    ),
    Cause.SMALL_GRID: InWords(
        "A grid smaller than the GPU",
        "Launch more blocks: split each block's work, or run several problems at once.",
        plural=False,
    ),
    Cause.TAIL: InWords(
        "A last wave that is nearly empty",
        "Choose a grid of whole waves or smaller blocks, or let a fixed number of blocks take the "
        "work in turn.",
        plural=False,
    ),
    Cause.SHORT_LAUNCH: InWords(
        "The launch itself",
        "Do more work in one launch: join kernels, or use a CUDA graph.",
        plural=False,
    ),
    Cause.PARTIAL_WARPS: InWords(
        "Warps that are partly empty",
        "Launch blocks of a multiple of 32 threads (128 or 256), and let the threads beyond the "
        "data end at once.",
    ),
    Cause.DEPENDENT_LOADS: InWords(
        "A chain of dependent loads",
        "Walk several chains in each thread and issue their loads together, or make the chain "
        "shorter or its links hit in a cache.",
        plural=False,
    ),
    Cause.DEBUG_BUILD: InWords(
        "A build for debugging",
        "Compile without -G (use -lineinfo for source lines), and with ptxas at its default -O3.",
        plural=False,
    ),
    Cause.SHARED_OPERAND_TRAFFIC: InWords(
        "Operands from shared memory",
        "Let each thread compute 8 x 8 (or 4 x 4) elements in registers, and load the operands as "
        "float4: four products a word in place of one half.",
    ),
    Cause.CACHE_OPERAND_TRAFFIC: InWords(
        "Operands from caches",
        "Stage tiles of both operands in shared memory, and let each thread compute 8 x 8 (or "
        "4 x 4) elements in registers.",
    ),
    Cause.SHALLOW_PIPELINE: InWords(
        "A pipeline of too few stages",
        "Keep more tiles on their way: more stages in shared memory, so that a product waits for "
        "copies that began long ago.",
        plural=False,
    ),
    Cause.EPILOGUE: InWords(
        "Stores after the products",
        "Write the result through shared memory in whole lines, or let other warps store one tile "
        "while the next is multiplied.",
    ),
    Cause.TENSOR_ROOF: InWords(
        "The tensor cores' roof",
        "Multiply less, or in a narrower type that the results allow (fp16, fp8, sparsity).",
        plural=False,
    ),
    Cause.DRAM_ROOF: InWords(
        "The DRAM roof",
        "Move fewer bytes: smaller types, data kept in cache or registers, kernels joined.",
        plural=False,
    ),
    Cause.L2_ROOF: InWords(
        "The L2 roof",
        "Move fewer bytes through the L2: reuse in registers or shared memory.",
        plural=False,
    ),
    Cause.INSTRUCTION_ROOF: InWords(
        "The instruction roof",
        "Execute fewer instructions: another algorithm, wider accesses, tensor cores.",
        plural=False,
    ),
}


def to_do(experiment: Experiment | None) -> str:
    """What to do about what an experiment relaxes; empty where nobody knows."""
    if experiment is None:
        return ""
    if experiment.cause is not None:
        return IN_WORDS[experiment.cause].do
    return IN_WORDS[Cause.DRAM_ROOF].do if experiment.relaxes is Bottleneck.STORAGE else ""
