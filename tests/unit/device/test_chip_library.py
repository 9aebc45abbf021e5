"""Names of chips: as drivers spell them, as people do, and what is refused."""

import pytest

from cuado.device import find_chip, known_chips, load_chip
from cuado.device.library import is_exact_name
from cuado.errors import UnknownNameError


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("h200", "h200"),
        ("NVIDIA H200", "h200"),
        ("nvidia h200 141GB", "h200"),
        ("NVIDIA H100 80GB HBM3", "h100"),
        ("H100 SXM5", "h100"),
        ("NVIDIA A100-SXM4-80GB", "a100"),
        ("A100-SXM4-40GB", "a100-40gb"),
        ("NVIDIA A100-PCIE-40GB", "a100-pcie-40gb"),
        ("NVIDIA A100 80GB PCIe", "a100-pcie-80gb"),
        ("NVIDIA H100 PCIe", "h100-pcie"),
        ("NVIDIA H20", "h20"),
        ("NVIDIA GeForce RTX 4090", "rtx-4090"),
        ("rtx 5090", "rtx-5090"),
        ("GeForce RTX 3090", "rtx-3090"),
        ("rtx4090", "rtx-4090"),
        ("RTX2080Ti", "rtx-2080-ti"),
        ("h100nvl", "h100-nvl"),
        ("rtx_a6000", "rtx-a6000"),
        ("Tesla T4", "t4"),
        ("NVIDIA L4", "l4"),
        ("NVIDIA L40S", "l40s"),
        ("NVIDIA RTX PRO 6000 Blackwell Server Edition", "rtx-pro-6000"),
        ("Orin", "jetson-agx-orin"),
        ("Tesla V100-SXM2-32GB", "v100"),
        ("Tesla V100-SXM2-16GB", "v100"),
        ("Tesla K20c", "k20c"),
        ("K20X", "k20x"),
        ("Tesla K20Xm", "k20x"),
        ("Tesla C2050", "c2050"),
        ("Tesla C2050 / C2070", "c2050"),
    ],
)
def test_drivers_and_peoples_names_find_their_chip(said: str, meant: str) -> None:
    assert load_chip(said).name == meant


@pytest.mark.parametrize(
    "name",
    [
        "NVIDIA H800 PCIe",
        "Tesla V100-PCIE-16GB",
        "NVIDIA H200 NVL",
        "NVIDIA GeForce RTX 4090 D",
        "NVIDIA GeForce RTX 3090 Ti",
        "rtx3090ti",
        "rtx4090d",
        "NVIDIA GeForce RTX 4090 Laptop GPU",
        "",
        "h800",
        "NVIDIA",
    ],
)
def test_another_product_is_not_taken_for_its_relative(name: str) -> None:
    assert find_chip(name) is None


def test_an_unknown_chip_lists_the_known_ones_and_says_how_to_go_on() -> None:
    with pytest.raises(UnknownNameError) as caught:
        load_chip("rtx9090")
    assert caught.value.known == known_chips()
    assert "a100, a100-40gb" in caught.value.remedy
    assert "--chip" in caught.value.remedy


def test_no_name_means_two_chips() -> None:
    for name in known_chips():
        for alias in load_chip(name).names:
            assert load_chip(alias).name == name
            assert is_exact_name(load_chip(name), alias)


def test_a_memory_size_no_file_names_is_not_an_exact_name() -> None:
    assert not is_exact_name(load_chip("h100"), "NVIDIA H100 64GB HBM3")
