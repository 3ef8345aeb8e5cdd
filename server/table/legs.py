"""Matches and their legs: getting ready, beginning a match, starting its legs, and agreeing to the next match.

1. When the last seat gets ready (`Ready`), a leg starts in the same entry: the first one begins the match.
2. After a match, the seats offer the same next match (`Offer`, or `Answer` to an offer). When the last seat does so, it
   begins, as agreeing to a rematch means being ready for it. Only in a tournament with more names than seats do the
   players choose who plays first, and get ready.
3. In a correspondence game nobody has to get ready for the next leg: it falls due soon after the leg before it.
4. Starting needs chance and slow work (a number, a deck), so the decision may first be a `Need` of a `Draw`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from protocol.cards import Card
from protocol.command import Another
from protocol.commands import Answer, Offer, Ready
from protocol.deals import commitment
from protocol.games.catalog import package_of
from protocol.ids import Form, MatchId, PlayerId, Role, Seat, level_of
from protocol.options import Clock
from server.games.catalog import played_as
from server.table.clocks import start_clocks
from server.table.decision import (
    Actor,
    Command,
    Decision,
    Draw,
    Moment,
    Need,
    Person,
    Rejection,
    RoomFact,
    hand_of,
    seats_of,
)
from server.table.match import (
    BrokenLog,
    Deal,
    Dealt,
    LastMatch,
    Leg,
    Match,
    broken_match,
    check_follows,
    deal_leg,
    find_dealt,
    game_of,
    identify_cards,
    number_after,
    rotate_roles,
    with_item,
)
from server.table.room import Room, broken_room, check_held, tell
from server.table.tournament import find_scores, have_played, tally_match

START_MS = 30_000
"""The next leg of a correspondence game starts this long after the last one, which players can look at until then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchBegun:
    """Every seat was ready: a match begins with its first leg.

    `players` and `names` are by seat; `salt` is None for a known number; `roles` are the roles in the first leg. `seen`
    are the cards that an earlier match on the same number showed. `dead`: whatever is played, the legs end at once.
    `notes`: views contain conclusions from the cards seen. `daily`: the number belongs to that day, and is hidden
    until the day ends. `package` is the package of an installed game, with its version. `casual`: a player alone can
    undo every move. Hidden values are left out of `repr`, because that gets into errors, and so into logs.
    """

    match: int
    id: MatchId
    game: str
    rules: int
    options: dict[str, Any]
    form: Form
    players: tuple[PlayerId, ...]
    names: tuple[str, ...]
    number: int = field(repr=False)
    known: bool
    salt: str | None = field(repr=False)
    deck: tuple[Card, ...] = field(repr=False)
    roles: tuple[Role, ...]
    seen: tuple[Card, ...]
    dead: bool
    clock: Clock | None = None
    notes: bool = True
    daily: str | None = None
    package: str | None = None
    casual: bool = False
    kind: Literal["match_begun"] = "match_begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class LegStarted:
    """Every seat was ready: a later leg of the match starts.

    It has the match's deck, or the deck of its own `number` if each leg has one; `salt` is None for a known number.
    """

    leg: int
    roles: tuple[Role, ...]
    deck: tuple[Card, ...] = field(repr=False)
    number: int | None = field(default=None, repr=False)
    salt: str | None = field(default=None, repr=False)
    kind: Literal["leg_started"] = "leg_started"


@dataclass(frozen=True, slots=True)
class Readied:
    """A seat is ready for a leg, and another one is not yet."""

    seat: Seat
    leg: int
    kind: Literal["readied"] = "readied"


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat offers another match."""

    seat: Seat
    what: Another
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat declined another match, which withdraws all offers of it."""

    seat: Seat
    what: Another
    kind: Literal["declined"] = "declined"


LegFact = MatchBegun | LegStarted | Readied | Offered | Declined


# Getting ready


def decide_ready(room: Room, actor: Actor, command: Ready, moment: Moment) -> Decision | Need:
    """Decide that a player is ready for a leg, which starts when all seats are ready."""
    seat = hand_of(room, actor)
    coming = room.next_leg
    if coming is None:
        raise Rejection("no_leg_to_start", "No leg is waiting to start now.")
    if coming != (command.match, command.leg):
        match, leg = coming
        raise Rejection("not_next_leg", f"The next leg is leg {leg} of match {match}.", match=match, leg=leg)
    held = seats_of(room, actor)
    if len(room.ready_seats | {*held}) < len(room.seats):
        if seat in room.ready_seats:
            raise Rejection("ready_already", f"You are ready already. Wait for {_others(room)}.")
        return Decision([Readied(each, command.leg) for each in held])
    if room.match is not None and room.under_way:
        return _decide_leg(room.match, moment.draw)
    return _decide_match(room, moment.draw)


