"""Which cases are trusted, what the user said is kept, and when it stops to count."""

import os
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.sources import trust
from cuado.sources.trust import examples_folder


@pytest.fixture(autouse=True)
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(trust.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def case(tmp_path: Path) -> Path:
    path = tmp_path / "cases" / "a.toml"
    path.parent.mkdir()
    path.write_text("")
    return path


def test_nothing_is_trusted_at_first_but_the_examples(case: Path) -> None:
    folder = examples_folder()
    assert folder is not None
    assert not trust.is_trusted(case)
    assert trust.is_trusted(folder / "transpose" / "transpose_2d.toml")
    assert not trust.is_trusted(folder / ".." / "a.toml")
    with pytest.raises(trust.UntrustedError, match="--trust") as caught:
        trust.expect_trust(case, "some Python")
    assert "some Python" in caught.value.message


@pytest.mark.parametrize(("value", "counts"), [("1", True), ("0", False), ("", False)])
def test_the_variable_says_all_or_nothing(
    case: Path, monkeypatch: pytest.MonkeyPatch, value: str, counts: bool
) -> None:
    monkeypatch.setenv(trust.VARIABLE, value)
    assert trust.is_trusted(case) is counts


def test_the_variable_names_folders(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(trust.VARIABLE, f"/nowhere{os.pathsep}{case.parent}")
    assert trust.is_trusted(case)
    monkeypatch.setenv(trust.VARIABLE, str(case.parent / "other"))
    assert not trust.is_trusted(case)


def test_a_folder_once_trusted_stays_so_with_all_below(case: Path) -> None:
    place = trust.place_of(case)
    assert place == case.parent
    trust.remember(place)
    below = case.parent / "deep" / "b.toml"
    below.parent.mkdir()
    below.write_text("")
    assert trust.is_trusted(case)
    assert trust.is_trusted(below)
    assert not trust.is_trusted(case.parent.parent / "c.toml")


def test_a_case_alone_vouches_for_no_other(case: Path) -> None:
    trust.remember(case)
    other = case.with_name("b.toml")
    other.write_text("")
    assert trust.is_trusted(case)
    assert not trust.is_trusted(other)


def test_a_link_out_of_a_trusted_folder_is_not_trusted(case: Path, tmp_path: Path) -> None:
    trust.remember(case.parent)
    outside = tmp_path / "outside.toml"
    outside.write_text("")
    (case.parent / "link.toml").symlink_to(outside)
    assert not trust.is_trusted(case.parent / "link.toml")


def test_a_folder_that_others_can_write_is_never_trusted_whole(case: Path) -> None:
    trust.remember(case.parent)
    case.parent.chmod(0o777)
    assert trust.place_of(case) == case
    assert not trust.is_trusted(case)


def test_home_is_not_trusted_whole(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(case.parent))
    assert trust.place_of(case) == case
    monkeypatch.setenv("HOME", str(case.parent / "user"))
    assert trust.place_of(case) == case


def test_another_owner_ends_the_trust(case: Path) -> None:
    trust.remember(case.parent)
    store = trust.store_path()
    owner = case.parent.stat().st_uid
    store.write_text(store.read_text().replace(f'"owner": {owner}', f'"owner": {owner + 1}'))
    assert not trust.is_trusted(case)


@pytest.mark.parametrize("damage", ["mode", "link", "fifo", "text"])
def test_a_store_that_is_not_the_users_own_does_not_count(case: Path, damage: str) -> None:
    trust.remember(case.parent)
    store = trust.store_path()
    if damage == "mode":
        store.chmod(0o622)
    elif damage == "link":
        store.rename(store.with_name("other"))
        store.symlink_to("other")
    elif damage == "fifo":
        store.unlink()
        os.mkfifo(store)
    else:
        store.write_text('[]\n{"path": 3}\nnull\n' + "[" * 10_000)
    assert not trust.is_trusted(case)


def test_a_store_that_cannot_be_written_is_said(
    case: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(case))
    with pytest.raises(CuadoError, match=trust.VARIABLE):
        trust.remember(case.parent)
