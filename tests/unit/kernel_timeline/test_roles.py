"""What each role of a timeline made by hand waits for, and who is critical."""

import pytest
from handmade_timeline import timeline

from cuado.kernel_timeline.result import Records
from cuado.kernel_timeline.roles import Reason, roles_of


def test_warps_that_wait_at_the_same_places_are_a_role() -> None:
    roles = roles_of(timeline())
    assert [role.warps for role in roles.roles] == [(0,), (1, 2), (3,)]
    copies, multiplies, leaves = roles.roles
    assert (copies.starts_copies, copies.multiplies) == (True, False)
    assert (multiplies.starts_copies, multiplies.multiplies) == (False, True)
    assert leaves.life == pytest.approx(0.025)


def test_a_wait_for_copies_begins_when_they_are_started() -> None:
    shares = roles_of(timeline()).roles[1].shares
    # Each waits from 30 to 140 for copies that are started at 40; and again, until 910.
    assert shares[Reason.WARPS] == pytest.approx((10 + 10 + 10 + 25) / 2000)
    assert shares[Reason.COPIES] == pytest.approx((100 + 100 + 20 + 20) / 2000)
    assert shares[Reason.PRODUCTS] == pytest.approx((740 + 730 + 120) / 2000)
    assert sum(shares.values()) == pytest.approx(1)


def test_who_waits_least_for_others_is_critical() -> None:
    roles = roles_of(timeline())
    assert roles.critical == 1
    (longest, *_) = roles.roles[0].waits
    assert (longest.reason, longest.role) == (Reason.WARPS, 1)
    assert longest.share == pytest.approx(0.85)
    assert roles.roles[0].for_others == pytest.approx(0.86)


def test_without_arrivals_it_is_not_said_what_an_mbarrier_is_waited_for() -> None:
    found = timeline()
    kept = [n for n in range(len(found.records)) if found.places[found.records.place[n]].waits]
    rows = found.records
    columns = (rows.owner, rows.place, rows.begin, rows.end, rows.address)
    records = Records(*(column[kept] for column in columns))
    shares = roles_of(timeline(records=records)).roles[1].shares
    assert Reason.COPIES not in shares
    assert shares[Reason.MBARRIER] == pytest.approx((110 + 110 + 30 + 45) / 2000)


def test_no_records_are_no_roles() -> None:
    found = timeline()
    empty = found.records.owner[:0]
    none = Records(empty, empty, empty, empty, empty)
    roles = roles_of(timeline(records=none))
    assert roles.roles == ()
    assert roles.silent == (0, 1, 2, 3)
