"""A hostile server in line mode: none of its bytes controls the terminal."""

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path

from client.profile.identity import open_profile
from client.text.cells import LEFT_TO_RIGHT
from protocol.ids import Seat
from protocol.room import Happening
from tests.client.rooms import CODE, Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.terminal.screens.test_chat import says
from tests.hostile import HARMFUL, INERT

EVIL = "".join(text for text in (*HARMFUL.values(), *INERT.values()) if "\ud800" not in text)  # which is in no JSON


async def test_no_byte_that_is_written_steers_a_terminal(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    profile = open_profile(within=tmp_path)
    profile.remember(name="Anna")

    async def talk(line: Line) -> None:
        await line.welcome()
        mine = seated(rooms.leg(), profile, address, 0)
        await line.let_in(
            replace(
                mine,
                title=EVIL,
                seats=(mine.seats[0], replace(mine.seats[1], name=f"Ben{EVIL}")),
                happenings=(Happening(version=1, kind="opened", name=EVIL),),
            )
        )
        await line.tell(says(1, EVIL, name=EVIL, seat=Seat(1)))
        await line.reject(await line.command("move"), "illegal", f"No, {EVIL}")

    address = await servers(talk)
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "client.cli", "join", f"{address}/{CODE}"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "TURNABOUT_HOME": str(tmp_path)},
    )
    told, _ = await program.communicate(b"who\n1\n")
    lines = told.decode().split("\n")
    assert all(line.replace(LEFT_TO_RIGHT, "").isprintable() for line in lines)
    assert any("No, " in line for line in lines) and any("Ben" in line for line in lines)
    assert "\u0301" * 5 not in told.decode()


async def test_what_a_web_server_says_is_quoted_inert(tmp_path: Path) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 \x1b]52;c;QQ==\x07 gone \x9b2J\r\nConnection: close\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "client.cli", "replay", f"http://127.0.0.1:{port}/match.json"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "TURNABOUT_HOME": str(tmp_path)},
        )
        _, told = await program.communicate()
    assert b"404" in told and told.decode().rstrip("\n").isprintable()
