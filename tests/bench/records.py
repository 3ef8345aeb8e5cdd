"""Records of matches as people play them: the bytes that each takes when it is packed, and the dictionary for that.

    python -m tests.bench.records [--write]     measures packing; --write puts the table into server/CAPACITY.md
    python -m tests.bench.records --compare     compares levels of zstd, and dictionaries of several sizes
    python -m tests.bench.records --train FILE  trains a dictionary, such as server/records/packed.zdict

1. Computers play each match by the code that rooms use, on a random number.
2. Then it gets what people would have brought: names, random ids, a hidden number and some seconds for each move.
3. The dictionary is trained on other matches than those that are measured.
"""

import argparse
import math
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from protocol.deals import HIGHEST_NUMBER, commitment
from protocol.ids import ALPHABET
from protocol.record import Record, digest
from server.bots.pool import cores
from server.offline.simulate import records, simulation
from server.records.packed import LEVEL, by_columns, pack, unpack
from server.table.decision import stamp
from tests.bench.capacity import END, PAGE

if sys.version_info >= (3, 14):
    from compression.zstd import ZstdCompressor, ZstdDict, train_dict
else:
    from backports.zstd import ZstdCompressor, ZstdDict, train_dict

BEGIN = "<!-- measured by python -m tests.bench.records -->"
MEASURED, TRAINED = 100, 200
"""Matches of each kind."""
FIRST_MEASURED = 1_000_000
"""The seeds of measured matches begin here, beyond those that the dictionary was trained on."""
DICTIONARY_KIB = 64
LEVELS = (3, 9, 15, 19)
SIZES_KIB = (0, 16, 32, 64, 110)
SECONDS_PER_MOVE = 6.0
"""The median."""
_FROM, _UNTIL = 1_767_225_600, 2_019_686_400
"""Matches begin from 2026 to 2033, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A game in a form. `levels` are the computers that play it."""

    title: str
    game: str
    levels: str
    form: str
    options: str = "{}"

    def record(self, seed: int) -> bytes:
        """Play a match and return its record; a seed always gives the same."""
        rng = random.Random(f"{self.title}:{seed}")
        number = str(rng.randint(1, HIGHEST_NUMBER))
        played = next(records(simulation(self.game, number, 1, self.levels, seed, self.options, self.form)))
        return played_by_people(played, rng).model_dump_json().encode()


KINDS = (
    Kind("Family Tree", "family-tree", "easy,easy", "match"),
    Kind("Family Tree, mirror", "family-tree", "easy,random", "mirror"),
    Kind("Family Tree, solo", "family-tree", "normal", "solo"),
    Kind("Happy Graphs, two together", "happy-graphs", "normal,easy", "together"),
    Kind("Happy Graphs, four together", "happy-graphs", "normal,easy,normal,easy", "together", '{"variant": "hex"}'),
    Kind("Happy Graphs, solo", "happy-graphs", "normal", "solo"),
    Kind("Happy Graphs, duel", "happy-graphs", "normal,easy", "match", '{"mode": "duel"}'),
    Kind("Happy Graphs, mirror", "happy-graphs", "normal,easy", "mirror", '{"mode": "duel", "variant": "corners"}'),
    Kind("Happy Graphs, puzzle", "happy-graphs", "easy", "solo", '{"mode": "puzzle"}'),
    Kind("Patriarch", "patriarch", "normal,easy", "match"),
    Kind("Patriarch, three players", "patriarch", "normal,easy,normal", "match", '{"variant": "matriarch"}'),
    Kind("Patriarch, mirror", "patriarch", "normal,easy", "mirror"),
    Kind("Poker Solitaire, solo", "poker-solitaire", "normal", "solo"),
    Kind("Poker Solitaire, duel", "poker-solitaire", "normal,easy", "match", '{"mode": "duel"}'),
    Kind("Poker Solitaire, race", "poker-solitaire", "normal,easy", "match", '{"mode": "race"}'),
    Kind("Grandma's Game, solo", "grandmas-game", "normal", "solo"),
    Kind("Grandma's Game, race", "grandmas-game", "normal,easy", "race"),
)
Texts = Mapping[Kind, list[bytes]]


def played_by_people(record: Record, rng: random.Random) -> Record:
    """Return a record as if people had played, or in a third of the matches of several players one with computers."""
    document = record.model_dump(mode="json")
    seats = document["seats"]
    people = {0} if len(seats) > 1 and rng.random() < 1 / 3 else {*range(len(seats))}
    for seat in people:
        seats[seat] |= {"name": _name(rng), "player": "".join(rng.choices(ALPHABET, k=16))}
    hidden = len(seats) > 1 and rng.random() < 0.7
    salt = rng.randbytes(16).hex() if hidden else None
    at_once = record.form in ("race", "mirror")
    now = begun = float(rng.randrange(_FROM, _UNTIL))
    for leg in document["legs"]:
        if salt is not None:
            leg["commitment"] = {"sha256": commitment(leg["number"], salt), "salt": salt}
        now = (begun if at_once else now) + rng.uniform(5, 60)
        for move in leg["moves"]:
            thought = rng.lognormvariate(math.log(SECONDS_PER_MOVE), 0.7) if move["seat"] in people else 1.0
            now += min(thought, 180.0) + rng.uniform(0.0, 0.5)
            move["at"] = stamp(round(1000 * now))
    return Record.model_validate({**document, "digest": digest(document)})


