"""A guessed launch in expressions of its sizes: evaluated for any sizes, written as a case."""

import json
import keyword
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cuado.model.arguments import TYPE_BYTES, Argument, Buffer, Content, Fill, Scalar, Structure
from cuado.model.launch import Launch
from cuado.sources.case.expressions import evaluate, names_in

_FORMATS = {
    "u8": "B", "s8": "b", "bool": "?", "u16": "H", "s16": "h", "u32": "I", "s32": "i",
    "u64": "Q", "s64": "q", "f16": "e", "f32": "f", "f64": "d",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Filling:
    """What a buffer holds before the launch; texts are expressions.

    Attributes:
        content: as in a case.
        low: of random numbers and ramps; the value of a constant.
        high: of random numbers.
        step: of a ramp.
        values: that random numbers are chosen among; none for those from low to below high.
    """

    content: Content = Content.ZEROS
    low: str = "0"
    high: str = "1"
    step: str = "1"
    values: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NumberPlan:
    """A number: its value is an expression if it is whole."""

    name: str
    type: str
    value: str | float


@dataclass(frozen=True, slots=True)
class BufferPlan:
    """A buffer: items, the numbers in each, content, and whether it holds results.

    Attributes:
        name: of the parameter.
        type: of a number.
        items: an expression.
        width: numbers in an item.
        filling: its content.
        output: whether it holds results.
        note: a remark for the reader of the case.
        doubt: why the content is hardly what the kernel is made for; empty for no reason.
    """

    name: str
    type: str
    items: str
    width: int = 1
    filling: Filling = field(default_factory=Filling)
    output: bool = False
    note: str = ""
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class StructurePlan:
    """A structure by value: members at their bytes."""

    name: str
    bytes: int
    members: tuple[tuple[int, NumberPlan], ...]


ArgumentPlan = NumberPlan | BufferPlan | StructurePlan


@dataclass(frozen=True, slots=True)
class Plan:
    """A guessed launch.

    Attributes:
        name: of the case.
        constants: values by name, in an order in which none is used before it is there.
        grid: expressions.
        block: expressions.
        arguments: in order.
        dynamic_shared: an expression.
    """

    name: str
    constants: Mapping[str, int]
    grid: tuple[str, str, str]
    block: tuple[str, str, str]
    arguments: tuple[ArgumentPlan, ...]
    dynamic_shared: str = "0"

    def launch(
        self,
        ptx: str,
        kernel: str,
        sizes: Mapping[str, int] | None = None,
        capacity: int | None = None,
    ) -> Launch:
        """The launch of some sizes.

        Args:
            ptx: the module.
            kernel: its name there.
            sizes: other values of constants, by name.
            capacity: bytes of every buffer; None for what the plan says.
        """
        names = {**self.constants, **(sizes or {})}
        grid, block = (
            tuple(max(1, evaluate(e, names)) for e in each) for each in (self.grid, self.block)
        )
        buffers = tuple(
            each.name for each in self.arguments if isinstance(each, BufferPlan) and each.output
        )
        return Launch(
            name=self.name,
            ptx=ptx,
            kernel=kernel,
            grid=(grid[0], grid[1], grid[2]),
            block=(block[0], block[1], block[2]),
            arguments=tuple(_argument(each, names, capacity) for each in self.arguments),
            outputs=buffers,
            dynamic_shared_bytes=evaluate(self.dynamic_shared, names),
        )


def beyond_types(plan: Plan) -> tuple[str, ...]:
    """The numbers whose value no number of their type can have."""
    members = (
        number
        for each in plan.arguments
        for number in (
            (each,)
            if isinstance(each, NumberPlan)
            else (m for _, m in each.members)
            if isinstance(each, StructurePlan)
            else ()
        )
    )
    return tuple(
        each.name
        for each in members
        if isinstance(each.value, str)
        and not _fits(each.type, evaluate(each.value, plan.constants))
    )


def _fits(kind: str, value: int) -> bool:
    if kind[0] not in "us":
        return True
    bits = 8 * TYPE_BYTES[kind] - (kind[0] == "s")
    return -(1 << bits) * (kind[0] == "s") <= value < 1 << bits


def without_unused(plan: Plan) -> Plan:
    """The plan without constants that none of its expressions needs."""
    texts = [*plan.grid, *plan.block, plan.dynamic_shared]
    for each in plan.arguments:
        match each:
            case NumberPlan(value=str(value)):
                texts.append(value)
            case StructurePlan(members=members):
                texts += [m.value for _, m in members if isinstance(m.value, str)]
            case BufferPlan(items=items, filling=filling):
                texts += [items, filling.low, filling.high, filling.step]
    used = frozenset[str]().union(*map(names_in, texts))
    constants = {name: value for name, value in plan.constants.items() if name in used}
    return replace(plan, constants=constants)


def usable_name(name: str) -> str:
    """A name as expressions may use it."""
    made = name.replace(".", "_").replace("[", "_").replace("]", "")
    return f"{made}_" if keyword.iskeyword(made) or made in {"min", "max"} else made


def _argument(plan: ArgumentPlan, names: Mapping[str, int], capacity: int | None) -> Argument:
    match plan:
        case NumberPlan():
            return Scalar(plan.name, plan.type, _value(plan, names))
        case StructurePlan():
            data = bytearray(plan.bytes)
            for offset, member in plan.members:
                struct.pack_into(f"<{_FORMATS[member.type]}", data, offset, _value(member, names))
            return Structure(plan.name, bytes(data))
        case BufferPlan():
            buffer = Buffer(plan.name, plan.type, (1,))
            count = max(1, evaluate(plan.items, names)) * plan.width
            if capacity is not None:
                count = max(1, capacity // buffer.bytes)
            return Buffer(plan.name, plan.type, (count,), _fill(plan.filling, names))


def _value(plan: NumberPlan, names: Mapping[str, int]) -> int | float:
    return evaluate(plan.value, names) if isinstance(plan.value, str) else plan.value


def _fill(filling: Filling, names: Mapping[str, int]) -> Fill:
    low, high, step = (evaluate(e, names) for e in (filling.low, filling.high, filling.step))
    return Fill(
        filling.content,
        value=low,
        low=low,
        high=max(high, low + 1),
        step=step,
        seed=1,
        values=filling.values,
    )


def text_of(
    plan: Plan, source: str, kernel: str, settings: Mapping[str, object], fault: str = ""
) -> str:
    """The plan as a case file.

    Args:
        plan: the plan.
        source: path of the source as the case names it.
        kernel: its name as the case gives it.
        settings: further keys of the case: ``compiler``, ``options``, ``defines``.
        fault: what each launch that was tried makes wrong, a clause; empty for nothing.
    """
    ran = f"in each that was tried {fault}" if fault else "an emulated run of it made no error"
    lines = [
        f"# A launch of {plan.name}, guessed from its source; {ran}.",
        "# Put your own sizes into [constants]; docs/cases.md explains every key.",
        "schema = 1",
        f"name = {json.dumps(plan.name)}",
        f"source = {json.dumps(source)}",
        f"kernel = {json.dumps(kernel)}",
        f"grid = {_extents(plan.grid)}",
        f"block = {_extents(plan.block)}",
    ]
    if plan.dynamic_shared != "0":
        lines.append(f"dynamic_shared_bytes = {json.dumps(plan.dynamic_shared)}")
    lines += [f"{key} = {_toml(value)}" for key, value in settings.items() if value]
    if plan.constants:
        lines += ["", "[constants]"]
        lines += [f"{name} = {value}" for name, value in plan.constants.items()]
    for each in plan.arguments:
        lines += ["", "[[arguments]]", f"name = {json.dumps(each.name)}", *_keys(each, plan)]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {_toml(each)}" for key, each in value.items())
        return f"{{ {inside} }}"
    return json.dumps(value)


def _extents(extents: tuple[str, ...]) -> str:
    kept = list(extents)
    while len(kept) > 1 and kept[-1] == "1":
        kept.pop()
    texts = [each if each.isdecimal() else json.dumps(each) for each in kept]
    return texts[0] if len(texts) == 1 else f"[{', '.join(texts)}]"


def _keys(plan: ArgumentPlan, whole: Plan) -> list[str]:
    match plan:
        case NumberPlan():
            return [f'type = "{plan.type}"', f"value = {_number(plan.value)}"]
        case StructurePlan():
            data = _argument(plan, whole.constants, None)
            members = ", ".join(f"{each.name} = {each.value}" for _, each in plan.members)
            text = data.data.hex() if isinstance(data, Structure) else ""
            return [f'bytes = "{text}"   # {members}']
        case BufferPlan():
            items = f"[{_number(plan.items)}" + (f", {plan.width}]" if plan.width > 1 else "]")
            remarks = "; ".join(filter(None, (plan.note, plan.doubt)))
            remark = f"   # {remarks}" if remarks else ""
            lines = [f'type = "{plan.type}"', f"shape = {items}{remark}"]
            if plan.filling.content is not Content.ZEROS:
                lines.append(f"fill = {_filling(plan.filling)}")
            return [*lines, "output = true"] if plan.output else lines


def _number(value: str | float) -> str:
    if isinstance(value, float):
        return repr(value)
    return value if value.lstrip("-").isdecimal() else json.dumps(value)


def _filling(filling: Filling) -> str:
    keys = {"content": json.dumps(filling.content.value)}
    match filling.content:
        case Content.CONSTANT:
            keys["value"] = _number(filling.low)
        case Content.RAMP:
            keys |= {"low": _number(filling.low), "step": _number(filling.step)}
        case Content.RANDOM if filling.values:
            keys |= {"values": str(list(filling.values)), "seed": "1"}
        case Content.RANDOM:
            keys |= {"low": _number(filling.low), "high": _number(filling.high), "seed": "1"}
    return f"{{ {', '.join(f'{key} = {value}' for key, value in keys.items())} }}"
