"""The short form of `./dev faults`: every part is killed at least once, and nothing that was acknowledged is lost."""

import random
from dataclasses import replace

from tests.faults import phases
from tests.faults.phases import Load
from tests.postgres import find_newest

# Servers take seconds to come back where every core is busy with other tests.
KILLS = Load(matches=2, at_once=2, strikes=4, limit=160, pause=0.01, down=0.2)


async def test_a_node_its_store_and_clients_are_killed() -> None:
    report = await phases.own_store(random.Random(1), KILLS)
    assert report.problems == () and report.commands > 50
    assert {kill.part for kill in report.kills} == {"node", "embedded store", "client", "client process"}


async def test_two_nodes_their_store_and_clients_are_killed() -> None:
    parts = {"node", "external store", "client", "client process"}
    if find_newest() is not None:
        parts.add("database")
    report = await phases.two_nodes(random.Random(2), replace(KILLS, strikes=len(parts)))
    assert report.problems == () and report.commands > 50
    assert {kill.part for kill in report.kills} == parts


async def test_two_nodes_are_restarted_one_after_the_other() -> None:
    report = await phases.rolling(random.Random(3), Load(2, at_once=2, strikes=2, limit=160, pause=0.01, down=0.2))
    assert report.problems == () and report.stopped == 2 and report.gaps
