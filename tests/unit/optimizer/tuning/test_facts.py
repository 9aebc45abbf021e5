"""Facts of machine code: loops, widths, pressures."""

import json

import pytest

from cuado.optimizer.tuning.facts import Facts, Instructions, counted
from cuado.optimizer.tuning.features import estimate, pressures
from cuado.sass.toolchain.listing import SassInstruction


def code(*lines: str | tuple[str, int]) -> tuple[SassInstruction, ...]:
    found = []
    for number, line in enumerate(lines):
        text, target = line if isinstance(line, tuple) else (line, None)
        found.append(SassInstruction(16 * number, text, target=target))
    return tuple(found)


def test_instructions_are_counted_by_the_loops_around_them() -> None:
    found = counted(
        code(
            "MOV R1, R2",
            "LDG.E.128 R4, desc[UR4][R2.64]",
            "FFMA R8, R4, R5, R8",
            "FFMA R9, R4, R5, R9",
            ("@P0 BRA 0x20", 32),
            ("@P1 BRA 0x10", 16),
            "EXIT",
            ("BRA 0x70", 112),
            "NOP",
        )
    )
    assert {(each.kind, each.bytes, each.depth): each.count for each in found} == {
        ("move", 0, 0): 1,
        ("global load", 16, 1): 1,
        ("fp32", 0, 2): 2,
        ("control flow", 0, 2): 1,
        ("control flow", 0, 1): 1,
        ("control flow", 0, 0): 2,
    }


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("LDG.E R4, desc[UR4][R2.64]", 4),
        ("LDG.E.64.CONSTANT R4, desc[UR4][R2.64+0x10]", 8),
        ("@!P0 LDG.E.U8 R4, desc[UR4][R2.64]", 1),
        ("STS.128 [R4], R8", 16),
        ("LDS R0, [R1+UR4]", 4),
        ("STG.E.64 desc[UR4][R2.64], R6", 8),
    ],
)
def test_widths_come_from_the_opcode_not_the_address(text: str, size: int) -> None:
    assert [each.bytes for each in counted(code(text))] == [size]


def facts(*hot: tuple[str, int, int], **more: int) -> Facts:
    rows = tuple(Instructions(kind, size, 1, count) for kind, size, count in hot)
    given = {"threads": 256, "blocks": 5280, "registers": 32, "local_bytes": 0, "shared_bytes": 0}
    return Facts(**{**given, "blocks_per_sm": 8, "sms": 132, **more}, code=rows)


def test_unrolling_does_not_change_pressures_but_vectors_do() -> None:
    once = facts(("fp32", 0, 8), ("shared load", 4, 4), ("integer", 0, 2))
    unrolled = facts(("fp32", 0, 32), ("shared load", 4, 16), ("integer", 0, 8))
    assert pressures(once) == pressures(unrolled)
    wide = facts(("fp32", 0, 8), ("shared load", 16, 1), ("integer", 0, 2))
    assert pressures(wide).shared == pressures(once).shared
    assert pressures(wide).issue < pressures(once).issue


def test_the_limiter_is_the_unit_with_most_to_do() -> None:
    assert pressures(facts(("fp32", 0, 64), ("shared load", 4, 4))).limiter != "load-store unit"
    assert pressures(facts(("fp32", 0, 8), ("shared load", 4, 8))).limiter == "load-store unit"
    assert pressures(facts(("fp32", 0, 8), ("integer", 0, 40))).limiter == "integer units"
    busiest = pressures(facts(("global load", 4, 1), ("global store", 4, 1)))
    assert busiest.limiter == "load-store unit"


def test_few_warps_and_the_model_move_the_estimate() -> None:
    hot = (("fp32", 0, 8), ("shared load", 4, 4))
    assert estimate(facts(*hot, blocks_per_sm=1)) > estimate(facts(*hot, blocks_per_sm=8))
    assert estimate(Facts(256, 1, 32, 0, 0, 1, 132, (), modelled=2.0)) == pytest.approx(0.6931472)


def test_facts_survive_json() -> None:
    given = facts(("fp32", 0, 8), ("shared load", 4, 4))
    assert Facts.from_plain(json.loads(json.dumps(given.plain()))) == given