def _others(room: Room) -> str:
    return "the others" if len(room.seats) > 2 else "the other player"


def _decide_leg(match: Match, draw: Draw | None) -> Decision | Need:
    deal, leg = match.deal, match.leg
    ordinal, roles = leg.leg + 1, rotate_roles(leg.roles)
    if not deal.format.own_numbers:
        return Decision([LegStarted(leg=ordinal, roles=roles, deck=deal.deck)])
    number = number_after(find_dealt(match, leg).number) if deal.known else None
    if draw is None or (number is not None and draw.number != number):
        return Need(
            game=deal.game.name,
            options=deal.options.model_dump(mode="json"),
            form=deal.form,
            seats=len(roles),
            number=number,
        )
    salt = None if deal.known else draw.salt
    return Decision([LegStarted(leg=ordinal, roles=roles, deck=draw.deck, number=draw.number, salt=salt)])


def next_own_start(match: Match) -> tuple[int] | None:
    """Return when the next leg starts automatically, in ms since 1970 UTC; None if it waits for the players."""
    clocks = match.leg.clocks
    if match.over or not match.leg.over or clocks is None or not clocks.rule.is_correspondence:
        return None
    return (clocks.since + START_MS,)


def decide_own_start(match: Match, now: int, draw: Draw | None) -> Decision | Need | None:
    """Return the decision that the next leg of a correspondence game starts, if it is due at a time in ms."""
    due = next_own_start(match)
    return None if due is None or now < due[0] else _decide_leg(match, draw)


def _decide_match(room: Room, draw: Draw | None) -> Decision | Need:
    settings, last = room.settings, room.past
    again = last is not None and room.agreed == "same_number"
    number = last.number if last is not None and again else settings.number
    if draw is None or (number is not None and draw.number != number):
        return Need(
            game=settings.game,
            options=settings.options,
            form=settings.form,
            seats=len(room.seats),
            number=number,
            winnable=settings.winnable,
            daily=settings.daily,
        )
    ordinal = len(room.ids) + 1
    # With other options, the same number may deal another deck.
    known = last is not None and again and last.cards == identify_cards(draw.deck) and _have_played(room, last)
    seen = last.shown if last is not None and known else ()
    seated = [seated for seated in room.seats if seated is not None]
    open_number = number is not None or settings.form == "solo"  # alone, there is nobody to hide it from
    begun = MatchBegun(
        match=ordinal,
        id=draw.id,
        game=settings.game,
        rules=settings.rules,
        options=settings.options,
        form=settings.form,
        players=tuple(each.player for each in seated),
        names=tuple(chosen or each.name for chosen, each in zip(_tournament_names(room), seated, strict=True)),
        number=draw.number,
        known=open_number,
        salt=None if open_number else draw.salt,
        deck=draw.deck,
        roles=_first_roles(room, draw),
        seen=tuple(seen),
        dead=draw.dead,
        clock=settings.clock,
        notes=settings.notes,
        daily=settings.daily,
        package=package_of(settings.game),
        casual=settings.casual,
    )
    return Decision([begun], begins=True)


def _tournament_names(room: Room) -> tuple[str | None, ...]:
    """Return by seat the name of a tournament under which the next match is played."""
    return (None,) * len(room.seats) if room.tournament is None else room.tournament.next_names(room.holders)


def _have_played(room: Room, last: LastMatch) -> bool:
    """Tell whether all who compete in the next match have played the last one's cards, and so know them."""
    return room.tournament is None or have_played(room.tournament, last, _tournament_names(room))


def _first_roles(room: Room, draw: Draw) -> tuple[Role, ...]:
    """Return the roles in leg 1: as the owner chose, or else moved on by a seat in a rematch, or else drawn."""
    settings = room.settings
    game, seats = game_of(settings.game, settings.rules), len(room.seats)
    roles = game.format(game.options.model_validate(settings.options), settings.form, seats).roles_for(seats)
    # If computers have all seats, the role is for the first of them.
    chooser = Seat(0) if all(room.computers) else room.seat_of(room.owner)
    first = draw.first
    if settings.role is not None and chooser is not None:
        fitting = [Seat(by) for by in range(seats) if rotate_roles(roles, by)[chooser] == settings.role]
        first = first if first in fitting else fitting[first % len(fitting)]
    elif (last := room.past) is not None and _is_rematch(room, last, roles):
        return rotate_roles(last.roles)
    return rotate_roles(roles, first)


def _is_rematch(room: Room, last: LastMatch, roles: Sequence[Role]) -> bool:
    """Tell whether the players of the last match hold the same seats, in a game with the same roles."""
    players = tuple([seated.player for seated in room.seats if seated is not None])
    return last.players == players and sorted(last.roles) == sorted(roles)


