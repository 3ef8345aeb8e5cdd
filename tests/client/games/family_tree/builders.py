"""Trees written the way they look, and their rooms.

A tree is a text with one family a line, and its children indented below it:

    7D+9C 2H full_house:80
      6S+TD
        QH
        TC/JS
      KH+QD/AH

`TC/JS` is the ten of clubs under the jack of spades; the 2 and the hand follow.
"""

from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any, Literal

from pydantic import TypeAdapter

from client.games.family_tree.layout import TreeLayout
from client.games.family_tree.scene import Scene
from client.games.leg_scene import NOTHING_TOLD, Told
from client.net.frames import ShownRoom
from protocol.cards import Card
from protocol.events import Expected, HintEvent
from protocol.games.family_tree.view import Does, Family, FamilyTreeView, Hand, HandName, LegalMove, Played
from protocol.ids import MatchId, PlayerId, Role, RoomCode, Seat
from protocol.room import Happening, LegInfo, MatchInfo, SeatInfo
from protocol.scores import NumberEvent, Standing

GOLDENS = Path(__file__).parents[3] / "goldens"
_ROOM = TypeAdapter(ShownRoom)
ROLES: tuple[Role, ...] = ("maximizer", "minimizer")


def _people(word: str) -> list[tuple[Card, Card | None]]:
    pairs = (person.partition("/") for person in word.split("+"))
    return [(Card(card), Card(cover) if cover else None) for card, _, cover in pairs]


HANDS: dict[str, HandName] = {"pair": "pair", "full_house": "full_house", "royal_flush": "royal_flush"}


def _family(line: str, level: int, parent: Card | None, children: tuple[Card, ...]) -> Family:
    first, *notes = line.split()
    (member, member_cover), *married = _people(first)
    spouse, spouse_cover = married[0] if married else (None, None)
    extended = next((Card(note) for note in notes if note[0] == "2"), None)
    named = [note.split(":") for note in notes if ":" in note]
    together = spouse is not None and not member_cover and not spouse_cover
    celebrities = sum(card[0] in "QK" for card in (member, spouse or "--"))
    return Family(
        member=member,
        level=level,
        parent=parent,
        member_cover=member_cover,
        spouse=spouse,
        spouse_cover=spouse_cover,
        extended=extended,
        children=children,
        room=(5 if extended else 3) - len(children) if together else 0,
        celebrity=(0, 10, 30)[celebrities] if together else 0,
        hand=Hand(HANDS[named[0][0]], int(named[0][1]), (member,) * 5) if named else None,
    )


