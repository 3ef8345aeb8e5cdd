"""Every reason for which a room rejects a command, with the command that provokes it. A room stays as it was."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from protocol.cards import Card
from protocol.commands import (
    Answer,
    CreateRoom,
    EndChallenge,
    Enlist,
    MakeMove,
    Offer,
    PlayAs,
    Ready,
    Sit,
    Stand,
)
from protocol.finding import QuickMatch
from protocol.ids import Form, Seat
from protocol.options import Clock, Options
from protocol.reasons.base import Datum
from protocol.reasons.shared import Reason
from server.games.catalog import GAMES, played_as
from server.games.errors import IllegalMove, NotYourTurn
from server.games.format import Format
from server.games.game import Setup
from server.records.pages import PagedMatch
from server.records.replay import check_moves, match_of_command
from server.table import daily, lobby
from server.table.decision import Computer, Rejection
from server.table.room import ASKED_UNTIL, LOG_LIMIT, LogPosition, Seated
from server.table.seats import BANNED_MOST, move_seat
from server.table.settings import open_room
from server.table.tournament import MOST_NAMES
from tests.games.high_card import HighCard
from tests.reasons.cases import Case, hold, told
from tests.records.documents import known
from tests.records.test_replay import asked, judge, whole
from tests.table.asked import (
    answer,
    ban,
    claim,
    configure,
    free,
    gone,
    here,
    hint,
    pass_on,
    resign,
    seat_computer,
    takeback,
)
from tests.table.patriarchs import moves as made
from tests.table.patriarchs import three as patriarchs
from tests.table.patriarchs import two as patriarch
from tests.table.patriarchs import wrong
from tests.table.phases import agreed, alone, between, leg_1, over, seated
from tests.table.play import LEVELS, PEOPLE, Table
from tests.table.seats import three

ADA, BEN, CAT = PEOPLE["ada"], PEOPLE["ben"], PEOPLE["cat"]
RANDOM = Computer(Seat(1), "random")


def rejection(act: Callable[[], object]) -> Rejection:
    with pytest.raises(Rejection) as rejected:
        act()
    return rejected.value


def opening(**settings: Any) -> Callable[[], Rejection]:
    """Return what opens a room of Family Tree, unless the settings say otherwise."""
    command = CreateRoom.model_validate({"id": "c", "game": "family-tree", **settings})
    return lambda: rejection(lambda: open_room(ADA, command, LEVELS))


def at(phase: Callable[[], Table], who: str | Computer, command: Any) -> Callable[[], Rejection]:
    """Return what gives a command, or what a function makes of the table, in a phase."""

    def act() -> Rejection:
        table = phase()
        return table.refused(who, command(table) if callable(command) else command)

    return act


def after(phase: Callable[[], Table], *acts: Callable[[Table], object]) -> Callable[[], Table]:
    """Return a phase in which more has been done."""

    def later() -> Table:
        table = phase()
        for act in acts:
            act(table)
        return table

    return later


def moving(text: str) -> Callable[[Table], MakeMove]:
    return lambda table: table.command(text)


def computers() -> Table:
    """Ada plays against a computer."""
    return Table(brief=True, computers=[None, "random"])


def solo() -> Table:
    table = Table(form="solo")
    table.begin()
    return table


def grandmas() -> Table:
    table = Table(game="grandmas-game", form="solo")
    table.begin()
    return table


def hinting() -> Table:
    table = Table(brief=True, hints=True)
    table.sit()
    table.begin()
    return table


def mirror() -> Table:
    table = Table(brief=True, role=None, form="mirror")
    table.sit()
    table.begin()
    return table


def board_over() -> NotYourTurn[Any]:
    """Move on a board that is over while the other one goes on."""
    one = GAMES["family-tree"]
    game = played_as(one, one.options(), "mirror")
    state = mirror().match.leg.state
    first, second = state.boards
    while seats := GAMES["family-tree"].to_act(first):
        seat = min(seats)
        first = GAMES["family-tree"].apply(first, seat, (GAMES["family-tree"].legal_moves(first, seat) or [])[0])
    with pytest.raises(NotYourTurn) as error:
        game.check(replace(state, boards=(first, second)), Seat(0), game.parse("1:8S>5D"))
    return error.value


def card_not_held() -> IllegalMove[Any]:
    """Play a card of the other player's in a game without reasons of its own."""
    game = HighCard()
    deck = (Card("2C"), Card("3C"), Card("4C"), Card("AC"), Card("5C"), Card("6C"))
    state = game.deal(Setup(options=game.options(), deck=deck, roles=("player", "player")))
    with pytest.raises(IllegalMove) as error:
        game.check(state, Seat(0), game.parse("AC"))
    return error.value