def _ready(room: Room, fact: Readied, at: int | None) -> Room:
    match = room.match
    if match is not None and not match.over:
        room = replace(room, match=ready_seat(match, fact))
    else:
        check_held(room, fact)
        if fact.leg != 1:
            raise broken_room(room, fact)
        room = replace(room, ready=room.ready | {fact.seat})
    return tell(room, at, "readied", fact.seat)


def ready_seat(match: Match, fact: Readied) -> Match:
    """Return the match with one more seat ready for its next leg. Raises BrokenLog."""
    _check_next(match, fact)
    check_follows(match, fact, fact.seat not in match.ready)
    return replace(match, ready=match.ready | {fact.seat})


def _check_next(match: Match, fact: Readied | LegStarted) -> None:
    if fact.leg != match.next_leg:
        raise BrokenLog(f"{fact.kind!r} for leg {fact.leg} of match {match.match}, whose next leg is {match.next_leg}")


# Beginning a match and starting its legs


def _begin(room: Room, fact: MatchBegun, at: int | None) -> Room:
    if room.under_way or fact.match != len(room.ids) + 1:
        raise broken_room(room, fact)
    tournament, last = room.tournament, room.past
    if tournament is not None:
        if last is not None:
            tournament = tally_match(tournament, find_scores(tournament, last))
        names = tuple([name if name in tournament.names else None for name in fact.names])
        tournament = replace(tournament, playing=names, cards=identify_cards(fact.deck))
    # The role is for one match, and so is the number, unless this match is on the number of the last one.
    number = room.settings.number if room.agreed == "same_number" else None
    room = replace(
        room,
        settings=replace(room.settings, number=number, role=None),
        begun=room.version,
        ready=frozenset(),
        offers=(None,) * len(room.seats),
        agreed=None,
        match=begin_match(fact, at),
        tournament=tournament,
        ids=(*room.ids, fact.id),
        last=None,
        unplayed=room.unplayed_so_far,
    )
    return tell(room, at, "leg_started", match=fact.match, leg=1)


def _start(room: Room, fact: LegStarted, at: int | None) -> Room:
    if room.match is None:
        raise broken_room(room, fact)
    match = start_leg(room.match, fact, at)
    return tell(replace(room, match=match), at, "leg_started", match=match.match, leg=fact.leg)


def begin_match(fact: MatchBegun, at: int | None = None) -> Match:
    """Return the match that begins at a time in ms since 1970 UTC, with its first leg dealt. Raises UnknownRules."""
    rules = game_of(fact.game, fact.rules, fact.package)
    options = rules.options.model_validate(fact.options)
    game = played_as(rules, options, fact.form)
    format = game.format(options, fact.form, len(fact.players))
    deal = Deal(
        match=fact.match,
        id=fact.id,
        game=game,
        options=options,
        form=fact.form,
        players=fact.players,
        number=fact.number,
        known=fact.known,
        salt=fact.salt,
        commitment=commit(fact.number, fact.salt),
        deck=fact.deck,
        dead=fact.dead,
        clock=fact.clock,
        format=format,
        legs=format.legs_for(len(fact.players)),
        notes=fact.notes,
        daily=fact.daily,
        names=fact.names,
        casual=fact.casual,
    )
    leg = _dealt_leg(deal, leg=1, roles=fact.roles, deck=fact.deck, seen=fact.seen, at=at)
    return Match(deal, (leg,), computers=tuple(level_of(player) for player in fact.players))


def start_leg(match: Match, fact: LegStarted, at: int | None = None) -> Match:
    """Return the match with its next leg dealt, at a time in ms since 1970 UTC. Raises BrokenLog."""
    _check_next(match, fact)
    if match.deal.format.own_numbers != (fact.number is not None):
        raise broken_match(match, fact)
    own: Dealt | None = None
    seen: Sequence[Card] = ()
    if fact.number is None:
        seen = match.game.shown(match.leg.state)
    else:
        own = Dealt(number=fact.number, salt=fact.salt, commitment=commit(fact.number, fact.salt), deck=fact.deck)
    leg = _dealt_leg(match.deal, leg=fact.leg, roles=fact.roles, deck=fact.deck, seen=seen, at=at, own=own)
    return Match(
        deal=match.deal,
        legs=(*match.legs, leg),
        computers=match.computers,
        hints=match.hints,
        left=match.left,
        peeked=match.peeked,
    )