def _name(rng: random.Random) -> str:
    syllables = (rng.choice("bdfghklmnprstvz") + rng.choice("aeiou") for _ in range(rng.randint(1, 3)))
    return ("".join(syllables) + rng.choice(("", "n", "r", "s"))).capitalize()


def played(first: int, count: int) -> Texts:
    """Return records of each kind, with the seeds from `first` on."""
    with ProcessPoolExecutor(cores()) as pool:
        return {kind: [*pool.map(kind.record, range(first, first + count), chunksize=10)] for kind in KINDS}


def trained(kib: int, matches: Texts) -> ZstdDict:
    """Return a dictionary of at most so many KiB, trained on records."""
    return train_dict([by_columns(record) for record in chain(*matches.values())], kib * 1024)


def compare(
    measured: Texts, training: Texts, sizes_kib: Sequence[int] = SIZES_KIB, levels: Sequence[int] = LEVELS
) -> Iterator[str]:
    """Yield the mean bytes of a match, over all kinds, and its CPU time: for each level and size of the dictionary."""
    prepared: Mapping[str, Callable[[bytes], bytes]] = {"as JSON": bytes, "by columns": by_columns}
    for what, prepare in prepared.items():
        texts = [[prepare(record) for record in of_kind] for of_kind in measured.values()]
        samples = [prepare(record) for record in chain(*training.values())]
        for kib in sizes_kib:
            dictionary = train_dict(samples, kib * 1024).as_digested_dict if kib else None
            for level in levels:
                sizes, us = _measured(texts, partial(_compressed, level, dictionary))
                mean = sum(sizes) / len(sizes)
                yield f"{what:10}  dictionary {kib:3} KiB  level {level:2}  {mean:6.0f} bytes  {us:6.0f} us"


def _compressed(level: int, dictionary: Any, text: bytes) -> bytes:
    return ZstdCompressor(level, zstd_dict=dictionary).compress(text, ZstdCompressor.FLUSH_FRAME)


def _measured(texts: list[list[bytes]], change: Callable[[bytes], bytes]) -> tuple[list[float], float]:
    """Return the mean bytes that a change gives for each list of texts, and its CPU time in us a text."""
    began = time.process_time()
    sizes = [sum(len(change(text)) for text in of_kind) / len(of_kind) for of_kind in texts]
    return sizes, (time.process_time() - began) / sum(map(len, texts)) * 1e6


def table(measured: Texts) -> str:
    """Return a table: for each kind its moves, bytes of JSON and packed, and the CPU time of packing and unpacking."""
    rows = [["match", "moves", "JSON, bytes", "zstd alone", "**packed**", "pack, us", "unpack, us"]]
    for kind, texts in measured.items():
        moves = sum(text.count(b'"move":') for text in texts) / len(texts)
        sizes = [_measured([texts], change) for change in (bytes, partial(_compressed, LEVEL, None), pack)]
        plain, alone, packed = [size for (size,), _ in sizes]
        _, unpacking = _measured([[pack(text) for text in texts]], unpack)
        figures = [f"{moves:.0f}", f"{plain:,.0f}", f"{alone:,.0f}", f"**{packed:,.0f}**"]
        rows.append([kind.title, *figures, f"{sizes[-1][1]:,.0f}", f"{unpacking:,.0f}"])
    rows.insert(1, ["---"] * len(rows[0]))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    """Measure, compare or train."""
    arguments = argparse.ArgumentParser(
        prog="python -m tests.bench.records", description=(__doc__ or "").splitlines()[0]
    )
    arguments.add_argument("--write", action="store_true", help="put the table into server/CAPACITY.md")
    arguments.add_argument("--compare", action="store_true", help="compare levels and dictionaries instead")
    arguments.add_argument("--train", type=Path, metavar="FILE", help="train a dictionary instead")
    asked = arguments.parse_args()
    if asked.train is not None:
        asked.train.write_bytes(trained(DICTIONARY_KIB, played(0, TRAINED)).dict_content)
    elif asked.compare:
        for line in compare(played(FIRST_MEASURED, MEASURED), played(0, TRAINED)):
            sys.stdout.write(f"{line}\n")
    else:
        found = table(played(FIRST_MEASURED, MEASURED))
        sys.stdout.write(f"{found}\n")
        if asked.write:
            before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
            PAGE.write_text(f"{before}{BEGIN}\n\n{found}\n\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
