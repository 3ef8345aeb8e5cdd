"""A room's tournament: the names that compete in it, and their results.

Each leg of it is a match of the room. The results of a match are added to the tallies when the next match begins.
rules: poker_solitaire, Tournament
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from protocol.commands import Enlist, PlayAs
from protocol.ids import Seat
from protocol.room import TournamentInfo, TournamentName
from server.table.decision import (
    Actor,
    Command,
    Decision,
    Moment,
    Rejection,
    RoomFact,
    check_between,
    check_owner,
    hand_of,
)
from server.table.match import LastMatch, game_of
from server.table.room import Room, Tournament, TournamentTally, broken_room, check_between_matches, check_held, tell
from server.table.seats import Sat, check_free
from server.table.settings import check_one_terminal, check_options

MOST_NAMES = 5


@dataclass(frozen=True, slots=True)
class Enlisted:
    """The owner chose the names that compete in the room's tournament; without names, there is no tournament."""

    names: tuple[str, ...]
    kind: Literal["enlisted"] = "enlisted"


@dataclass(frozen=True, slots=True)
class PlaysAs:
    """A seat plays under one of the tournament's names."""

    seat: Seat
    name: str
    kind: Literal["plays_as"] = "plays_as"


TournamentFact = Enlisted | PlaysAs


def decide_enlist(room: Room, actor: Actor, command: Enlist, moment: Moment) -> Decision:
    """Decide the names that compete in the room's tournament."""
    check_owner(room, actor)
    check_between(room, "enlist", "You can change the competitors")
    if len(set(command.names)) < len(command.names):
        repeated = tuple(dict.fromkeys(name for name in command.names if command.names.count(name) > 1))
        raise Rejection("names_repeated", "Each competitor needs a different name.", names=repeated)
    if not command.names and room.tournament is None:
        message = f"There is no tournament in this room. Give 1 to {MOST_NAMES} names to start one."
        raise Rejection("no_tournament_to_end", message, limit=MOST_NAMES)
    return Decision([Enlisted(tuple(command.names))])


def decide_play_as(room: Room, actor: Actor, command: PlayAs, moment: Moment) -> Decision:
    """Decide the name of the tournament under which a seat plays."""
    seat = hand_of(room, actor)
    check_between(room, "play_as", "You can choose who plays")
    tournament = room.tournament
    if tournament is None:
        message = "There is no tournament in this room. Its owner can start one."
        raise Rejection("no_tournament", message)
    if command.name not in tournament.names:
        message = f"{command.name} does not compete here. Choose a name of the tournament."
        raise Rejection("not_competing", message, name=command.name, names=tuple(tournament.names))
    names = tournament.next_names(room.holders)
    held = room.seats[seat]
    plays = Seat(seat if command.seat is None else command.seat)
    playing = PlaysAs(plays, command.name)
    elsewhere = [Seat(at) for at, name in enumerate(names) if name == command.name and at != plays]
    if elsewhere:
        own = room.seats_of(held.player) if held is not None else ()
        if plays in own and elsewhere[0] in own and (name := names[plays]) is not None:
            return Decision([PlaysAs(elsewhere[0], name), playing])  # the two players at one terminal swap names
        message = f"{command.name} plays at another seat already. Choose another name."
        raise Rejection("name_plays_elsewhere", message, name=command.name, seat=elsewhere[0])
    if held is None or plays in room.seats_of(held.player):
        return Decision([playing])
    check_free(room, plays)
    settings = room.settings
    game = game_of(settings.game, settings.rules)
    check_one_terminal(game, check_options(game, settings.options), settings.form, len(room.seats))
    return Decision([Sat(seat=plays, player=held.player, name=command.name, beside=True), playing])


def _enlist(room: Room, fact: Enlisted, at: int | None) -> Room:
    check_between_matches(room, fact)
    room = replace(room, tournament=with_names(room.tournament, fact.names, len(room.seats)))
    return tell(room, at, "enlisted", detail={"names": fact.names})


def _play_as(room: Room, fact: PlaysAs, at: int | None) -> Room:
    check_held(room, fact)
    if room.tournament is None:
        raise broken_room(room, fact)
    holder = room.holders[fact.seat]
    room = replace(room, tournament=room.tournament.choose(fact.seat, fact.name))
    return tell(room, at, "plays_as", fact.seat, detail={"name": fact.name}, name=holder)


def with_names(before: Tournament | None, names: Sequence[str], seats: int) -> Tournament | None:
    """Return the tournament of these names; a name that stays keeps its results. Without names there is none."""
    if not names:
        return None
    if before is None:
        return Tournament(tallies=tuple([TournamentTally(name=name) for name in names]), plays=(None,) * seats)
    kept = {tally.name: tally for tally in before.tallies}
    return replace(
        before,
        tallies=tuple([kept.get(name) or TournamentTally(name=name) for name in names]),
        plays=_among(before.plays, names),
        playing=_among(before.playing, kept.keys() & set(names)),
    )


def _among(chosen: tuple[str | None, ...], names: Sequence[str] | set[str]) -> tuple[str | None, ...]:
    return tuple([name if name in names else None for name in chosen])


def find_scores(tournament: Tournament, last: LastMatch) -> dict[str, int | None]:
    """Return the score of each name that played the last match; None if it has not played the match to its end."""
    found: dict[str, int | None] = {}
    for name, score in zip(tournament.playing, last.scores, strict=False):
        if name is not None and name not in found:
            found[name] = score
    return found


def tally_match(tournament: Tournament, scores: Mapping[str, int | None]) -> Tournament:
    """Return the tournament with the results of its last match, as `find_scores` returns them.

    A score on cards that a name has played before changes only the name's lowest score.
    """
    cards = tournament.cards
    tallies = [
        _with(tally, scores[tally.name], cards) if tally.name in scores else tally for tally in tournament.tallies
    ]
    return replace(tournament, tallies=tuple(tallies), playing=())


def have_played(tournament: Tournament, last: LastMatch, names: Sequence[str | None]) -> bool:
    """Tell whether all names have played the last match's cards, in that match or before it."""
    after = tally_match(tournament, find_scores(tournament, last))
    return all(tournament.cards in tally.cards for tally in after.tallies if tally.name in names)


def _with(tally: TournamentTally, score: int | None, cards: str) -> TournamentTally:
    if score is not None:
        lowest = score if tally.lowest is None else min(tally.lowest, score)
        if cards in tally.cards:
            tally = replace(tally, lowest=lowest)
        else:
            highest = score if tally.highest is None else max(tally.highest, score)
            tally = replace(tally, legs=tally.legs + 1, total=tally.total + score, highest=highest, lowest=lowest)
    return replace(tally, cards=tally.cards | {cards})


def describe_tournament(
    tournament: Tournament, last: LastMatch | None, holders: Sequence[str | None]
) -> TournamentInfo:
    """Return the public part of a tournament; `last` is its last match, None while one is under way."""
    after = tournament if last is None else tally_match(tournament, find_scores(tournament, last))
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
        plays=tournament.next_names(holders),
        playing=tournament.playing,
        again=tuple([name is not None and tournament.cards in before[name] for name in tournament.playing]),
    )


COMMANDS = (Command(Enlist, decide_enlist), Command(PlayAs, decide_play_as))
FACTS = (RoomFact(Enlisted, _enlist), RoomFact(PlaysAs, _play_as))
