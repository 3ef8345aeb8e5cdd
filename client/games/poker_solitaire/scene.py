"""The view model of a Poker Solitaire leg: what a reader sees of the leg that a room shows. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from pydantic import TypeAdapter

from client.games.leg_scene import LegScene
from client.games.move_accounts import moves_told
from client.games.poker_solitaire import move_text, score_text
from client.games.poker_solitaire.messages import leg as leg_text
from client.games.poker_solitaire.messages import options as options_text
from client.games.poker_solitaire.messages import scores as scores_text
from client.games.poker_solitaire.moves import SIDE, is_reject, own_matrix, square_of
from client.net.frames import ShownRoom
from client.text import turn_text
from protocol.cards import Card
from protocol.games.poker_solitaire.view import Deal, LegalMove, MatrixView, Played, PokerSolitaireView, Source
from protocol.ids import Seat
from protocol.room import LegInfo

_PLAYED = TypeAdapter(Played)
_RACES = ("race", "race-both")
_MADE_HAND = 10
"""A hand that adds as many points is highlighted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[PokerSolitaireView]):
    """A leg as its reader sees it; `news` are the events of this leg, the newest first."""

    VIEW: ClassVar = PokerSolitaireView

    news: tuple[str, ...] = ()

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self:
        """Return the scene with its news; only a duel has two legs."""
        moves = moves_told(room, leg, _PLAYED, self.view.played)
        news = tuple(move_text.played(self.name(move.seat), move, self._names) for move in moves)
        return replace(self, legs=2 if self.duel else 1, news=news)

    @property
    def points(self) -> int | None:
        """The only score; None if each player has one, and under pat, which counts no points."""
        return None if self.view.scores is not None or self.pat else self.view.score

    def moment_after(self, before: Self) -> str:
        """Return the hand that was made, if it is worth at least `_MADE_HAND` points more than before."""
        gained = [
            (now.points - then.points, now.name)
            for old, new in zip(before.view.matrices, self.view.matrices, strict=False)
            for then, now in zip(old.lines, new.lines, strict=True)
        ]
        points, hand = max(gained, default=(0, ""))
        return scores_text.hand_made(hand=score_text.line(hand), points=points) if points >= _MADE_HAND else ""

    @property
    def seat(self) -> Seat | None:
        """The reader's seat's number, if any."""
        return self.me.seat if self.me is not None else None

    @property
    def turn_told(self) -> str:
        """The text on the turn, if it is not the reader's; in a race, the text on the players."""
        if not self.race:
            return turn_text.turn(self.mover_name, mine=False)
        moving = sum(player.turn for player in self.players)
        return turn_text.moving(self.mover_name, moving, len(self.players), mine=False)

    @property
    def kind(self) -> str:
        """The kind of a match with a single leg for two players; empty alone, and in a duel, which has two legs."""
        return "" if self.alone or self.duel else options_text.mode(self.view.options.mode)

    @property
    def waits_for_turn(self) -> bool:
        """Whether the reader waits for a move of the other player, and that player is connected."""
        mover, me = self.mover, self.me
        if mover is None or me is None or self.race:
            return False
        return not mover.mine and mover.here is not False and me.computer is None

    @property
    def race(self) -> bool:
        """Whether both players may act at any time."""
        return self.view.options.mode in _RACES

    @property
    def duel(self) -> bool:
        """Whether both play in one matrix, one for many points and one for few."""
        return self.view.options.mode == "duel"

    @property
    def pat(self) -> bool:
        """Whether there are no points, and all five rows must be pat hands."""
        return self.view.matrices[0].scoring == "pat"

    @property
    def sources(self) -> Sequence[Source]:
        """The cards that the reader can pick up now, each with the places that take it."""
        return self.view.sources if self.my_turn and self.view.mover == self.seat else ()

    @property
    def may_pass(self) -> bool:
        """Whether the reader may pass."""
        return self.my_turn and self.view.mover == self.seat and self.view.may_pass

    @property
    def may_done(self) -> bool:
        """Whether the reader may say Done."""
        return self.my_turn and self.view.mover == self.seat and self.view.may_done

    @property
    def deal(self) -> Deal:
        """The dealt cards that the reader may take; for a spectator, the cards for the player to move."""
        return self._deal_of(self.seat) if self.me is not None else self.mover_deal

    @property
    def mover_deal(self) -> Deal:
        """The dealt cards that the player to move may take."""
        return self._deal_of(self.mover.seat if self.mover is not None else None)

    def _deal_of(self, whose: Seat | None) -> Deal:
        return next((deal for deal in self.view.deals if deal.owner == whose), self.view.deals[0])

    @property
    def own_matrix(self) -> int | None:
        """The number of the reader's own matrix, from 0; None if the reader has both, or none."""
        return own_matrix(self.view, self.seat) if self.me is not None else None

    def legal(self, move: str) -> LegalMove | None:
        """Return a legal move with its effect on the scores; None if the move is unknown."""
        what, _, where = move.partition(">")
        for source in self.sources:
            if source.what == what and source.changes and where in source.targets:
                at = source.targets.index(where)
                return LegalMove(move, source.changes[at], source.others[at] if source.others else 0)
        return next((each for each in self.view.moves if each.move == move), None) if self.sources else None

    def titled(self, number: int) -> str:
        """Return the name of a matrix."""
        matrix: MatrixView = self.view.matrices[number]
        if len(self.view.matrices) == 1:
            return leg_text.matrix()
        return scores_text.matrix(number + 1) if self.alone else self.name(matrix.owner)

    def called(self, place: str) -> str:
        """Return the name of a place for the reader: with its owner if it isn't in the reader's own matrix."""
        return move_text.place(place, self.seat, self._names)

    def written(self, move: str) -> str:
        """Return the text of the reader's move."""
        return move_text.show_move(move, self.seat, self._names)

    def typed(self, text: str) -> str:
        """Return a typed text with the number of a matrix in place of its owner's name."""
        for player in self.players:
            for sign in "’'":
                text = re.sub(f"{re.escape(player.name)}{sign}s +(?=[a-e1-5])", f"{player.seat + 1}:", text, flags=re.I)
        return text

    @property
    def _names(self) -> list[str]:
        """The names of all players, by seat."""
        return [player.name for player in self.players]

    @property
    def left(self) -> int:
        """The number of cards that nobody has taken."""
        return sum(len(deal.cards) + deal.stock for deal in self.view.deals)

    def lies(self, place: str) -> Card | None:
        """Return the card that lies on a place, or the dealt card that goes by its own name."""
        return card_at(self.view, place)


def card_at(view: PokerSolitaireView, place: str) -> Card | None:
    """Return the card on a place; for a dealt card, the card itself."""
    square = square_of(place)
    if square is not None:
        if square.matrix >= len(view.matrices):
            return None
        return view.matrices[square.matrix].cells[square.row * SIDE + square.column]
    if is_reject(place):
        return next((reject.card for reject in view.rejects if reject.name == place), None)
    return Card(place)


def looked_at(view: PokerSolitaireView, names: Sequence[str] = ()) -> Scene:
    """Return a position of a record; `names` are the players' names, by seat, if they are known."""
    named = names if len(names) == len(view.roles) else list(map(move_text.player, range(len(view.roles))))
    return Scene.of_position(view, named)
