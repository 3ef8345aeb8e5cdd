"""A tournament as a value: the names that compete in a room, and what each of them has reached there.

Every leg of it is a match of the room. The results of a match are added to the tallies when the next match begins.
rules: poker_solitaire, Tournament
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from protocol.cards import Card
from protocol.ids import level_of
from protocol.record import digest
from protocol.tournament import TournamentInfo, TournamentName
from server.table import match as matches
from server.table.match import Match

MOST_NAMES = 5


@dataclass(frozen=True, slots=True)
class Tally:
    """What a name has reached: in so many `legs`, `total` points together; `cards` are those it has played before."""

    name: str
    legs: int = 0
    total: int = 0
    highest: int | None = None
    lowest: int | None = None
    cards: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who competes, in the order in which they were enlisted.

    `plays` is by seat the name chosen for it; `playing` those under which the match under way, or the last one, is
    played, and `cards` which cards that is on.
    """

    tallies: tuple[Tally, ...]
    plays: tuple[str | None, ...]
    playing: tuple[str | None, ...] = ()
    cards: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that compete."""
        return tuple([tally.name for tally in self.tallies])


def enlisted(before: Tournament | None, names: Sequence[str], seats: int) -> Tournament | None:
    """Return the tournament with these names alone: one that stays keeps its numbers; without names there is none."""
    if not names:
        return None
    if before is None:
        return Tournament(tuple([Tally(name) for name in names]), (None,) * seats)
    kept = {tally.name: tally for tally in before.tallies}
    return replace(
        before,
        tallies=tuple([kept.get(name) or Tally(name) for name in names]),
        plays=_among(before.plays, names),
        playing=_among(before.playing, kept.keys() & set(names)),
    )


def _among(chosen: tuple[str | None, ...], names: Sequence[str] | set[str]) -> tuple[str | None, ...]:
    return tuple([name if name in names else None for name in chosen])


def chosen(before: Tournament, seat: int, name: str | None) -> Tournament:
    """Return the tournament in which a seat plays under a name; None: that of whoever holds it."""
    return replace(before, plays=(*before.plays[:seat], name, *before.plays[seat + 1 :]))


def next_names(tournament: Tournament, holders: Sequence[str | None]) -> tuple[str | None, ...]:
    """Return by seat the name under which the next match is played, by the names of those who hold the seats.

    None where that is nobody's who competes.
    """
    return tuple(
        [
            name or (holder if holder in tournament.names and holder not in tournament.plays else None)
            for name, holder in zip(tournament.plays, holders, strict=True)
        ]
    )


def cards_of(deck: Sequence[Card]) -> str:
    """Return what tells cards from others."""
    return digest({"deck": list(deck)})[:16]


def scores_of(tournament: Tournament, match: Match) -> dict[str, int | None]:
    """Return the score of each name that plays a match; None if it has not played the match to its end."""
    result = matches.result(match)
    found: dict[str, int | None] = {}
    for seat, name in enumerate(tournament.playing):
        if name is None or name in found:
            continue
        played = result is not None and result.why == "score"
        played = played and match.computers[seat] == level_of(match.deal.players[seat])
        found[name] = result.scores[seat] if played and result is not None else None
    return found


def tallied(tournament: Tournament, scores: Mapping[str, int | None]) -> Tournament:
    """Return the tournament with the results of its last match, as `scores_of` returns them.

    A score on cards that a name has played before changes only the name's lowest score.
    """
    cards = tournament.cards
    tallies = [
        _with(tally, scores[tally.name], cards) if tally.name in scores else tally for tally in tournament.tallies
    ]
    return replace(tournament, tallies=tuple(tallies), playing=())


def have_played(tournament: Tournament, match: Match, names: Sequence[str | None]) -> bool:
    """Tell whether all of some names have played a match's cards, in that match or before it."""
    after = tallied(tournament, scores_of(tournament, match))
    return all(tournament.cards in tally.cards for tally in after.tallies if tally.name in names)


def _with(tally: Tally, score: int | None, cards: str) -> Tally:
    if score is not None:
        lowest = score if tally.lowest is None else min(tally.lowest, score)
        if cards in tally.cards:
            tally = replace(tally, lowest=lowest)
        else:
            highest = score if tally.highest is None else max(tally.highest, score)
            tally = replace(tally, legs=tally.legs + 1, total=tally.total + score, highest=highest, lowest=lowest)
    return replace(tally, cards=tally.cards | {cards})


def info(tournament: Tournament, match: Match | None, holders: Sequence[str | None]) -> TournamentInfo:
    """Return what everybody may know of a tournament, whose match may be under way or over."""
    over = match is not None and match.over
    after = tournament
    if match is not None and over:
        after = tallied(tournament, scores_of(tournament, match))
    before = {tally.name: tally.cards for tally in tournament.tallies}
    return TournamentInfo(
        names=tuple(
            [
                TournamentName(
                    name=tally.name,
                    legs=tally.legs,
                    highest=tally.highest,
                    lowest=tally.lowest,
                    average=tally.total / tally.legs if tally.legs else None,
                )
                for tally in after.tallies
            ]
        ),
        plays=next_names(tournament, holders),
        playing=tournament.playing,
        again=tuple([name is not None and tournament.cards in before[name] for name in tournament.playing]),
    )
