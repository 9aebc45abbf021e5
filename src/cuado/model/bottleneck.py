"""What can limit a kernel: what experiments relax and transformations remove."""

from enum import StrEnum


class Bottleneck(StrEnum):
    """What an experiment relaxes, or probes."""

    MEMORY = "global memory"
    MATH = "instructions"
    STORES = "global stores"
    LOADS = "global loads"
    BARRIERS = "barriers"
    ACCESS_PATTERN = "uncoalesced global access"
    BANK_CONFLICTS = "shared-memory bank conflicts"
    DIVERGENCE = "divergence"
    PATHS = "one path of a branch"
    IMBALANCE = "uneven work of warps or blocks"
    ATOMICS = "atomics on few addresses"
    L1_MISSES = "L1 misses"
    L2_MISSES = "L2 misses"
    SPILLS = "register spills"
    FP64 = "double precision"
    OCCUPANCY = "occupancy"
    LAUNCH_SIZE = "launch size"
    SPECIAL_FUNCTIONS = "special functions"
    INTEGER_DIVISION = "integer division"
    NON_FUSED = "products and sums kept apart"
    LOCAL_ARRAYS = "local arrays"
    RELOADS = "redundant loads"
    NARROW = "narrow access"
    IN_FLIGHT = "few loads in flight"
    STORAGE = "bytes per stored value"
    SLACK = "slack of a resource"
