"""The published schema and the parser say the same."""

import json
import tomllib
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from cuado.errors import CuadoError
from cuado.model.arguments import Content
from cuado.sources.case import table as keys
from cuado.sources.case.description import read_case

SCHEMA: dict[str, Any] = json.loads(
    files("cuado.sources.case").joinpath("schema.json").read_text("utf-8")
)
DEFINITIONS = SCHEMA["$defs"]
_FOLDER = Path(__file__).parents[4] / "examples"
EXAMPLES = sorted(
    path
    for path in [*_FOLDER.glob("cases/*/*.toml"), *_FOLDER.glob("*/*.toml")]
    if path.parent.name != "case_studies" and not path.stem.startswith("study")
)


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_keys_are_the_parsers() -> None:
    assert tuple(SCHEMA["properties"]) == keys.CASE_KEYS
    assert tuple(SCHEMA["required"]) == keys.CASE_REQUIRED
    assert tuple(SCHEMA["properties"]["tolerance"]["properties"]) == keys.TOLERANCE_KEYS
    assert tuple(SCHEMA["properties"]["l2"]["enum"]) == keys.L2
    assert tuple(SCHEMA["properties"]["compiler"]["enum"]) == keys.COMPILERS
    arguments = [tuple(kind["properties"]) for kind in DEFINITIONS["argument"]["oneOf"]]
    assert arguments == [keys.SCALAR_KEYS, keys.BUFFER_KEYS, keys.STRUCTURE_KEYS]


def test_fills_are_the_parsers() -> None:
    kinds = {kind["properties"]["content"]["const"]: kind for kind in DEFINITIONS["fill"]["oneOf"]}
    assert set(kinds) == {content.value for content in Content}
    for content in Content:
        taken = tuple(key for key in kinds[content]["properties"] if key != "content")
        needed = tuple(key for key in kinds[content]["required"] if key != "content")
        assert taken == keys.FILL_KEYS[content]
        assert needed == keys.FILL_REQUIRED.get(content, ())


def _toml(value: object) -> str:
    """Enough of TOML for these samples: inline tables within one line a key."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


SAMPLES: list[tuple[str, object, bool]] = [
    ("", None, True),
    ("schema", 2, False),
    ("source", 5, False),
    ("grid", [1, "N", 3], True),
    ("grid", [1, 2, 3, 4], False),
    ("block", 2.5, False),
    ("l2", "hot", False),
    ("compiler", "nvcc", True),
    ("compiler", "gcc", False),
    ("architecture", "sm_90a", True),
    ("architecture", "90", False),
    ("options", ["-use_fast_math"], True),
    ("options", ["--maxrregcount", "32"], False),
    ("options", [1], False),
    ("defines", {"A": 1, "B": "x", "C": True, "D": 0.5}, True),
    ("defines", {"A-B": 1}, False),
    ("defines", {"A": [1]}, False),
    ("constants", {"N": "4 * 4"}, True),
    ("constants", {"N": 1.5}, False),
    ("reference", "a.py:f", True),
    ("reference", "a.py", False),
    ("tolerance", {"relative": 1}, False),
    ("tune", {}, False),
    ("arguments", [{"name": "a", "type": "f32", "value": 1}], True),
    ("arguments", [{"name": "a", "type": "f32"}], False),
    ("arguments", [{"type": "f32", "value": 1}], False),
    ("arguments", [{"name": "a", "type": "f32", "value": 1, "shape": 1}], False),
    ("arguments", [{"name": "a", "type": "f32", "shape": 8, "output": True}], True),
    ("arguments", [{"name": "a", "type": "f32", "shape": 8, "output": 1}], False),
    ("arguments", [{"name": "a", "bytes": "00 ff"}], True),
    ("arguments", [{"name": "a", "bytes": "0"}], False),
    ("arguments", [{"name": "a", "type": "s8", "bytes": "00"}], False),
    *(
        ("arguments", [{"name": "a", "type": "f32", "shape": 8, "fill": fill}], accepted)
        for fill, accepted in (
            ({}, True),
            ({"content": "zeros"}, True),
            ({"content": "constant", "value": 1.5}, True),
            ({"content": "constant"}, False),
            ({"content": "random", "seed": 1, "low": -1, "high": 1, "period": "2 * 4"}, True),
            ({"content": "random", "value": 1}, False),
            ({"content": "random", "values": [1, 2.5, "2 * 4"], "seed": 1}, True),
            ({"content": "random", "values": []}, False),
            ({"content": "random", "values": 1}, False),
            ({"content": "random", "values": [1], "low": 0}, False),
            ({"content": "constant", "value": 1, "values": [1]}, False),
            ({"content": "ramp", "low": 1, "step": 2}, True),
            ({"content": "file", "path": "a.npy"}, True),
            ({"content": "file"}, False),
            ({"content": "noise"}, False),
            ({"seed": 1}, False),
        )
    ),
]


@pytest.mark.parametrize(("key", "value", "accepted"), SAMPLES)
def test_both_accept_and_refuse_the_same(
    tmp_path: Path, scale_data: dict[str, Any], key: str, value: object, accepted: bool
) -> None:
    data = deepcopy(scale_data)
    data["constants"] = {"N": 1000}
    if key:
        data[key] = value
    if key == "constants":
        data["constants"] = value
    path = tmp_path / "sample.toml"
    path.write_text("\n".join(f"{name} = {_toml(item)}" for name, item in data.items()))
    assert jsonschema.Draft202012Validator(SCHEMA).is_valid(data) is accepted
    if accepted:
        read_case(path)
    else:
        with pytest.raises(CuadoError):
            read_case(path)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: str(path.stem))
def test_examples_obey_it(path: Path) -> None:
    jsonschema.validate(tomllib.loads(path.read_text()), SCHEMA)