def _families(text: str) -> tuple[Family, ...]:
    lines = dedent(text).strip().splitlines()
    depths = [(len(line) - len(line.lstrip())) // 2 for line in lines]
    members = [_people(line.split()[0])[0][0] for line in lines]
    above = [
        [member for i, member in enumerate(members[:at]) if depths[i] == depths[at] - 1] for at in range(len(lines))
    ]
    parents = [members_above[-1] if members_above else None for members_above in above]
    return tuple(
        _family(line, depth + 1, parent, tuple(c for c, p in zip(members, parents, strict=True) if p == member))
        for line, depth, member, parent in zip(lines, depths, members, parents, strict=True)
    )


def _move(words: str, current: Card, families: tuple[Family, ...]) -> LegalMove:
    target, does, change = words.split()
    kinds: dict[str, Does] = {kind: kind for kind in ("child", "spouse", "extended", "divorced", "deceased")}
    couple = next((family.spouse for family in families if family.member == target), None)
    also = couple if does in ("child", "extended", "divorced") else None
    family = next((each for each in families if target in (each.member, each.spouse)), families[0])
    deepest = max(each.level for each in families)
    levels = 10 if does == "child" and family.level == deepest else 0
    celebrity = {"spouse": int(change), "divorced": -family.celebrity, "deceased": -family.celebrity}.get(does, 0)
    hands = int(change) - levels - celebrity
    return LegalMove(
        move=f"{current}>{target}",
        target=Card(target),
        also=also,
        does=kinds[does],
        change=int(change),
        levels=levels,
        celebrity=celebrity,
        hands=hands,
    )


def build_view(text: str, current: str | None = "QS", moves: str = "", **changes: Any) -> FamilyTreeView:
    """Return the view of a tree; `moves` are like `QH spouse 30, 6S child 0`, and `changes` replace any other field."""
    families = _families(text)
    levels = 10 * max((family.level for family in families), default=0)
    celebrity = sum(family.celebrity for family in families)
    hands = sum(family.hand.points for family in families if family.hand)
    card = None if current is None else Card(current)
    listed = [_move(words, card, families) for words in moves.split(", ") if words and card]
    view = FamilyTreeView(
        roles=ROLES,
        to_act=() if current is None else (Seat(0),),
        ply=4,
        current=card,
        stock=33,
        families=families,
        score=levels + celebrity + hands,
        levels=levels,
        celebrity=celebrity,
        hands=hands,
        moves=tuple(listed),
        skipped=(),
        played=None,
        left=(),
        seen=(),
        coming=(),
    )
    return replace(view, **changes)


def build_room(
    view: FamilyTreeView, leg: int = 1, names: tuple[str, str] = ("Ada", "Grace"), **changes: Any
) -> ShownRoom:
    """Return the room of a view's leg; if it is leg two, leg one ended with 210 points."""
    playing: Literal["playing", "over"] = "playing" if view.to_act else "over"
    first = LegInfo(leg=1, roles=ROLES, status="over" if leg == 2 else playing, ply=1, score=210, parts=None)
    second = LegInfo(
        leg=2, roles=ROLES[::-1], status=playing if leg == 2 else "waiting", ply=0, score=view.score, parts=None
    )
    match = MatchInfo(
        match=1,
        id=MatchId("M"),
        game="family-tree",
        options={},
        form="match",
        known=False,
        dead=False,
        number=None,
        salt=None,
        commitment="9f31" + 60 * "0",
        legs=(first, second),
        result=None,
    )
    owner = PlayerId("0" * 16)
    room = ShownRoom(
        room=RoomCode("KZ74QM2"),
        version=9,
        game="family-tree",
        title="Family Tree",
        rules=1,
        options={},
        form="match",
        number=None,
        role=None,
        owner=owner,
        spectators=True,
        clock=None,
        banned=(),
        seats=tuple(
            SeatInfo(seat=Seat(seat), player=PlayerId(str(seat) * 16), name=name) for seat, name in enumerate(names)
        ),
        ready=(),
        next=None,
        offers=(None, None),
        agreed=None,
        match=match,
        happenings=(),
        view=view,
    )
    return replace(room, **changes)


def build_solo(view: FamilyTreeView, number: int = 7, **changes: Any) -> ShownRoom:
    """Return the room in which Ada plays a view's leg alone on a number."""
    room = build_room(replace(view, roles=("player",)))
    assert room.match is not None
    leg = replace(room.match.legs[0], roles=("player",))
    match = replace(room.match, legs=(leg,), known=True, number=number, commitment=None)
    alone = replace(room, form="solo", match=match, seats=room.seats[:1], offers=(None,))
    return replace(alone, **changes)


def build_about(computer: int | None = 940, own: int | None = None, **changes: Any) -> NumberEvent:
    """Return the results on the number of a solo game; another player has reached 1100 on it."""
    best = Standing(role="player", best=1100, player=PlayerId("1" * 16), name="Grace", players=2, own=own, rank=None)
    about = NumberEvent(
        id="about",
        game="family-tree",
        options={},
        number=7,
        computer=computer,
        par=None,
        working=computer is None,
        standings=(best,),
    )
    return replace(about, **changes)


def build_hint(*choices: str, ply: int = 4) -> HintEvent:
    """Return a hint; choices are like `QS>QH 940`, the best first."""
    pairs = [choice.split() for choice in choices]
    expected = tuple(Expected(move=move, score=float(score)) for move, score in pairs)
    return HintEvent(id="hint", match=1, leg=1, ply=ply, choices=expected)


def moved(
    version: int, seat: int, card: str, target: str, does: Does, change: int, skipped: str = "", leg: int = 1
) -> Happening:
    """Return the happening of a move."""
    cards = tuple(Card(card) for card in skipped.split())
    played = Played(Seat(seat), Card(card), Card(target), does, change, cards)
    return Happening(version=version, at=None, kind="moved", seat=Seat(seat), match=1, leg=leg, detail=played)


def load_room(name: str) -> ShownRoom:
    """Return a stored room: `jack` and `two` are a tree of 40 people on 6 levels, with 34 places and with 5."""
    return _ROOM.validate_json((GOLDENS / f"family_tree_{name}.json").read_bytes())


def scene_of(room: ShownRoom, me: int | None = 0, here: tuple[int, ...] = (0, 1), told: Told = NOTHING_TOLD) -> Scene:
    """Return a reader's scene of a room's leg."""
    seats = tuple(Seat(seat) for seat in here)
    scene = Scene.read(room, None if me is None else Seat(me), seats, told=told)
    assert scene is not None
    return scene


def drawn(layout: TreeLayout) -> list[str]:
    """Return a layout's lines as text; fail if spans overlap or are out of order."""
    lines = []
    for spans in layout.lines:
        line = ""
        for span in spans:
            assert span.x >= len(line), (span, line)
            line = line.ljust(span.x) + span.text
        lines.append(line)
    return lines
