from pathlib import Path

import pytest

from client.games.family_tree.lessons import Lesson
from client.net.errors import BadProfile
from client.profile.identity import open_profile
from client.room.guide_progress import explained, newcomer, remember_explained


def test_what_was_explained_is_remembered_and_can_begin_anew(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    assert newcomer(profile)
    assert explained(profile) == frozenset()
    remember_explained(profile, frozenset({Lesson.WELCOME, Lesson.ACE}))
    assert explained(profile) == {Lesson.WELCOME, Lesson.ACE}
    assert not newcomer(profile)
    remember_explained(profile, frozenset())
    assert explained(profile) == frozenset()
    assert not newcomer(profile)


@pytest.mark.parametrize("kept", ["", "[]", '{"explained": 7}', '{"explained": [7]}'])
def test_what_cannot_be_read_counts_as_nothing(tmp_path: Path, kept: str) -> None:
    profile = open_profile(within=tmp_path)
    (profile.directory / "guide.json").write_text(kept)
    assert explained(profile) == frozenset()


def test_what_cannot_be_kept_is_an_error(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    (profile.directory / "guide.json").mkdir()
    with pytest.raises(BadProfile, match="file_not_written"):
        remember_explained(profile, frozenset())