def no_daily_number() -> Rejection:
    class Alone(HighCard):
        def formats(self, options: Options) -> Mapping[Form, Format]:
            return {"solo": Format(fewest=1, most=1, roles=("player",))}

    return rejection(lambda: daily.find_daily(Alone()))


def quick() -> Table:
    command = QuickMatch.model_validate({"id": "q", "game": "family-tree", "form": "match"})
    return Table(opened=lobby.open_quick_match(ADA, command))


def challenge() -> Table:
    """Ada has challenged Ben."""
    opened = open_room(ADA, CreateRoom(id="c", game="family-tree"))
    return Table(opened=replace(opened, challenged=(BEN.player, BEN.name)))


def daily_room() -> Table:
    return Table(brief=True, opened=daily.open_daily_room(ADA, GAMES["family-tree"], "friend", "2026-11-21"))


def daily_begun() -> Table:
    table = daily_room()
    table.sit()
    table.begin()
    return table


def daily_played() -> Table:
    table = daily_begun()
    table.play_match()
    return table


def tournament() -> Table:
    """Ben, Cat and Ada compete; Ada and Ben sit."""
    table = seated()
    table.do("ada", Enlist(id="c", names=["Ada", "Ben", "Cat"]))
    return table


def correspondence() -> Table:
    """A game with a clock of a day for each move has begun."""
    table = Table(clock=Clock(move=86_400))
    table.sit()
    table.begin()
    return table


def ended_for_ben() -> Table:
    """In a race, Ben has filled his matrix."""
    options = {"mode": "race-both", "touching": "anywhere", "stealing": True}
    table = Table(5, None, game="poker-solitaire", options=options)
    table.sit()
    table.begin()
    for square in (f"{column}{row}" for row in range(1, 6) for column in "abcde"):
        table.do("ben", table.command(f"{table.match.leg.state.dealt[0][0]}>{square}"))
    return table


def waited_for() -> Table:
    """Ben, whose matrix was full, is away for long, but has a move to make only now."""
    table = ended_for_ben()
    table.do("ada", table.command("2:c3>1:a1"))
    table.moment = replace(table.moment, away={BEN.player: table.now - 99_000}, now=table.now)
    return table


def out_of_time() -> Table:
    """Ada owns the tree and has run out of time: the room grades for her."""
    table = patriarchs(clock=Clock(move=30))
    made(table, f"1 guess {wrong(table)}", f"2 guess {wrong(table)}")
    table.waited += 31_000
    while table.match.leg.state.out != {0}:
        table.fall_due()
    return table


def full(table: Table) -> None:
    table.room = replace(table.room, log=LogPosition(LOG_LIMIT, "last"))


def half_full(table: Table) -> None:
    table.room = replace(table.room, begun=table.room.version + 1 - ASKED_UNTIL)


def crowded(table: Table) -> None:
    """Let Ada have removed as many as she can."""
    banned = tuple(Seated(f"{count:016}", f"P{count}") for count in range(BANNED_MOST))  # type: ignore[arg-type]  # ids
    table.room = replace(table.room, banned=banned)


def leaving(who: str) -> Callable[[Table], object]:
    return lambda table: table.do(who, resign(table))


def away(*names: str, ms: int = 60_000) -> Callable[[Table], object]:
    return lambda table: [gone(table, name, ms) for name in names]


def play_as(name: str, seat: int | None = None) -> PlayAs:
    return PlayAs(id="c", name=name, seat=seat)


def replaying(leg: int, first: int) -> Callable[[], Rejection]:
    def act() -> Rejection:
        match = PagedMatch(match_of_command(asked(known())))
        whole(match)
        return rejection(lambda: match.page("r", leg, first))

    return act


