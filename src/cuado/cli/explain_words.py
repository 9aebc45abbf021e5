"""Pages on the words of reports: causes, bottlenecks, verdicts, claims, and terms of the field."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.what_if.result import Claim

if TYPE_CHECKING:
    from cuado.report.page import Page

VERDICTS = {
    Limit.MEMORY_BANDWIDTH: "A level of the memory system (DRAM, L2, the data stage of L1 and "
    "shared memory) moves about as many bytes a second as it can. Less time needs fewer bytes, "
    "or fewer wasted ones.",
    Limit.INSTRUCTION_THROUGHPUT: "The schedulers, or one pipe, issue about as many instructions "
    "as they can. Less time needs fewer instructions, or cheaper ones.",
    Limit.LATENCY: "Nothing is near its limit: warps wait, for memory, for barriers or for each "
    "other, and too little is in flight meanwhile. Less time needs more warps, more independent "
    "work in each, or fewer waits.",
    Limit.MEMORY_AND_LATENCY: "Memory alone takes nearly all of the time, and arithmetic is added "
    "to it rather than hidden behind it: bytes and overlap both cost.",
    Limit.LAUNCH: "Too few blocks or threads are launched for the chip, or the kernel is about as "
    "short as its launch.",
    Limit.BALANCED: "Memory and instructions are busy alike, neither at its limit.",
    Limit.NEAR_ROOF: "A unit is as busy as it can be with what must be done: only less work is "
    "faster.",
    Limit.UNDECIDED: "What was measured does not allow a verdict; the reason is given beside it.",
}
"""What each verdict on the limiter means, and what it asks for."""

CLAIMS = {
    Claim.REAL: "The rewritten kernel leaves the same results, bit for bit, so the gain can be "
    "had: 'cuado run' tries that rewrite.",
    Claim.PREDICTED: "Timed with the cause removed and all else kept, so that a fix of the source "
    "should bring about this much.",
    Claim.AT_LEAST: "Like predicted, but the switch that removes the cause costs time itself, "
    "which the gain allows for: a fix should bring this much or more.",
    Claim.BOUND: "Timed as if the thing cost nothing at all, which no fix makes it: no fix of this "
    "can bring more.",
    Claim.UNPROVEN: "The results are meant to stay the same, but they were not compared.",
}
"""What each claim of a gain promises."""

TERMS = {
    "wave": "As many blocks as the chip holds at once. The last wave of a launch may be partial, "
    "and leaves SMs idle: the tail.",
    "roof": "The time that the busiest unit needs for what must be done, at what is attainable in "
    "practice. A kernel at its roof is made faster only by less work.",
    "sector": "32 bytes, the unit of L1 and L2 traffic. A warp that reads 32 neighbouring floats "
    "touches 4 sectors; with a stride of 32 bytes or more it touches 32.",
    "request": "One memory instruction of one warp: up to 32 lanes' addresses at once.",
    "wavefront": "One trip of a request through the data stage of L1 and shared memory. A request "
    "without bank conflicts needs one for each 128 bytes.",
    "coalesced": "A warp's request touches no more sectors than its data fills.",
    "bank": "Shared memory has 32 banks of 4 bytes. Lanes that need different words of one bank "
    "are served one after another: a bank conflict.",
    "eligible warps": "Warps whose next instruction could issue in this cycle. Below about one a "
    "scheduler, cycles pass without an instruction.",
    "replay": "An instruction that is issued again because one pass did not serve all lanes.",
    "occupancy": "Resident warps of an SM over the most that it holds. Registers, shared memory "
    "and the block size limit it; what runs reach on average is the achieved occupancy.",
    "in flight": "Loads that were issued and have not returned. Bandwidth times latency is what "
    "must be in flight to keep memory busy (Little's law).",
    "noise floor": "The smallest difference of two times that counts as one.",
    "modelled": "Nothing was timed: the emulated device ran the kernel and a model of the chip "
    "gave the time. Results and counts of events are exact; 'cuado list chips' says how well times "
    "agree.",
    "emulated": "Run by the embedded emulator on this machine's processor, bit for bit as a GPU "
    "would; times are modelled.",
    "switch": "A parameter that turns the relaxation of a modified copy on or off: with the switch "
    "off the copy must take as long as the original, or the result is not believed.",
    "nothing to relax": "The experiment looked for its cause in the code and found none.",
    "refused": "A condition of the rewrite does not hold, so it was not made; the reason is given.",
    "kept": "Of a candidate of 'cuado run': it was faster and its results were proved equal.",
    "outdone": "Of a candidate of 'cuado run': another one of its round was faster.",
    "left out": "The budget was spent, or the user ended the run, before it was measured.",
}
"""Terms of the field as reports use them."""


def page_of_word(name: str) -> "Page | None":
    """The page on a word of a report, however it is written; None if it is none."""
    key = _key(name)
    for cause in Cause:
        if _key(cause.value) == key:
            return page_of_cause(cause)
    for bottleneck in Bottleneck:
        if _key(bottleneck.value) == key:
            return page_of_bottleneck(bottleneck)
    return _page_of_text(key)


def known_words() -> Iterator[str]:
    """All words that have a page here."""
    from cuado.report.words import VERDICTS as NAMES

    yield from (cause.value for cause in Cause)
    yield from (bottleneck.value for bottleneck in Bottleneck)
    yield from NAMES.values()
    yield from (claim.value for claim in CLAIMS)
    yield from TERMS


def page_of_cause(cause: Cause) -> "Page":
    """What a cause is, what to do, and what in cuado finds or removes it."""
    from cuado.report.page import Page
    from cuado.rules.registry import all_rules
    from cuado.what_if.registry import all_experiments

    experiments = [each for each in all_experiments() if each.cause is cause]
    relaxed = {each.relaxes for each in experiments}
    facts = {
        "named by the rules": ", ".join(r.name for r in all_rules() if r.cause is cause),
        "measured by": ", ".join(each.name for each in experiments),
        "removed by": ", ".join(_transformations(relaxed)),
    }
    does = "The roof" if cause.is_roof else "What to do"
    return Page(
        cause.value,
        f"{cause.noun} ({cause.value})",
        f"{cause.says[:1].upper()}{cause.says[1:]}.",
        {does: cause.do},
        {label: text for label, text in facts.items() if text},
    )


def page_of_bottleneck(bottleneck: Bottleneck) -> "Page":
    """What can be asked about a bottleneck, and what relaxes it for good."""
    from cuado.report.page import Page
    from cuado.what_if.registry import all_experiments

    asked = [each for each in all_experiments() if each.relaxes is bottleneck]
    title = f"{bottleneck.value[:1].upper()}{bottleneck.value[1:]}"
    facts = {"removed by": ", ".join(_transformations({bottleneck}))}
    return Page(
        bottleneck.value,
        title,
        "A bottleneck: experiments relax it to measure what it costs.",
        {"Experiments": "\n\n".join(f"{each.name}: {each.question}" for each in asked)},
        {label: text for label, text in facts.items() if text},
    )


def _page_of_text(key: str) -> "Page | None":
    from cuado.report.page import Page
    from cuado.report.words import VERDICTS as NAMES

    for limit, text in VERDICTS.items():
        if key in {_key(limit.value), _key(NAMES[limit])}:
            return Page(NAMES[limit], f"{NAMES[limit]} (a verdict on the limiter)", text, {})
    for claim, text in CLAIMS.items():
        if key == _key(claim.value):
            return Page(claim.value, f"{claim.value} (of a gain)", text, {})
    for term, text in TERMS.items():
        if key == _key(term):
            return Page(term, term, text, {})
    return None


def _transformations(relaxed: set[Bottleneck]) -> Iterator[str]:
    from cuado.optimizer.registry import all_transformations

    yield from (each.NAME for each in all_transformations() if relaxed & set(each.RELAXES))


def _key(name: str) -> str:
    return name.lower().replace("_", " ").replace("-", " ").strip()
