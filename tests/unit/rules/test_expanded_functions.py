"""Functions that are sequences of arithmetic: what is said of them, and what they may gain."""

from rule_examples import profile_of

from cuado.device.library import load_chip
from cuado.model.finding import Finding
from cuado.model.instruction import Instruction, SourceLocation
from cuado.model.limiter import Limit, Limiter
from cuado.rules.facts import Facts
from cuado.rules.instructions import fp64_in_fp32_program, issue_slots_full
from cuado.rules.rule import Example, Rule


def found(rule: Rule, metrics: dict[str, float], *kinds: tuple[str, float]) -> Finding:
    """What a rule finds in a kernel of some instructions."""
    rows = tuple(
        Instruction(
            offset=16 * n, sass=sass, location=SourceLocation("kernel.cu", 40), executed=times
        )
        for n, (sass, times) in enumerate(kinds)
    )
    profile = profile_of(Example(says="made up", metrics=metrics, instructions=rows))
    limiter = Limiter(Limit.INSTRUCTION_THROUGHPUT, "issue slots", "")
    finding = rule.check(Facts(profile, load_chip("h200"), limiter, rule.declared))
    assert finding is not None
    return finding


def test_a_root_in_fp64_may_become_a_few_instructions() -> None:
    """Its bound was 1.45x where versions without fp64 took 1/2.31 of the time, modelled."""
    busy = {"pipe_xu_utilization": 90.0, "issue_slot_utilization": 80.0}
    code = (
        ("F2F.F64.F32 R8, R5", 1000.0),
        ("DFMA R8, R8, R8, R6", 6000.0),
        ("F2F.F32.F64 R8, R8", 1000.0),
        ("FFMA R2, R2, R3, R4", 2000.0),
    )
    plain = found(fp64_in_fp32_program.RULE, busy, *code)
    root = found(fp64_in_fp32_program.RULE, busy, *code, ("MUFU.RSQ64H R9, R9", 10.0))
    assert plain.bound is not None
    assert root.bound is not None
    assert plain.bound.speedup < 1.7
    assert root.bound.speedup > 4


def test_arithmetic_that_functions_are_made_of_is_told_by_the_functions() -> None:
    busy = {"issue_slot_utilization": 90.0}
    code = (("FFMA R2, R2, R3, R4", 5000.0), ("IADD3 R2, R2, 0x1, RZ", 1000.0))
    assert found(issue_slots_full.RULE, busy, *code).advice[0].startswith("compute less")
    called = found(issue_slots_full.RULE, busy, *code, ("MUFU.EX2 R2, R2", 200.0))
    assert called.advice[0].startswith("call the fast forms (__powf")
