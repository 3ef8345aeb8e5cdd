"""The kept schemas are those of the models."""

from pathlib import Path

import pytest

from protocol.schema import DIRECTORY, schemas, write


@pytest.mark.parametrize("name", schemas())
def test_kept_schema_is_generated_from_the_models(name: str, tmp_path: Path) -> None:
    write(tmp_path)
    kept = (DIRECTORY / name).read_text(encoding="utf-8")
    assert kept == (tmp_path / name).read_text(encoding="utf-8"), "out of date; run: python -m protocol.schema"
