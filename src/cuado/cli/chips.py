"""``cuado chips``: the chips that cuado has facts of."""

from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "chips"


def command(format_name: FormatOption = None, output: OutputOption = None) -> None:
    """List the chips that cuado has facts of.

    A report's own device attributes outrank these; where they differ, the
    analysis says so.
    """
    from cuado.device.library import known_chips, load_chip
    from cuado.report.catalogue import Catalogue

    rows: list[dict[str, str | float | None]] = []
    for name in known_chips():
        chip = load_chip(name)
        attainable = chip.achievable_dram_bandwidth()
        major, minor = chip.compute_capability
        rows.append(
            {
                "chip": name,
                "product": chip.title,
                "cc": f"{major}.{minor}",
                "SMs": chip.sm_count,
                "clock_MHz": chip.sm_clock / 1e6,
                "DRAM_GB/s": chip.dram_peak_bandwidth / 1e9,
                "attainable": attainable and attainable / 1e9,
            }
        )
    columns = tuple(rows[0])
    footer = "Each fact's source stands in the chip's file, src/cuado/device/data/CHIP.toml."
    emit(Catalogue("chips", columns, tuple(rows), footer), format_name, output)
