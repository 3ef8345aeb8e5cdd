"""A record in JSON."""

from protocol.record import Record
from server.offline.simulate import records, simulation


def test_a_record_names_the_package_of_an_installed_game_only() -> None:
    (record,) = records(simulation("family-tree", "5", 1, "random,random", 0, "{}"))
    assert "package" not in record.model_dump()
    installed = record.model_copy(update={"package": "turnabout-pile-up 0.2.0"})
    assert installed.model_dump()["package"] == "turnabout-pile-up 0.2.0"
    assert Record.model_validate_json(installed.model_dump_json()) == installed
