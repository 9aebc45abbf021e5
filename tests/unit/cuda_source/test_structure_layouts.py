"""Structures are laid out as compilers do."""

import pytest

from cuado.cuda_source import parse_source
from cuado.cuda_source.structures import structure_of

TEXT = """
#define LANES 4
typedef float real;
using Index = unsigned int;
namespace app {
struct Point { real x, y; };
struct Mixed {
    char tag; double weight; Point at[2]; Index next; float *data;
    static int count; int f();
};
}
struct __align__(16) Wide { float3 a; };
typedef struct { unsigned short r, g, b; } Pixel;
class Table { public: int first[LANES * 2]; half2 scale; };
struct Unknown { Missing m; };
struct Open { int n[SOMEWHERE]; };
"""


@pytest.mark.parametrize(
    ("name", "size", "alignment", "offsets"),
    [
        ("app::Point", 8, 4, {"x": 0, "y": 4}),
        (
            "Mixed",
            48,
            8,
            {
                "tag": 0,
                "weight": 8,
                "at[0].x": 16,
                "at[0].y": 20,
                "at[1].x": 24,
                "at[1].y": 28,
                "next": 32,
                "data": 40,
            },
        ),
        ("Wide", 16, 16, {"a.x": 0, "a.y": 4, "a.z": 8}),
        ("Pixel", 6, 2, {"r": 0, "g": 2, "b": 4}),
        (
            "Table",
            36,
            4,
            {**{f"first[{n}]": 4 * n for n in range(8)}, "scale.x": 32, "scale.y": 34},
        ),
        ("double4", 32, 16, {"x": 0, "y": 8, "z": 16, "w": 24}),
        ("uchar3", 3, 1, {"x": 0, "y": 1, "z": 2}),
        ("std::uint8_t", 1, 1, {"": 0}),
    ],
)
def test_layouts(name: str, size: int, alignment: int, offsets: dict[str, int]) -> None:
    found = structure_of(parse_source(TEXT), name)
    assert found is not None
    assert (found.bytes, found.alignment) == (size, alignment)
    assert {each.name: each.offset for each in found.members} == offsets


def test_what_is_not_known_has_no_layout() -> None:
    source = parse_source(TEXT)
    for name in ("Unknown", "Open", "Nowhere", ""):
        assert structure_of(source, name) is None


def test_a_type_that_names_itself_ends() -> None:
    assert structure_of(parse_source("#define T T\nstruct A { A a; };"), "A") is None
    assert structure_of(parse_source("#define T U\n#define U T"), "T") is None
