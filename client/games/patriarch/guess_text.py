"""Writes guesses, grades and other moves of The Patriarch. client/web/games/patriarch/guess_text.js does the same."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.games.patriarch.messages import about as about_text
from client.games.patriarch.messages import guesses as guesses_text
from client.games.patriarch.messages import leg as leg_text
from client.text import formats
from client.text.messages import people as people_text
from client.text.tables import known_text, text_of
from protocol.games.patriarch.view import Board, Grade, PatriarchView, Played
from protocol.ids import Role

BACK = "▒▒▒▒▒"
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

_PLAYED = TypeAdapter(Played)


def suit(letter: str) -> str:
    """Write a suit with its sign.

    >>> suit("D")
    '♦ diamonds'
    """
    return f"{SUITS[letter]} {text_of(guesses_text.suit, letter)}"


def is_you(name: str) -> bool:
    """Return whether a name stands for the reader."""
    return name == people_text.you()


def whose(name: str) -> str:
    """Write whose something is.

    >>> whose("you"), whose("Ben")
    ('your', 'Ben’s')
    """
    return guesses_text.whose(name=name, mine=is_you(name))


def part(name: str) -> str:
    """Name a part of the score in a table."""
    return known_text(guesses_text.part, name) or name


def part_values(parts: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
    """Write the parts of a leg's score, each by its name in a table.

    >>> part_values({"guesses": {"1": 4, "2": 1}, "found_by": 1}, ["Ada", "Ben", "easy computer 2"])
    {'graded guesses': 'Ben 4, easy computer 2: 1', 'found by': 'Ben'}
    """
    by_seat = parts.get("guesses") or {}
    made = [(names[int(seat)], many) for seat, many in by_seat.items() if int(seat) < len(names)]
    found = parts.get("found_by")
    guesses = (
        str(made[0][1])
        if len(made) == 1
        else formats.listed(_guesses_of(name, many) for name, many in made if many) or "0"
    )
    name = names[found] if isinstance(found, int) and found < len(names) else guesses_text.nobody()
    return {part("guesses"): guesses, part("found_by"): name}


def _guesses_of(name: str, many: int) -> str:
    return guesses_text.guesses_of(name=name, count=many, numbered=name[-1:].isdigit())


def possible(board: Board) -> str:
    """Write how many trees are still possible.

    >>> possible(Board(possible=18, all=60, cards=(), trees=()))
    '18 of 60 trees still possible'
    """
    return guesses_text.possible(possible=board.possible, all=board.all)


def parts(view: PatriarchView) -> str:
    """Write the known facts about the tree."""
    return guesses_text.grades_hidden() if view.board is None else possible(view.board)


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("guess 3(4(2) A(5))"), move("tree H open"), move("grade")
    ('3(4(2) A(5))', 'leaves the tree open, in ♥', 'announces the grade')
    """
    verb, _, rest = text.partition(" ")
    if verb == "guess":
        return rest
    if verb == "grade":
        return guesses_text.grades()
    letter, _, tree = rest.partition(" ")
    sign = SUITS.get(letter, letter)
    return guesses_text.leaves_open(sign) if tree == "open" else guesses_text.lays(tree=tree, suit=sign)


def grade(told: Grade) -> str:
    """Write a grade.

    >>> grade(Grade(red=1, black=0, down=2))
    '1 red, 0 black, 2 face down'
    """
    return guesses_text.grade(red=told.red, black=told.black, down=told.down)


def grade_in_short(told: Grade) -> str:
    """Write a grade if there is little room.

    >>> grade_in_short(Grade(red=1, black=0, down=2))
    '1r 0b 2d'
    """
    return guesses_text.grade_in_short(red=told.red, black=told.black, down=told.down)


def news(detail: Any, name: str, names: Sequence[str] = ()) -> str | None:
    """Write a move from its event, given the names at the seats; None if it can't be read.

    The reader's own guess in a game of two is empty: it is listed with its grade.
    """
    try:
        did = _PLAYED.validate_python(detail)
    except ValidationError:
        return None
    if did.does == "guessed" and did.tree is None and is_you(name) and len(names) == 2:
        return ""
    guesser = names[did.guesser] if did.guesser is not None and did.guesser < len(names) else ""
    return played(name, did, whose(guesser) if guesser else None)


def played(name: str, did: Played, whose_guess: str | None = None) -> str:
    """Write what a player did; `whose_guess` says whose guess was graded.

    >>> guessed = Played(
    ...     seat=1, does="guessed", suit=None, open=False, guesser=None, tree=None, grade=None, left=None
    ... )
    >>> played("you", guessed), played("Ben", guessed)
    ('You make a guess', 'Ben makes a guess')
    """
    mine = is_you(name)
    if did.does == "laid":
        in_suit = text_of(guesses_text.suit, did.suit) if did.suit in SUITS else None
        return guesses_text.laid(name=name, mine=mine, open=did.open, suit=in_suit)
    if did.tree is None or did.grade is None:
        return guesses_text.guessed_hidden(name=name, mine=mine)
    if did.does == "guessed":
        return guesses_text.guessed(name=name, tree=did.tree, grade=grade(did.grade), left=did.left)
    return guesses_text.announced(
        name=name, mine=mine, whose=whose_guess, tree=did.tree, grade=grade(did.grade), left=did.left
    )


