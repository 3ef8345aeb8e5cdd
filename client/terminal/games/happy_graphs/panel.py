"""The frame of the boards: the score, the hands, the news, and the rules. Pure: from a scene to lines.

From 100 columns on the panel is to the right of the boards; on a narrower screen it folds into two lines above them.
"""

from collections.abc import Mapping, Sequence

from textual.geometry import Region

from client.games.happy_graphs import footer, score_text, target_score
from client.games.happy_graphs.layout import Layout
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.messages import scores as scores_text
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.games.players import Player, presence
from client.terminal.games.side_panel import beyond, rule, section
from client.text import formats
from client.text.cards import run_of, with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, joined, spread, width, wrap
from client.text.messages import game as game_text
from client.text.messages import people as people_text
from client.text.tones import Tone
from protocol.cards import Card

_OTHERS_FOLDED = 3
_NEWS_KEPT = 5
_NAME_CELLS, _LONG_NAME_CELLS = 14, 24
_SHORT_NAME_CELLS = 10
_APART: Line = (Run("   "),)
_HAND_CELLS = 26
"""The least width of a hand in a row of hands."""
_MOST_APART = 6
"""Hands of more cards are written by rank."""


def folded(picture: Picture, scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the panel as two lines: the score and the next cards; the last event and the other hands."""
    view = scene.view
    score: Line = (Run(f" {scores_text.short(view.score)}", Tone.STRONG),)
    parts: Line = (*score, Run(f"{formats.colon()}{score_text.parts(view.parts)}", Tone.DIM))
    ahead: list[Line] = []
    to_beat = target_score.in_short(scene)
    if to_beat is not None:
        ahead.append((Run(to_beat, Tone.MARK),))
    if not scene.puzzle:
        ahead.append((Run(leg_text.stock(view.stock), Tone.DIM),))
    if scene.timed and (scene.puzzle or scene.began is not None):
        ahead.append((Run(time(picture), Tone.STRONG if scene.puzzle and scene.began is not None else Tone.DIM),))
    end: Line = (*joined(ahead, (Run(" · ", Tone.DIM),)), Run(" "))
    news = with_cards(f" {scene.news[0]}") if scene.news else ()
    room = cells - width(news) - 2
    shown = _next_others(scene)[:_OTHERS_FOLDED]
    ways = [(many, longest) for many in range(len(shown), 0, -1) for longest in (_NAME_CELLS, _SHORT_NAME_CELLS)]
    others: Line = next((line for way in ways if width(line := _in_short(scene, shown, *way, glyphs)) <= room), ())
    return [
        spread(parts if width((*parts, *end)) + 2 <= cells else score, end, cells, glyphs),
        spread(news, (*others, Run(" ")), cells, glyphs),
    ]


def time(picture: Picture) -> str:
    """Return the time a puzzle has taken, or when its time starts."""
    elapsed = picture.scene.elapsed(picture.now) if picture.scene is not None else None
    if elapsed is None:
        return leg_text.time_starts()
    return leg_text.time(elapsed)


def _next_others(scene: Scene) -> list[Player]:
    """Return the other players whose hands are visible, in the order of their turns."""
    if scene.puzzle:
        return []
    many = len(scene.players)
    first = scene.mover.seat if scene.mover is not None else 0
    order = [scene.players[(first + step) % many] for step in range(many)]
    return [each for each in order if not each.mine and scene.view.hands[each.seat] is not None]


def _in_short(scene: Scene, players: Sequence[Player], many: int, longest: int, glyphs: Glyphs) -> Line:
    """Return the hands of the first `many` players, with names of at most `longest` cells."""
    hands: list[Line] = []
    for player in players[:many]:
        hand = formats.cards(scene.view.hands[player.seat] or ())
        hands.append((*_named(player, Tone.DIM, longest, glyphs), Run(" "), *with_cards(hand, Tone.DIM)))
    return joined(hands, _APART)


def hand_line(picture: Picture, scene: Scene, cells: int, glyphs: Glyphs) -> Line:
    """Compose the line of the hand to play from, with the chosen card in brackets."""
    whose = leg_text.cards() if scene.puzzle else leg_text.your_hand()
    if scene.me is None and not scene.puzzle:
        whose = f"{scene.mover.name}: " if scene.mover is not None else ""
    hand = scene.hand
    card = picture.choice.card if scene.my_turn and not picture.choice.taking else None
    shown = _by_rank(hand, card) if len(hand) > _MOST_APART else _apart(hand, card)
    if not hand and not scene.over and scene.me is None:
        shown = (Run(leg_text.hidden(), Tone.DIM),)
    return fit((Run(f" {whose}  ", Tone.STRONG if scene.my_turn else Tone.DIM), *shown), cells, glyphs)


def _apart(hand: Sequence[Card], chosen: Card | None) -> Line:
    runs: list[Run] = []
    for card in hand:
        here = card == chosen
        runs += [
            Run("[" if here else " ", Tone.MARK),
            run_of(card),
            Run("]" if here else " ", Tone.MARK),
            Run(" "),
        ]
    return tuple(runs)


def _by_rank(hand: Sequence[Card], chosen: Card | None) -> Line:
    """Return a large hand by rank, with the suits of each: `A♣♥  2♠`."""
    runs: list[Run] = []
    for rank in sorted({card[0] for card in hand}, key="A2345678".find):
        here = chosen is not None and chosen[0] == rank
        runs.append(Run(f"[{rank}" if here else f" {rank}", Tone.MARK if here else Tone.STRONG))
        for card in hand:
            if card[0] == rank:
                text, tone = run_of(card)
                runs.append(Run(text[-1], tone))
        runs.append(Run("] " if here else "  ", Tone.MARK))
    return tuple(runs)


def panel(picture: Picture, scene: Scene, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Compose the panel at the right, below its first title."""
    inner = cells - 3
    head = _score_section(picture, scene, inner, glyphs)
    to_beat = wrap((Run(target_score.in_full(scene) or ""),), inner, glyphs) if target_score.in_full(scene) else []
    kept = len(head) + (len(to_beat) + 1 if to_beat else 0) + min(len(scene.news), _NEWS_KEPT) + 2
    hands = [] if scene.puzzle else hands_lines(scene, inner, max(3, rows - kept), glyphs)
    news = [
        line
        for index, item in enumerate(scene.news)
        for line in wrap(with_cards(item, Tone.DIM if index else Tone.PLAIN), inner, glyphs, indent=2)
    ]
    sections = [
        ("", head),
        (target_score.title(scene), to_beat),
        (leg_text.hands(), hands),
        (game_text.news(), news),
    ]
    return [line for title, lines in sections for line in section(title, lines, cells)]


def _score_section(picture: Picture, scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    view = scene.view
    lines: list[Line] = []
    if scene.over:
        lines += wrap((Run(footer.over(scene), Tone.STRONG),), cells, glyphs)
    lines += wrap((Run(score_text.parts(view.parts)),), cells, glyphs, indent=2)
    if scene.timed:
        lines += wrap((Run(time(picture), Tone.STRONG if scene.puzzle else Tone.DIM),), cells, glyphs)
    if not scene.puzzle:
        lines.append((Run(leg_text.stock(view.stock), Tone.DIM),))
    if scene.puzzle:
        return lines
    return [*lines, *wrap((Run(leg_text.to_come(_ranks(view.rest)), Tone.DIM),), cells, glyphs, indent=2)]


def _ranks(cards: Mapping[str, int]) -> str | None:
    return " ".join(f"{rank}×{count}" for rank, count in cards.items() if count) or None


def all_hands(scene: Scene, cells: int, rows: int, glyphs: Glyphs, top: int = 0) -> list[Line]:
    """List the hands by seat, from `top` on; side by side if one column is too long."""
    columns = max(1, cells // _HAND_CELLS) if len(scene.players) > rows else 1
    room = cells // columns
    name = _NAME_CELLS if columns > 1 else _LONG_NAME_CELLS
    per_column = max(1, min(rows, -(-len(scene.players) // columns)))
    lines: list[Line] = []
    for row in range(per_column):
        line: Line = ()
        for player in scene.players[top + row :: per_column][:columns]:
            hand = _hand(scene, player, room - 1, glyphs, name)
            line = (*line, *hand, Run(" " * (room - width(hand))))
        lines.append(line)
    return lines


def hands_lines(scene: Scene, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """List as many hands as fit, by seat; the player to move is marked."""
    if scene.puzzle:
        return []
    many = len(scene.players)
    # The player to move comes first if there is not enough room for all.
    first = scene.mover.seat if scene.mover is not None and many > rows else 0
    order = [scene.players[(first + step) % many] for step in range(many)]
    shown = order[:rows]
    held = max(width(_held(scene, player)) for player in shown)
    longest = max(_NAME_CELLS, min(_LONG_NAME_CELLS, cells - 3 - held))
    lines = [_hand(scene, player, cells, glyphs, longest) for player in shown]
    if len(order) > rows > 1:
        lines[-1] = (Run(leg_text.more_hands(len(order) - rows + 1), Tone.DIM),)
    return lines


def _hand(scene: Scene, player: Player, cells: int, glyphs: Glyphs, longest: int) -> Line:
    mark = Run("▸ " if player.turn else f"{presence(player.here)} ", Tone.MARK if player.turn else Tone.DIM)
    name = _named(player, Tone.PLAIN, longest, glyphs)
    space = Run(" " * (longest - width(name) + 1))
    return fit((mark, *name, space, *_held(scene, player)), cells, glyphs)


def _held(scene: Scene, player: Player) -> Line:
    """Return a player's hand, and whether the computer plays for the player or the player is away."""
    hand = scene.view.hands[player.seat]
    held: Line = with_cards(formats.cards(hand)) if hand is not None else ()
    if hand is None:
        held = (Run(leg_text.card_count(scene.view.sizes[player.seat]), Tone.DIM),)
    plays = "" if player.computer is None else f" ({people_text.computer(player.computer)})"
    away = f" ({people_text.away()})" if player.here is False and player.computer is None else ""
    return (*held, Run(f"{plays}{away}", Tone.BAD if away else Tone.DIM))


def _named(player: Player, tone: Tone, cells: int, glyphs: Glyphs) -> Line:
    """Write a name in `cells` columns; its final number stays, because it distinguishes computers."""
    tone = Tone.STRONG if player.turn else tone
    name, space, number = player.name.rpartition(" ")
    if not number.isdecimal():
        return fit((Run(player.name, tone),), cells, glyphs)
    return (*fit((Run(name, tone),), cells - len(number) - 1, glyphs), Run(f"{space}{number}", tone))


def top_rule(
    scene: Scene | None, layout: Layout, sight: Region, cells: int, panel_cells: int, *, hands: bool = False
) -> Line:
    """Compose the line over the boards and the panel, which shows how much is out of sight above and to the left.

    `hands`: the hands replace the boards.
    """
    title = leg_text.boards() if len(layout.groups) > 1 else leg_text.board()
    score = leg_text.score(scene.view.score) if scene is not None else ""
    if hands:
        return rule(leg_text.hands(), (), cells, panel_cells, "┬", score)
    before = [place for place in layout.places if place.box.line < sight.y or place.box.x < sight.x]
    signs = (
        *beyond(leg_text.more_left() if sight.x > 0 else ""),
        *beyond(leg_text.more_above() if sight.y > 0 else "", len(before)),
    )
    return rule(title, signs, cells, panel_cells, "┬", score)


def bottom_rule(layout: Layout, sight: Region, cells: int, panel_cells: int) -> Line:
    """Compose the line under them, which shows how much is out of sight below and to the right."""
    after = [place for place in layout.places if place.box.line >= sight.bottom or place.box.x >= sight.right]
    signs = (
        *beyond(leg_text.more_right() if layout.width > sight.right else ""),
        *beyond(leg_text.more_below() if layout.height > sight.bottom else "", len(after)),
    )
    return rule("", signs, cells, panel_cells, "┴", "")