def _dealt_leg(
    deal: Deal,
    *,
    leg: int,
    roles: tuple[Role, ...],
    deck: Sequence[Card],
    seen: Sequence[Card],
    at: int | None,
    own: Dealt | None = None,
) -> Leg:
    state = deal_leg(deal, deck, roles, seen)
    return Leg(
        leg=leg,
        roles=roles,
        seen=tuple(seen),
        state=state,
        score=deal.game.score(state),
        over=not deal.game.to_act(state),
        clocks=None if deal.clock is None or at is None else start_clocks(deal.clock, len(roles), at),
        at=at,
        dealt=own,
        undo_to=0 if deal.form == "solo" and not deal.game.has_undo(deal.options) else None,
    )


def commit(number: int, salt: str | None) -> str | None:
    """Return the commitment to a hidden number; None for a known one, which has no salt.

    rules: deals, Hidden numbers
    """
    return None if salt is None else commitment(number, salt)


# Agreeing to the next match


def decide_offer(room: Room, actor: Actor, command: Offer, what: Another, moment: Moment) -> Decision | Need:
    """Decide that a player offers another match after the last one."""
    if isinstance(actor, Person) and actor.player == room.owner and all(room.computers):
        # If computers have all seats, the owner chooses the rematch.
        return _decide_wish(room, Seat(0), command.match, what, moment.draw)
    return _decide_wish(room, hand_of(room, actor), command.match, what, moment.draw)


def decide_answer(room: Room, actor: Actor, command: Answer, what: Another, moment: Moment) -> Decision | Need:
    """Decide the answer to the offer of another match."""
    seat = hand_of(room, actor)
    _check_after(room, command.match)
    if not any(offer == what for other, offer in enumerate(room.offers) if other != seat):
        who = "Nobody else offers" if len(room.seats) > 2 else "The other player does not offer"
        raise Rejection("not_offered", f"{who} that now. You can offer it.", what=what)
    if command.accept:
        return _decide_wish(room, seat, command.match, what, moment.draw)
    return Decision([Declined(seat, what)])


def _decide_wish(room: Room, seat: Seat, ordinal: int, what: Another, draw: Draw | None) -> Decision | Need:
    """Return the seat's offer of another match, and the beginning of that match if every seat now offers it."""
    _check_after(room, ordinal)
    if room.offers[seat] == what:
        message = f"You have offered that already. Wait for {_others(room)} to answer."
        raise Rejection("offered_already", message, what=what)
    held = room.held_with(seat)
    alike = [Seat(other) for other, level in enumerate(room.computers) if level is not None or other in held]
    agreeing = [Offered(other, what) for other in alike if other != seat and room.offers[other] != what]
    offered = [Offered(seat, what), *agreeing]
    offering = {each.seat for each in offered} | {other for other, offer in enumerate(room.offers) if offer == what}
    if len(offering) < len(room.seats) or _has_players_to_choose(room):
        return Decision(offered)
    begun = _decide_match(replace(room, agreed=what), draw)
    return begun if isinstance(begun, Need) else replace(begun, facts=[*offered, *begun.facts])


def _has_players_to_choose(room: Room) -> bool:
    """Tell whether a tournament has more names than the ones that would play the next match without a choice."""
    return room.tournament is not None and set(room.tournament.names) != {*_tournament_names(room)}


def _check_after(room: Room, ordinal: int) -> None:
    """Raise Rejection unless a match has just ended, all seats are held, and no other match is agreed."""
    if not room.finished or len(room.ids) != ordinal:
        message = f"Match {ordinal} is not the one that has just ended."
        raise Rejection("match_not_last", message, match=ordinal)
    if room.agreed is not None:
        raise Rejection("next_match_agreed", "The next match is agreed already. Get ready for its first leg.")
    if not all(room.seats):
        free = tuple([seat for seat, seated in enumerate(room.seats) if seated is None])
        message = "A seat is free. The next match can start when a player takes it."
        raise Rejection("seat_free", message, free=free)


def _offer(room: Room, fact: Offered, at: int | None) -> Room:
    check_held(room, fact)
    offers = with_item(room.offers, fact.seat, fact.what)
    agreed = all(offer == fact.what for offer in offers)
    cleared = (None,) * len(offers)
    room = replace(room, offers=cleared if agreed else offers, agreed=fact.what if agreed else None)
    return tell(room, at, "offered", fact.seat, detail={"what": fact.what})


def _decline(room: Room, fact: Declined, at: int | None) -> Room:
    check_held(room, fact)
    room = replace(room, offers=tuple(None if offer == fact.what else offer for offer in room.offers))
    return tell(room, at, "declined", fact.seat, detail={"what": fact.what})


COMMANDS = (Command(Ready, decide_ready),)
FACTS = (
    RoomFact(MatchBegun, _begin),
    RoomFact(LegStarted, _start),
    RoomFact(Readied, _ready),
    RoomFact(Offered, _offer),
    RoomFact(Declined, _decline),
)