def shared_terminal(options: dict[str, str]) -> Callable[[], Table]:
    def table() -> Table:
        game = "happy-graphs" if "hands" in options else "poker-solitaire"
        found = Table(game=game, options=options, form="match", role=None)
        found.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
        return found

    return table


def broken() -> Rejection:
    document = known()
    document["legs"][1]["moves"][3]["move"] = "KS>KS"
    return rejection(lambda: check_moves(match_of_command(judge(asked(document)))))


def unbalanced() -> Rejection:
    legs = [{"roles": ["maximizer", "maximizer"], "moves": []}]
    return rejection(lambda: match_of_command(asked(known(), legs=legs)))


TWO: dict[str, Datum] = {"seat": 1, "name": "Ben"}
CASES: dict[Reason, Case] = {
    # opening and settings
    "unknown_game": Case(opening(game="chess"), {"game": "chess", "games": tuple(GAMES)}),
    "unknown_rules": Case(
        lambda: rejection(lambda: match_of_command(asked(known(), rules=99))), {"game": "family-tree", "rules": 99}
    ),
    "wrong_option": Case(
        opening(options={"decks": 2}),
        {"game": "family-tree", "option": "decks", "options": (), "detail": "it is an unknown name"},
    ),
    "form_not_played": Case(
        opening(game="grandmas-game", form="mirror"),
        {"game": "grandmas-game", "form": "mirror", "forms": ("solo", "race")},
    ),
    "seats_not_played": Case(
        opening(seats=3), {"game": "family-tree", "form": "match", "fewest": 2, "most": 2, "wished": 3}
    ),
    "no_role_to_choose": Case(opening(form="solo", role="maximizer"), {"game": "family-tree", "form": "solo"}),
    "unknown_role": Case(
        opening(role="owner"), {"game": "family-tree", "role": "owner", "roles": ("maximizer", "minimizer")}
    ),
    "no_winnable_numbers": Case(opening(form="solo", winnable=True), {"game": "family-tree"}),
    "race_without_clock": Case(opening(game="grandmas-game", form="race", clock={"move": 30}), {}),
    "solo_without_clock": Case(opening(form="solo", clock={"move": 30}), {}),
    "casual_not_alone": Case(opening(casual=True), {}),
    "casual_undoes_anyway": Case(opening(game="grandmas-game", form="solo", casual=True), {"game": "grandmas-game"}),
    "unknown_level": Case(opening(computers=[None, "clever"]), {"level": "clever", "levels": LEVELS}),
    "levels_per_seat": Case(opening(computers=["random"]), {"seats": 2, "wished": 1}),
    "quick_match_alone": Case(
        lambda: rejection(
            lambda: lobby.open_quick_match(
                ADA, QuickMatch.model_validate({"id": "q", "game": "family-tree", "form": "solo"})
            )
        ),
        {"form": "solo"},
    ),
    "quick_match_settings": Case(at(quick, "ada", configure(hints=True)), {}),
    "quick_match_computer": Case(at(quick, "ada", seat_computer(1)), {}),
    "challenge_needs_two_seats": Case(opening(form="solo", challenge=BEN.player), {}),
    "nobody_waits": Case(lambda: rejection(lambda: lobby.join_waiting(alone().room, BEN)), {}),
    "more_seated_than_seats": Case(
        at(lambda: three(begun=False), "ada", configure(seats=2)), {"seats": 3, "wished": 2}
    ),
    "shared_terminal_at_once": Case(
        at(shared_terminal({"mode": "race"}), "ada", play_as("Ben", 1)), {"game": "poker-solitaire"}
    ),
    "shared_terminal_hidden": Case(
        at(shared_terminal({"mode": "duel", "hands": "hidden"}), "ada", play_as("Ben", 1)), {"game": "happy-graphs"}
    ),
    # rooms
    "removed_from_room": Case(at(after(alone, lambda table: table.do("ada", ban("eve"))), "eve", Sit(id="c")), {}),
    "room_full": Case(at(seated, "eve", Sit(id="c")), {"names": ("Ada", "Ben")}),
    "log_full": Case(at(after(alone, full), "ada", Stand(id="c")), {}),
    "not_owner": Case(at(seated, "ben", free(0)), {"name": "Ada"}),
    "only_between_matches": Case(at(leg_1, "ada", Stand(id="c")), {"what": "stand"}),
    # seats
    "not_seated": Case(at(leg_1, "eve", moving("QD>5D")), {}),
    "seated_already": Case(at(seated, "ben", Sit(id="c")), {"seat": 1}),
    "no_such_seat": Case(at(alone, "ben", Sit(id="c", seat=2)), {"seat": 2, "seats": 2}),
    "seat_taken": Case(at(alone, "ben", Sit(id="c", seat=0)), {"seat": 0, "name": "Ada", "free": (1,)}),
    "seat_kept": Case(at(challenge, "eve", Sit(id="c")), {"name": "Ben"}),
    "no_challenge": Case(at(alone, "ada", EndChallenge(id="c")), {}),
    "not_challenged": Case(at(challenge, "eve", EndChallenge(id="c")), {"name": "Ben"}),
    "seat_empty": Case(at(alone, "ada", free(1)), {"seat": 1}),
    "own_seat": Case(at(seated, "ada", free(0)), {"seat": 0}),
    "computer_takes_no_seat": Case(at(alone, RANDOM, Sit(id="c")), {}),
    "computer_not_playing": Case(at(leg_1, RANDOM, moving("QD>5D")), {"seat": 1}),
    "computer_plays_your_seat": Case(
        at(after(leg_1, away("ben"), lambda table: table.do("ada", claim(table, "random"))), "ben", moving("QD>5D")),
        {"seat": 1},
    ),
    "computer_plays_already": Case(
        at(
            after(leg_1, away("ben"), lambda table: table.do("ada", claim(table, "random"))),
            "ada",
            lambda table: claim(table, "random", seat=1),
        ),
        {"seat": 1},
    ),
    "computer_owns_no_room": Case(at(computers, "ada", pass_on(1)), {"seat": 1}),
    "owner_already": Case(at(seated, "ada", pass_on(0)), {"seat": 0}),
    "remove_yourself": Case(at(alone, "ada", ban("ada")), {}),
    "removed_already": Case(
        at(after(alone, lambda table: table.do("ada", ban("eve"))), "ada", ban("eve")),
        {"player": PEOPLE["eve"].player},
    ),
    "too_many_removed": Case(at(after(alone, crowded), "ada", ban("eve")), {"limit": BANNED_MOST}),
    "player_is_here": Case(at(leg_1, "ada", claim), TWO),
    "player_not_away_long_enough": Case(
        at(after(leg_1, away("ben", ms=58_500)), "ada", claim), {**TWO, "patience": 60, "seconds": 2}
    ),
    "waited_too_briefly": Case(at(waited_for, "ada", claim), {**TWO, "patience": 60, "seconds": 60}),
    "seat_code_outdated": Case(
        lambda: rejection(lambda: move_seat(alone().room, CAT, Seat(1), BEN.player)), {"seat": 1}
    ),
    # tournaments
    "names_repeated": Case(at(alone, "ada", Enlist(id="c", names=["Ada", "Ben", "Ada"])), {"names": ("Ada",)}),
    "no_tournament_to_end": Case(at(alone, "ada", Enlist(id="c", names=[])), {"limit": MOST_NAMES}),
    "no_tournament": Case(at(alone, "ada", play_as("Ada")), {}),
    "not_competing": Case(at(tournament, "ada", play_as("Dan")), {"name": "Dan", "names": ("Ada", "Ben", "Cat")}),
    "name_plays_elsewhere": Case(at(tournament, "ada", play_as("Ben")), {"name": "Ben", "seat": 1}),
    # matches
    "no_leg_to_start": Case(at(leg_1, "ada", Ready(id="c", match=1, leg=1)), {}),
    "not_next_leg": Case(at(between, "ada", Ready(id="c", match=1, leg=1)), {"match": 1, "leg": 2}),
    "ready_already": Case(
        at(after(seated, lambda table: table.ready("ada")), "ada", Ready(id="c", match=1, leg=1)), {}
    ),
    "match_not_under_way": Case(at(over, "ada", resign), {"match": 1}),
    "match_not_last": Case(at(leg_1, "ada", Offer(id="c", match=1, what="new_number")), {"match": 1}),
    "next_match_agreed": Case(at(agreed, "ada", Offer(id="c", match=1, what="new_number")), {}),
    "seat_free": Case(
        at(after(over, lambda table: table.stand("ben")), "ada", Offer(id="c", match=1, what="new_number")),
        {"free": (1,)},
    ),
    "offered_already": Case(
        at(
            after(over, lambda table: table.offer("ada", "new_number")),
            "ada",
            Offer(id="c", match=1, what="new_number"),
        ),
        {"what": "new_number"},
    ),
    "not_offered": Case(
        at(over, "ada", Answer(id="c", match=1, what="new_number", accept=True)), {"what": "new_number"}
    ),
    "agreed_already": Case(
        at(
            after(three, leaving("ben"), lambda table: table.do("ada", claim(table, "random"))),
            "ada",
            lambda table: answer(table, True, "replacement"),
        ),
        {},
    ),
    "left_match": Case(at(after(three, leaving("ben")), "ben", moving("AS@0,0")), {}),
    "left_match_already": Case(at(after(three, leaving("ben")), "ben", resign), {}),
    # moves
    "no_match_yet": Case(at(seated, "ada", MakeMove(id="c", match=1, leg=1, ply=0, move="QD>5D")), {}),
    "game_moved_on": Case(
        at(leg_1, "ada", MakeMove(id="c", match=1, leg=1, ply=7, move="QD>5D")), {"match": 1, "leg": 1, "ply": 0}
    ),
    "match_over": Case(at(after(leg_1, leaving("ben")), "ada", moving("QD>5D")), {"match": 1}),
    "leg_over": Case(at(between, "ada", moving("QD>5D")), {}),
    "board_over": Case(board_over, {"board": 1}),
    "not_your_turn": Case(at(leg_1, "ben", moving("QD>5D")), {"seat": 0, "name": "Ada", "role": "maximizer"}),
    "move_sealed": Case(at(after(mirror, lambda table: table.play("1:QD>5D")), "ada", moving("1:8S>5D")), {"board": 1}),
    "out_of_time": Case(at(out_of_time, "ada", moving("grade")), {}),
    "move_not_allowed": Case(card_not_held, {"move": "AC"}),
    "not_a_move": Case(
        at(leg_1, "ada", moving("castle")),
        {"move": "castle", "examples": ("KS>7D",)},
    ),
    "not_a_card": Case(
        at(leg_1, "ada", moving("QD>1S")),
        {"move": "QD>1S", "detail": "'1S' is not a card; one is written like 7D, TD (or 10D) or X1"},
    ),
    "no_such_board": Case(at(mirror, "ada", moving("3:QD>5D")), {}),
    # hints
    "hints_off": Case(at(leg_1, "ada", hint), {}),
    "hint_for_computer": Case(
        at(after(lambda: Table(brief=True, hints=True, computers=[None, "random"]), Table.begin), RANDOM, hint), {}
    ),
    "hint_not_your_turn": Case(at(hinting, "ben", hint), {}),
    "too_many_hints": Case(at(after(hinting, half_full), "ada", hint), {}),
    # takebacks
    "undo_by_move": Case(at(grandmas, "ada", takeback), {"game": "grandmas-game"}),
    "undo_reveals": Case(at(after(solo, lambda table: table.play(table.moves()[0])), "ada", takeback), {}),
    "takeback_without_place": Case(
        at(leg_1, "ada", Offer(id="c", match=1, what="takeback")), {"match": 1, "leg": 1, "ply": 0}
    ),
    "takeback_asked_already": Case(
        at(
            after(leg_1, lambda table: table.play("QD>5D"), lambda table: table.do("ada", takeback(table))),
            "ada",
            takeback,
        ),
        {"seat": 0},
    ),
    "takeback_after_leg": Case(at(between, "ada", takeback), {"leg": 1}),
    "takeback_without_move": Case(at(leg_1, "ada", takeback), {}),
    "takeback_final": Case(
        at(after(patriarch, lambda table: made(table, f"1 guess {wrong(table)}")), "ben", takeback),
        {"detail": "A guess can be neither changed nor taken back."},
    ),
    "too_many_takebacks": Case(at(after(leg_1, lambda table: table.play("QD>5D"), half_full), "ada", takeback), {}),
    "no_takeback_asked": Case(at(leg_1, "ada", lambda table: answer(table, True)), {}),
    "takeback_own": Case(
        at(
            after(leg_1, lambda table: table.play("QD>5D"), lambda table: table.do("ada", takeback(table))),
            "ada",
            lambda table: answer(table, True),
        ),
        {},
    ),
    # players who are away
    "claim_alone": Case(at(solo, "ada", claim), {}),
    "claim_only_of_two": Case(at(after(three, leaving("ben")), "ada", claim), {}),
    "claim_in_correspondence": Case(
        at(after(correspondence, away("ben")), "ada", claim),
        {"seat": 1, "name": "Ben"},
    ),
    "seat_not_of_another_person": Case(
        at(three, "ada", lambda table: claim(table, "random", seat=0)), {"seat": 0, "several": (1, 2)}
    ),
    "nobody_away": Case(at(three, "ada", claim), {}),
    "several_away": Case(at(after(three, away("ben", "cat")), "ada", claim), {"several": (1, 2)}),
    "played_to_end": Case(at(after(ended_for_ben, away("ben")), "ada", claim), TWO),
    "replacement_asked_already": Case(
        at(
            after(three, leaving("ben"), lambda table: table.do("ada", claim(table, "random"))),
            "cat",
            lambda table: claim(table, "random"),
        ),
        {"seat": 1},
    ),
    "replacement_by_claim": Case(at(three, "ada", Offer(id="c", match=1, what="replacement")), {}),
    "no_replacement_asked": Case(at(three, "ada", lambda table: answer(table, True, "replacement")), {}),
    "replacement_own": Case(
        at(
            after(three, away("ben"), lambda table: table.do("ada", claim(table, "random")), here),
            "ben",
            lambda table: answer(table, True, "replacement"),
        ),
        {"seat": 1},
    ),
    "nobody_to_agree": Case(at(after(three, away("ada", "ben", "cat")), "dan", Sit(id="c", seat=1)), {}),
    # daily numbers
    "no_daily_number": Case(no_daily_number, {"game": "high-card"}),
    "daily_settings": Case(at(daily_room, "ada", configure()), {}),
    "daily_tournament": Case(at(daily_room, "ada", Enlist(id="c", names=["Ada"])), {}),
    "daily_computer": Case(at(daily_room, "ada", seat_computer(1)), {}),
    "daily_hint": Case(at(daily_begun, "ada", hint), {}),
    "daily_takeback": Case(at(daily_begun, "ada", takeback), {}),
    "daily_once": Case(at(daily_played, "ada", Offer(id="c", match=1, what="new_number")), {}),
    "daily_seat_kept": Case(at(daily_played, "ada", Stand(id="c")), {}),
    # finished matches
    "no_such_leg": Case(replaying(3, 0), {"leg": 3, "legs": 2}),
    "no_such_ply": Case(replaying(1, 10_000), {"leg": 1, "plies": len(known()["legs"][0]["moves"])}),
    "not_legs_of_match": Case(unbalanced, {"game": "family-tree", "legs": 2, "roles": ("maximizer", "minimizer")}),
    "match_breaks_rules": Case(broken, {"leg": 2, "ply": 3, "refused": "not_current_card"}),
}
"""What provokes each reason, and the data that it then has."""


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
def test_a_command_is_rejected_for_this_reason(reason: Reason, case: Case) -> None:
    hold(told(case.provoke()), reason, case.data)


def test_the_computer_plays_the_only_other_seat() -> None:
    table = after(computers, Table.begin)()
    hold(told(table.refused("ada", claim(table))), "computer_plays_already", {})


def test_data_that_a_reason_does_not_have_are_refused() -> None:
    with pytest.raises(TypeError, match="seat_taken has seat name free, not seat"):
        Rejection("seat_taken", "Ben has that seat.", seat=1)
