"""Half precision, alone and in pairs, by instructions: no header takes part."""

from soundness.generation.sketch import Sketch


def add(sketch: Sketch) -> None:
    """One of them."""
    sketch.random.choice((_single, _paired))(sketch)


def _single(sketch: Sketch) -> None:
    one, other = (sketch.buffer("f16", sketch.threads * 2) for _ in range(2))
    out = sketch.buffer("f16", sketch.threads, written=True)
    first, second = sketch.fresh("h"), sketch.fresh("h")
    names = sketch.random.choice(
        (("mul.f16", "add.f16"), ("mul.rn.f16", "sub.f16"), ("add.f16", "mul.f16"))
    )
    sketch.add(
        f"unsigned short {first} = {one.name}[i], {second} = {other.name}[i * 2];",
        f'asm("{names[0]} %0, %0, %1;" : "+h"({first}) : "h"({second}));',
        f'asm("{names[1]} %0, %0, %1;" : "+h"({first}) : "h"({second}));',
        f"{out.name}[i] = {first};",
    )
    wide = sketch.keep("0", "f32")
    sketch.add(f'asm("cvt.f32.f16 %0, %1;" : "=f"({wide.name}) : "h"({first}));')


def _paired(sketch: Sketch) -> None:
    one, other = (sketch.buffer("f16", sketch.threads * 8) for _ in range(2))
    total = sketch.keep("0", "u32")
    name = sketch.random.choice(("fma.rn.f16x2 %0, %1, %2, %0", "add.f16x2 %0, %0, %1"))
    ins = f'"r"(((const unsigned *){one.name})[i + j])'
    ins += f', "r"(((const unsigned *){other.name})[i * 2 + j])' if "%2" in name else ""
    sketch.add(
        f"for (int j = 0; j < {sketch.scalar('s32', 3)}; ++j)",
        f'  asm("{name};" : "+r"({total.name}) : {ins});',
    )
