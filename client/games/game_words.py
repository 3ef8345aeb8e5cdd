"""What is said of a game wherever it is not the game's own screen that says it: what each game has words for."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from client.text.cards import in_signs
from client.text.formats import number as written
from protocol.analysis import Fault
from protocol.ids import Role, Seat

_ARTICLE: Mapping[Fault, str] = {"inaccuracy": "an inaccuracy", "mistake": "a mistake", "blunder": "a blunder"}


@dataclass(frozen=True, slots=True)
class GameWords:
    """The words of one game.

    `counted` writes a score with its unit, `points` one that is expected, exact to
    what makes sense; `part` names a part of it in a table, `parts` says what a view's score is made of. `move` writes a
    move as people read it; `news` tells of the last move, by what its happening has, who made it and whether that was
    oneself, None where that cannot be read. `coming` says what is played next in a replay; `same_card` tells what the
    legs of a match are held beside each other by. `match_in_short` says what a match is about, `equals_in_short` one in
    a single leg without roles, `together_in_short` what is played for together. `computers` names the position that the
    computer left on a number. `rules` are the parts of how to play, each with its title; `plain` the same for lines of
    text. `options` has for each by its name how it is called, and how its values are, each with a word about it.
    `findings` says what a check of what was promised found, where that is other than of cards; `part_values` writes the
    parts of a leg's score where these are no numbers, given the names at the seats; `chosen` says with which options it
    is played, where naming them one by one is too long. `named` is `news` where others than who made the move are
    spoken of too, given the names at the seats. `won` writes a score that says no more than that a game was won, or
    lost, given its options; `outcome` does so in a word, for a table. `shorter` are ways to write a move in fewer
    cells, each shorter than the one before, given the seat that made it and the names at the seats. `move_by` is `move`
    for games in which the text depends on the seat that made it, and on all players'
    names. `refusal` writes the server's refusal for a reader at a seat (None: one who plays alone or only watches),
    with cards in signs and places as the board names them. `hidden` names the rows of a table for values that were
    hidden during a leg, by their keys in the record's opening. `best` is the best possible score, or None if scores
    have no limit. `other_move` says what is done where two legs part, and `same_card` whether both may play the same
    card to different places. `no_notes` says that a room shows no notes.
    """

    counted: Callable[[int], str]
    points: Callable[[float], str]
    part: Callable[[str], str]
    parts: Callable[[Any], str]
    move: Callable[[str], str]
    card: Callable[[str], str]
    news: Callable[[Any, str], str | None]
    coming: Callable[[Any], str]
    lost: Callable[[float], str]
    match_in_short: str
    together_in_short: str
    timed: str
    computers: str
    computers_key: str
    no_computers_yet: str
    picture: str
    standings: Mapping[Role, str]
    together: str
    rules: Mapping[str, tuple[str, str]]
    plain: Mapping[str, str]
    options: Mapping[str, tuple[str, Mapping[str, tuple[str, str]]]]
    other_move: str = "another card is played"
    same_card: bool = True
    no_notes: str = ""
    equals_in_short: str = ""
    findings: Mapping[str, str] = field(default_factory=dict)
    hidden: Mapping[str, str] = field(default_factory=dict)
    part_values: Callable[[Mapping[str, Any], Sequence[str]], Mapping[str, str]] | None = None
    chosen: Callable[[Mapping[str, str]], str] | None = None
    named: Callable[[Any, str, Sequence[str]], str | None] | None = None
    won: Callable[[int, Mapping[str, Any]], str | None] | None = None
    outcome: Callable[[int, Mapping[str, Any]], str | None] | None = None
    shorter: Sequence[Callable[[str, int | None, Sequence[str]], str]] = ()
    move_by: Callable[[str, int | None, Sequence[str]], str] | None = None
    refusal: Callable[[str, Seat | None], str] = lambda sentence, _: in_signs(sentence)
    best: int | None = None

    def written(self, move: str, seat: int | None, names: Sequence[str]) -> str:
        """Write a move of the player at a seat as people read it, given the names at the seats."""
        return self.move(move) if self.move_by is None else self.move_by(move, seat, names)

    def gave(self, loss: float) -> str:
        """Write what a move gave away; empty where that is nothing."""
        return "" if self.points(loss) == self.points(0) or loss < 0 else f"−{self.points(loss)}"

    def reached(self, score: int, options: Mapping[str, Any]) -> str:
        """Write a score alone, as in a table, or in a word whether it was won where there are no points."""
        return (self.outcome(score, options) if self.outcome is not None else None) or written(score)

    def fault(self, leg: str, number: int, name: str, move: str, loss: float, fault: Fault, best: str) -> str:
        """Tell of a fault in a sentence: whose it was, what it gave away, and what was best.

        `move` and `best` are as people read them. `leg`: what its leg is called, empty where that needs no saying.
        """
        where = f"{leg[:1].upper()}{leg[1:]}, move {number}" if leg else f"Move {number}"
        better = f"{best} was {self.lost(loss)} better"
        return f"{where}: {name} played {move}, {_ARTICLE[fault]}; {better}."
