"""Whether tests fail or skip without a program that they drive."""

import pytest

from tests.required import is_required


@pytest.mark.parametrize(
    ("settings", "required"),
    [
        ({}, False),
        ({"CI": "true"}, True),
        ({"CI": ""}, False),
        ({"TURNABOUT_POSTGRES": "required"}, True),
        ({"TURNABOUT_POSTGRES": "optional"}, False),
        ({"TURNABOUT_BROWSER": "required"}, False),
    ],
    ids=str,
)
def test_a_program_is_required_in_ci_and_by_its_setting(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], required: bool
) -> None:
    for name in ("CI", "TURNABOUT_POSTGRES", "TURNABOUT_BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert is_required("TURNABOUT_POSTGRES") is required
