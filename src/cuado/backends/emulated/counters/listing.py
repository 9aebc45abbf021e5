"""The counts of each machine instruction."""

from cuado.backends.emulated.counters.accesses import Made, accesses
from cuado.backends.emulated.counters.stalls import stalls_by_instruction
from cuado.backends.emulated.counters.threads import threads_on
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Instruction, Space
from cuado.sass.toolchain.classes import base_opcode

_SECTOR = 32


def listing(seen: Observation) -> tuple[Instruction, ...]:
    """The kernel's machine code in address order."""
    made = {each.instruction: each for each in accesses(seen)}
    on, unknown = threads_on(seen)
    waits = stalls_by_instruction(seen)
    code, text = seen.program.code.instructions, seen.program.code.module.text
    found = []
    for number, each in enumerate(seen.machine.instructions):
        ptx = "" if each.ptx is None else text[code[each.ptx].start : code[each.ptx].end]
        access, spent = made.get(number), waits.get(number)
        found.append(
            Instruction(
                each.address,
                each.sass,
                " ".join(ptx.split()),
                each.location,
                float(seen.executions.warps[number]),
                float(seen.executions.lanes[number]),
                None if unknown[number] else float(on[number]),
                # Warp-cycles of the model, as if each cycle of each warp were sampled.
                None if spent is None else sum(spent.values()),
                spent or {},
                **_accessed(access),  # type: ignore[arg-type]
                divergent_branches=_divergent(seen, number),
            )
        )
    return tuple(found)


def _accessed(made: Made | None) -> dict[str, object]:
    if made is None:
        return {}
    found: dict[str, object] = {
        "space": made.space,
        "access": made.access,
        "access_bits": 8 * made.width,
    }
    if made.space is Space.SHARED:
        return found | {"wavefronts": made.wavefronts, "wavefronts_ideal": made.ideal}
    if made.space is Space.GLOBAL:
        # A request has at least one sector.
        ideal = max(made.requests, made.lanes * made.width / _SECTOR)
        return found | {
            "sectors": made.sectors,
            "sectors_ideal": min(ideal, made.sectors),
            "l1_tags": made.lines,
        }
    return found


def _divergent(seen: Observation, number: int) -> float | None:
    each = seen.machine.instructions[number]
    slots = seen.program.lowered.branch_slots
    if base_opcode(each.sass) != "BRA" or each.ptx is None or each.ptx not in slots:
        return None
    return float(seen.events.branches[slots[each.ptx]][0]) / each.copies
