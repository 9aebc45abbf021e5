"""What the profilers of 2010 to 2014 counted, and the ratios the founding documents made of it."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

STALLS_OF_ALL: dict[str, str] = {
    "constant_memory_dependency": "waiting for a miss in the constant cache",
    "data_request": "whose load or store cannot be made: the path to memory is full",
    "exec_dependency": "waiting for the result of an instruction before, loads included",
    "inst_fetch": "waiting for an instruction to be fetched",
    "memory_dependency": "whose load or store waits for resources or for earlier requests",
    "memory_throttle": "waiting since too many memory operations are pending",
    "not_selected": "eligible, but another warp was issued",
    "other": "stalled for other reasons",
    "pipe_busy": "waiting for a busy pipe",
    "sleeping": "all of whose threads sleep",
    "sync": "waiting at a barrier",
    "texture": "waiting for the texture unit",
}
"""What nvprof's stall reasons mean; CUPTI calls them ``stall_`` and this."""

ROWS = (
    *(
        MetricSpec(
            f"stalled_{reason}",
            Unit.PERCENT,
            f"Of all stalls, warps {what}",
            f"CUPTI stall_{reason}",
        )
        for reason, what in STALLS_OF_ALL.items()
    ),
    MetricSpec(
        "global_load_l1_line_hits",
        Unit.TRANSACTION,
        "128-byte lines of global loads found in L1",
        "VP l1_global_load_hit",
    ),
    MetricSpec(
        "global_load_l1_line_misses",
        Unit.TRANSACTION,
        "128-byte lines of global loads fetched from L2",
        "VP l1_global_load_miss",
    ),
    MetricSpec(
        "global_load_transactions",
        Unit.TRANSACTION,
        "Line transactions of global loads",
        "hits + misses; CUPTI gld_transactions",
    ),
    MetricSpec(
        "global_store_transactions",
        Unit.TRANSACTION,
        "Line transactions of global stores",
        "VP global_store_transaction; CUPTI gst_transactions",
    ),
    MetricSpec(
        "global_memory_transactions",
        Unit.TRANSACTION,
        "128-byte lines moved between an SM and L2 for global data",
        "global_store_transactions + global_load_l1_line_misses; [000]",
    ),
    MetricSpec(
        "global_load_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions per global load request",
        "CUPTI gld_transactions_per_request",
    ),
    MetricSpec(
        "global_load_misses_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions per global load request that went past L1",
        "misses / requests; [000]",
    ),
    MetricSpec(
        "global_store_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions per global store request",
        "CUPTI gst_transactions_per_request",
    ),
    MetricSpec(
        "ideal_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Line transactions a coalesced request needs: 1 for 4-byte elements, 2 for 8-byte ones",
        "[000]",
    ),
    MetricSpec(
        "ideal_store_transactions_per_request",
        Unit.TRANSACTION_PER_REQUEST,
        "Transactions a coalesced store request needs, counted as those per request are",
        "[002]",
    ),
    MetricSpec(
        "local_load_l1_line_hits",
        Unit.TRANSACTION,
        "128-byte lines of local loads found in L1",
        "VP l1_local_load_hit",
    ),
    MetricSpec(
        "local_load_l1_line_misses",
        Unit.TRANSACTION,
        "128-byte lines of local loads fetched from L2",
        "VP l1_local_load_miss",
    ),
    MetricSpec(
        "instruction_byte_ratio",
        Unit.INSTRUCTION_PER_BYTE,
        "Thread instructions issued per byte of global memory traffic",
        "32 x issued / (128 x global_memory_transactions); [000]",
    ),
    MetricSpec(
        "instruction_replay_rate",
        Unit.PERCENT,
        "Issued instructions that are replays",
        "(issued - executed) / issued; [000]",
    ),
    MetricSpec(
        "shared_replay_rate",
        Unit.PERCENT,
        "Shared-memory passes that are bank-conflict replays",
        "conflicts / (loads + stores + conflicts); [000]",
    ),
    MetricSpec(
        "shared_bank_conflicts",
        Unit.WAVEFRONT,
        "Extra passes of shared loads and stores, on chips that replay the instruction for each",
        "VP l1_shared_bank_conflict",
    ),
    MetricSpec(
        "shared_conflict_replay_rate",
        Unit.PERCENT,
        "Issued instructions that are replays for bank conflicts",
        "shared_bank_conflicts / issued; [000]",
    ),
    MetricSpec(
        "local_traffic_share",
        Unit.PERCENT,
        "Share of the traffic past L1 that register spills cause",
        "2 x misses / (2 x misses + global transactions); [000]",
    ),
    MetricSpec(
        "global_to_local_traffic",
        Unit.RATIO,
        "Global traffic past L1 over local traffic past L1",
        "global transactions / (2 x local misses); [000]",
    ),
    MetricSpec(
        "local_instruction_share",
        Unit.PERCENT,
        "Share of instructions that access local memory",
        "(hits + misses + stores) / issued; [000]",
    ),
    MetricSpec(
        "global_load_efficiency",
        Unit.PERCENT,
        "Bytes asked for over bytes moved, global loads",
        "CUPTI gld_efficiency",
    ),
    MetricSpec(
        "global_store_efficiency",
        Unit.PERCENT,
        "Bytes asked for over bytes moved, global stores",
        "CUPTI gst_efficiency",
    ),
    MetricSpec(
        "useful_bytes",
        Unit.BYTE,
        "Bytes the task needs at least: as a case says, else every buffer once",
        "[000]",
    ),
    MetricSpec(
        "useful_instructions",
        Unit.INSTRUCTION,
        "Thread instructions the task needs at least, as a case says",
        "[000]",
    ),
    MetricSpec(
        "useful_instruction_byte_ratio",
        Unit.INSTRUCTION_PER_BYTE,
        "Instructions a byte that the algorithm needs",
        "useful_instructions / useful_bytes; [000]",
    ),
    MetricSpec(
        "application_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes the algorithm needs, over the time: stated by whoever knows the algorithm",
        "useful_bytes / duration; [000]",
    ),
    MetricSpec(
        "hardware_bandwidth",
        Unit.BYTE_PER_SECOND,
        "Bytes the hardware moved to and from DRAM, over the time",
        "[000]",
    ),
    MetricSpec(
        "traffic_efficiency",
        Unit.PERCENT,
        "Bytes that the algorithm needs, of those that the hardware moved",
        "application_bandwidth / hardware_bandwidth; absent where caches serve some of it; [000]",
    ),
    MetricSpec(
        "counted_sms",
        Unit.RATIO,
        "SMs whose events the counters hold; absent when they cover the chip",
        "VP: 1 on Fermi chips",
    ),
)
