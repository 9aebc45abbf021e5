"""Work shared out by the number of threads, and accesses of several elements at once."""

from soundness.generation.sketch import C_TYPES, FLOATING, Sketch


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_grid_stride, _grid_stride, _vectors, _narrow, _contiguous))(sketch)


def _grid_stride(sketch: Sketch) -> None:
    """A loop that a thread of the grid takes part in with every n-th element."""
    type_ = sketch.random.choice((*FLOATING, "s32", "u8"))
    size = sketch.threads * 3 - sketch.random.choice((0, 5, 31))
    source, out = sketch.buffer(type_, size), sketch.buffer(type_, size, written=True)
    count, step = sketch.scalar("s32", size), f"(int)(gridDim.x * gridDim.y * {sketch.per_block})"
    name = C_TYPES[type_]
    state = sketch.keep("1", type_)
    body = f"{out.name}[k] = ({name})({source.name}[k] * {state.name} + ({name})3);"
    if sketch.chance(0.3):
        body += f" {state.name} = ({name})({state.name} + {source.name}[k]);"
    start = "i"
    if sketch.ends_early:  # Those that left would have had their share.
        step = str(sketch.limit)
    sketch.add(f"for (int k = {start}; k < {count}; k += {step}) {{ {body} }}")


def _vectors(sketch: Sketch) -> None:
    """Four, or two, elements in one access."""
    kind, type_, items = sketch.random.choice(
        (
            ("float4", "f32", "xyzw"),
            ("int2", "s32", "xy"),
            ("uint4", "u32", "xyzw"),
            ("double2", "f64", "xy"),
            ("uchar4", "u8", "xyzw"),
            ("short2", "s16", "xy"),
        )
    )
    many = len(items)
    source = sketch.buffer(type_, many * sketch.threads)
    out = sketch.buffer(type_, many * sketch.threads, written=True)
    held, letters = sketch.fresh("w"), sketch.random.sample(items, many)
    sketch.add(f"{kind} {held} = ((const {kind} *){source.name})[i];")
    sketch.keep(f"{held}.{letters[0]}", type_)
    made = ", ".join(f"({C_TYPES[type_]})({held}.{x} * 3)" for x in letters)
    sketch.add(f"(({kind} *){out.name})[i] = make_{kind}({made});")


def _narrow(sketch: Sketch) -> None:
    """Elements side by side, each with an access of its own."""
    type_ = sketch.random.choice(("u8", "s8", "s16", "f32", "u32"))
    many = sketch.random.choice((2, 4))
    source = sketch.buffer(type_, many * sketch.threads)
    out = sketch.buffer(type_, many * sketch.threads, written=True)
    name = C_TYPES[type_]
    held = [sketch.keep(f"{source.name}[i * {many} + {n}]", type_) for n in range(many)]
    for n, value in enumerate(held):
        other = held[n - 1].name
        sketch.add(f"{out.name}[i * {many} + {n}] = ({name})({value.name} + {other});")


def _contiguous(sketch: Sketch) -> None:
    """A guard, and what is behind it."""
    type_ = sketch.random.choice((*FLOATING, "s32"))
    source = sketch.buffer(type_, sketch.threads)
    out = sketch.buffer(type_, sketch.threads, written=True)
    count = sketch.scalar("s32", sketch.threads - sketch.random.choice((0, 1, 7)))
    load = f"__ldg(&{source.name}[i])" if sketch.chance(0.3) else f"{source.name}[i]"
    sketch.add(f"if (i < {count}) {out.name}[i] = {load} * ({C_TYPES[type_]})2;")
