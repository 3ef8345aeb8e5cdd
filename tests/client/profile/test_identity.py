import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from client.net.address import ServerAddress
from client.net.errors import BadProfile
from client.net.local_addresses import local_addresses
from client.profile.identity import Last, home, open_profile, own_server, write_json
from client.text.error_text import explain

SERVER = ServerAddress("192.168.1.5")
MAKE_KEY = """
import sys
from pathlib import Path
from client.net.address import ServerAddress
from client.profile.identity import open_profile
profile = open_profile("default", Path(sys.argv[1]))
sys.stdin.readline()
print(profile.key(ServerAddress("192.168.1.5")))
"""


def test_a_key_is_256_bits_and_stays_the_same(tmp_path: Path) -> None:
    key = open_profile(within=tmp_path).key(SERVER)
    assert len(bytes.fromhex(key)) == 32
    assert open_profile(within=tmp_path).key(SERVER) == key


def test_every_server_and_every_profile_has_its_own_key(tmp_path: Path) -> None:
    anna, ben = open_profile("anna", tmp_path), open_profile("ben", tmp_path)
    secure = ServerAddress("192.168.1.5", 8420, secure=True)
    keys = {anna.key(SERVER), ben.key(SERVER), anna.key(secure), anna.key(ServerAddress("192.168.1.5", 8421))}
    assert len(keys) == 4


def test_a_server_on_this_machine_has_one_key_a_port_whatever_it_is_called(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    hosts = ["localhost", "localhost.", "127.0.0.1", "127.0.1.1", "::1", *(each.host for each in local_addresses())]
    assert {profile.key(ServerAddress(host)) for host in hosts} == {profile.key(ServerAddress("127.0.0.1"))}
    others = [ServerAddress("127.0.0.1", 8421), ServerAddress("192.0.2.7"), ServerAddress("localhost.example.org")]
    assert len({profile.key(server) for server in (ServerAddress("localhost"), *others)}) == 4


def test_ones_own_server_has_one_key_whichever_port_it_listens_on(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    before = profile.key(ServerAddress("localhost", 8420))  # kept by its port, as it was once
    for port in (8420, 8423):
        own_server(tmp_path).parent.mkdir(exist_ok=True)
        write_json(own_server(tmp_path), {"port": port})
        assert profile.key(ServerAddress("localhost", port)) == before
    others = [ServerAddress("127.0.0.1", 8424), ServerAddress("192.0.2.7", 8423)]
    assert before not in {profile.key(server) for server in (*others, ServerAddress("127.0.0.1", 8423, secure=True))}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes; a user's data directory is private there")
def test_only_its_user_can_read_a_key(tmp_path: Path) -> None:
    within = tmp_path / "share" / "turnabout"
    old = os.umask(0)
    try:
        profile = open_profile(within=within)
        profile.key(SERVER)
    finally:
        os.umask(old)
    (file,) = (profile.directory / "keys").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    while file != within:
        file = file.parent
        assert stat.S_IMODE(file.stat().st_mode) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes; a user's data directory is private there")
def test_what_others_have_come_to_read_is_made_ones_own_again(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    key = profile.key(SERVER)
    keys = profile.directory / "keys"
    (file,) = keys.iterdir()
    for path, mode in ((file, 0o644), (keys, 0o755), (profile.directory, 0o777)):
        path.chmod(mode)
    assert open_profile(within=tmp_path).key(SERVER) == key
    assert [stat.S_IMODE(path.stat().st_mode) for path in (file, keys, profile.directory)] == [0o600, 0o700, 0o700]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has files whose mode nobody may change")
def test_a_key_that_others_can_read_for_good_is_refused(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    profile.key(SERVER)
    (file,) = (profile.directory / "keys").iterdir()
    file.unlink()
    file.symlink_to("/proc/self/status")
    with pytest.raises(BadProfile) as refusal:
        profile.key(SERVER)
    assert re.search(rf"{file.name}, and that can’t be changed .* Run chmod go= ", explain(refusal.value))


def test_programs_that_make_a_key_at_once_get_the_same(tmp_path: Path) -> None:
    open_profile(within=tmp_path)
    programs = [
        subprocess.Popen(  # this very Python, on the script above
            [sys.executable, "-c", MAKE_KEY, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()
    keys = {program.communicate()[0].strip() for program in programs}
    assert keys == {open_profile(within=tmp_path).key(SERVER)}
    assert len(list((open_profile(within=tmp_path).directory / "keys").iterdir())) == 1


def test_a_damaged_key_is_named_not_replaced(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    profile.key(SERVER)
    (file,) = (profile.directory / "keys").iterdir()
    file.write_text("something else")
    with pytest.raises(BadProfile, match=str(file.name)):
        profile.key(SERVER)
    assert file.read_text() == "something else"


@pytest.mark.parametrize("name", ["", "..", "a/b", "a b", ".hidden", "ä", "x" * 33, "nul\0"])
def test_a_profile_name_is_limited_to_safe_characters(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadProfile, match="bad_profile"):
        open_profile(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_name_and_server_are_remembered_one_by_one(tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    assert profile.last() == Last(None, None)
    profile.remember(name="Zoë 🎴")
    profile.remember(server=ServerAddress("example.org", 443, True, "/cards"))
    assert open_profile(within=tmp_path).last() == Last("Zoë 🎴", ServerAddress("example.org", 443, True, "/cards"))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"name": 7, "server": "a b"}'])
def test_a_damaged_memory_counts_as_none(tmp_path: Path, text: str) -> None:
    profile = open_profile(within=tmp_path)
    (profile.directory / "last.json").write_text(text)
    assert profile.last() == Last(None, None)


@pytest.mark.parametrize("text", ["Ada", "\udc80"], ids=["is in the way", "cannot be written"])
def test_what_could_not_be_written_leaves_nothing_behind(tmp_path: Path, text: str) -> None:
    (tmp_path / "last.json").mkdir()
    with pytest.raises((BadProfile, UnicodeEncodeError)):
        write_json(tmp_path / "last.json", {"name": text})
    assert [each.name for each in tmp_path.iterdir()] == ["last.json"]


def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadProfile, match="directory_not_made"):
        open_profile(within=tmp_path / "file")


def test_the_home_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNABOUT_HOME", str(tmp_path))
    assert home() == tmp_path
    monkeypatch.delenv("TURNABOUT_HOME")
    assert home().name == "turnabout"