def score(made: int, allowed: int | None) -> str:
    """Write the number of graded guesses, and of allowed ones.

    >>> score(1, 4), score(7, None)
    ('guess 1 of 4 graded', '7 guesses graded')
    """
    return guesses_text.graded(made) if allowed is None else guesses_text.score(made=made, allowed=allowed)


def chosen(options: Mapping[str, str]) -> str:
    """Write the options that differ from the usual ones, in one line.

    >>> chosen({"variant": "matriarch", "tree": "owner", "guesses": "6", "auto_grade": "20"})
    'The Matriarch; the owner lays out the tree; 6 guesses with two players; the room grades after 20\\xa0s.'
    """
    told = [text_of(about_text.variant, options["variant"]), text_of(about_text.tree_in_short, options["tree"])]
    if options.get("guesses", "auto") != "auto":
        told.append(about_text.guesses_in_short(int(options["guesses"])))
    if options.get("own_grades", "off") == "on":
        told.append(about_text.own_grades_in_short())
    if options.get("auto_grade", "none") != "none":
        told.append(about_text.graded_in_short(int(options["auto_grade"])))
    return f"{formats.clauses(told)}."


def over(found: str | None, view: PatriarchView) -> str:
    """Say how a leg ended; `found` is the player who found the tree, None if nobody did."""
    if found is not None:
        return leg_text.tree_found(name=found, guesses=view.score)
    counts = guesses_text.guesses(view.score)
    return leg_text.not_found_in_time(counts) if view.out else leg_text.not_found(counts)


def beat(points: int, graded: int, allowed: int | None, mine: Role | None, guesser: str) -> str:
    """Describe the aim of leg two after `graded` of `allowed` wrong guesses, for a role or a spectator (None).

    >>> beat(3, 1, 4, "guesser", "you"), beat(3, 2, 4, "guesser", "you"), beat(3, 3, 4, None, "Ben")
    ('fewer than 3 win', 'if found now, a draw', 'Ben can no longer win or draw')
    >>> beat(5, 3, 4, "guesser", "you")
    'finding it wins'
    """
    if allowed is not None and points > allowed:
        return guesses_text.finding_wins()
    if graded >= points:
        return guesses_text.can_no_longer(guesser)
    if graded == points - 1:
        return guesses_text.found_now_draws()
    return guesses_text.fewer_win(points=points, guesser=guesser, mine=mine == "guesser")


def beat_in_full(points: int, graded: int, allowed: int | None, mine: Role | None, guesser: str, before: str) -> str:
    """Describe the aim of leg two after `graded` of `allowed` wrong guesses, and how leg one ended.

    >>> beat_in_full(3, 2, 4, "guesser", "you", "Anna")
    'Anna needed 3 guesses. A right guess now makes it a draw.'
    >>> beat_in_full(3, 3, 4, "guesser", "you", "Anna")
    'Anna needed 3 guesses. You can no longer win or draw.'
    >>> beat_in_full(5, 0, 4, "guesser", "you", "Anna")
    'Anna didn’t find it: find it and win, or it is a draw.'
    """
    if allowed is not None and points > allowed:
        return guesses_text.not_found_before(before=before, guesser=guesser, mine=mine == "guesser")
    if graded >= points:
        still = guesses_text.still_loses(guesser)
    elif graded == points - 1:
        still = guesses_text.still_draws()
    else:
        still = guesses_text.still_wins(points=points, guesser=guesser, mine=is_you(guesser))
    return f"{guesses_text.needed(before=before, points=points)} {still}"


def decided(score: int, points: int, guesser: str, owner: str) -> str:
    """Say in a few words how leg two decided a match, if leg one ended with `points`.

    >>> decided(2, 3, "you", "Ben"), decided(4, 3, "you", "Ben"), decided(5, 5, "you", "Ben")
    ('you win', 'Ben wins', 'a draw')
    """
    if score == points:
        return guesses_text.draw()
    winner = guesser if score < points else owner
    return guesses_text.wins(winner=winner, mine=is_you(winner))


def columns(generations: int) -> list[str]:
    """Return the heads of the columns of the note board."""
    return [leg_text.top(), *(leg_text.generation(index) for index in range(2, generations + 1))]


def waiting_names(names: Sequence[str]) -> str:
    """Write whose guesses wait, the front of the queue first."""
    return formats.facts(names) if names else leg_text.queue_empty()


def expected(score: float) -> str:
    """Write an expected score."""
    return formats.exact(score)
