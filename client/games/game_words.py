"""The texts about each game that other screens than the game's own need."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from client.games.figures import Figures
from client.text.cards import in_signs
from client.text.figures import Draw
from client.text.formats import number as written
from client.text.rejection_text import rejection_text
from protocol.events import Rejected
from protocol.ids import Role, Seat

Text = Callable[[], str]
"""A text that is composed when it is shown."""
Options = Mapping[str, tuple[str, Mapping[str, tuple[str, str]]]]
"""For each option its label, and for each of its values a label and a note."""


def no_text() -> str:
    """Return an empty text, for what a game does not have."""
    return ""


def refusal_of_any_game(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection. The server's own text has cards in the notation of moves."""
    text = rejection_text(rejected)
    return in_signs(text) if text == rejected.message else text


@dataclass(frozen=True, slots=True)
class GameWords:
    """The texts of a game. All are functions, because the language is not known when a module is imported.

    - `counted`: a score with its unit; `points`: an expected score, as exact as makes sense
    - `part`: the name of a part of a score, in a table; `parts`: what a view's score is made of
    - `part_values`: the parts of a leg's score as text if they are not numbers, given the names at the seats
    - `won`: a score if it only says whether a game was won, given its options; `outcome`: the same in a word
    - `best`: the best possible score; None if scores have no limit
    - `move`: a move as people read it; `move_by` is used instead if the text depends on the player's seat and names
    - `shorter`: ways to write a move in fewer cells, each shorter than the one before, given a seat and the names
    - `card`: the card that a move plays
    - `news`: the last move, given its happening and the player's name; None if the happening can't be read
    - `named`: the same, given also the names at the seats, if the text names other players
    - `coming`: the next move, in a replay; `lost`: how much a move gave away
    - `match_in_short`: what a match is about; `equals_in_short`: the same for a single leg without roles;
      `together_in_short`: the same for players on one side
    - `timed`: what the clock of a puzzle counts from
    - `picture`: the board, as a key's label; `computers`: the computer's board; `computers_key`: the same for a key
    - `standings`: what the best score in a role is the best of; `together`: the same for players on one side
    - `rules`: the parts of the help, in Markdown; `plain`: the same for line mode; `figures`: their figures
    - `options`: for each option its label, and for each of its values a label and a note
    - `chosen`: the chosen options, if naming them one by one is too long
    - `findings`: the results of checking a record, if they aren't about cards
    - `hidden`: the rows of a table for values that were hidden during a leg, by their keys in the record's opening
    - `refusal`: the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)
    - `other_move`: what a move changes, if two legs differ
    - `same_card`: whether both legs may play the same card to different places
    - `no_notes`: that a room shows no notes
    - `about`: a clause on the game, for lists of games; None: the one in the game's manifest
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
    match_in_short: Text
    together_in_short: Text
    timed: Text
    computers: Text
    computers_key: Text
    picture: Text
    standings: Callable[[], Mapping[Role, str]]
    together: Text
    rules: Callable[[], Mapping[str, str]]
    plain: Callable[[], Mapping[str, str]]
    options: Callable[[], Options]
    other_move: Literal["card", "guess", "move"] = "card"
    same_card: bool = True
    no_notes: Text = no_text
    about: Text | None = None
    equals_in_short: Text = no_text
    findings: Callable[[], Mapping[str, str]] = dict
    hidden: Callable[[], Mapping[str, str]] = dict
    part_values: Callable[[Mapping[str, Any], Sequence[str]], Mapping[str, str]] | None = None
    chosen: Callable[[Mapping[str, str]], str] | None = None
    named: Callable[[Any, str, Sequence[str]], str | None] | None = None
    won: Callable[[int, Mapping[str, Any]], str | None] | None = None
    outcome: Callable[[int, Mapping[str, Any]], str | None] | None = None
    shorter: Sequence[Callable[[str, int | None, Sequence[str]], str]] = ()
    move_by: Callable[[str, int | None, Sequence[str]], str] | None = None
    refusal: Callable[[Rejected, Seat | None], str] = refusal_of_any_game
    best: int | None = None
    figures: Figures | None = None

    def written(self, move: str, seat: int | None, names: Sequence[str]) -> str:
        """Write a move of the player at a seat as people read it, given the names at the seats."""
        return self.move(move) if self.move_by is None else self.move_by(move, seat, names)

    @property
    def draw(self) -> Draw | None:
        """What draws the figures of the help in the terminal; None if there are none."""
        return None if self.figures is None else self.figures.draw

    def gave(self, loss: float) -> str:
        """Write how much a move gave away; empty if nothing."""
        return "" if self.points(loss) == self.points(0) or loss < 0 else f"−{self.points(loss)}"

    def reached(self, score: int, options: Mapping[str, Any]) -> str:
        """Write a score alone, as in a table, or a word for won or lost if the game has no points."""
        return (self.outcome(score, options) if self.outcome is not None else None) or written(score)
