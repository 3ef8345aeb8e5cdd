"""The frame of the tree: heading, panel, and rules. Pure: from a scene to lines.

From 100 columns on the panel is to the right of the tree; on a narrower screen it folds into two lines above the tree.
"""

from textual.geometry import Region

from client.games.family_tree import footer, move_text, target_score
from client.games.family_tree.layout import Place, TreeLayout
from client.games.family_tree.messages import about as about_text
from client.games.family_tree.messages import families as families_text
from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.scene import News, Scene
from client.terminal.games.side_panel import beyond, rule, section
from client.text import formats, turn_text
from client.text.cards import face, run_of, with_cards
from client.text.cells import align_left, align_right, cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, joined, spread, width, wrap
from client.text.messages import game as game_text
from client.text.messages import people as people_text
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView, Hand

_COMING_FOLDED = 4
_NEWS_KEPT = 4


def folded(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the panel as two lines: the current card and the score; the last event and the score to beat."""
    news = _news_line(scene.news[0]) if scene.news else ()
    ahead: list[Line] = []
    to_beat = target_score.in_short(scene)
    if to_beat is not None:
        ahead.append((Run(to_beat, Tone.MARK),))
    if scene.view.coming:
        ahead.append(with_cards(leg_text.coming(scene.view.coming[:_COMING_FOLDED]), Tone.DIM))
    held, score = (Run(" "), *_held(scene)), Run(leg_text.score(scene.view.score), Tone.STRONG)
    parts = (score, Run(f"{formats.colon()}{_parts_of(scene.view)}", Tone.DIM))
    room = cells - width(held) - 2
    end = (*(parts if width(parts) <= room else (score,)), *((Run(" "),) if width(parts) != room else ()))
    return [
        spread(held, end, cells, glyphs),
        spread((Run(" "), *news), (*joined(ahead, (Run(" · ", Tone.DIM),)), Run(" ")), cells, glyphs),
    ]


def _held(scene: Scene) -> Line:
    view = scene.view
    if view.current is None:
        return (Run(leg_text.over(scene.alone), Tone.STRONG),)
    places = _places(scene)
    card = (Run("[", Tone.STRONG), run_of(view.current), Run("]", Tone.STRONG))
    return (
        *card,
        Run(f" {places}", Tone.MARK if scene.my_turn else Tone.DIM),
        Run(f" · {leg_text.stock_in_short(view.stock)}"),
    )


def _places(scene: Scene) -> str:
    """Return how many places there are for the current card, after their mark."""
    mark = "▸" if scene.my_turn else "▹"
    return f"{mark} {leg_text.places_now(len(scene.view.moves))}"


def _parts_of(view: FamilyTreeView) -> str:
    return leg_text.parts(levels=view.levels, celebrity=view.celebrity, hands=view.hands)


def _news_line(news: News, tone: Tone = Tone.PLAIN) -> Line:
    return with_cards(move_text.news(news.what, news.skipped), tone)


def panel(scene: Scene, chosen: Card | None, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Compose the panel at the right, below its first title; `chosen` is the member of the family chosen to play on."""
    inner = cells - 3
    card, to_beat = _card_section(scene, inner, glyphs), _beat_section(scene, inner, glyphs)
    news = [
        line
        for index, item in enumerate(scene.news)
        for line in wrap(_news_line(item, Tone.DIM if index else Tone.PLAIN), inner, glyphs, indent=2)
    ]
    kept = len(card) + (len(to_beat) + 1 if to_beat else 0) + min(len(news), _NEWS_KEPT) + 2
    sections = [
        ("", card),
        (leg_text.score(scene.view.score), _score_section(scene, chosen, inner, rows - kept)),
        (target_score.title(scene), to_beat),
        (game_text.news(), news),
    ]
    return [line for title, lines in sections for line in section(title, lines, cells)]


def _card_section(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    view = scene.view
    if view.current is None or scene.over:
        left = with_cards(footer.never_played(scene))
        return [
            *wrap((Run(footer.ended(scene), Tone.STRONG),), cells, glyphs),
            *wrap(left, cells, glyphs),
        ]
    mine = scene.my_turn and scene.mover_name == people_text.you()
    turn = turn_text.turn(scene.mover_name, mine)
    if cell_len(turn) > cells - 10:  # the name matters more than its effect
        over = cell_len(turn) - (cells - 10)
        name = fit((Run(scene.mover_name),), cell_len(scene.mover_name) - over, glyphs)
        turn = turn_text.turn("".join(run.text for run in name), mine, scene.mover_name)
    places = _places(scene)
    beside: list[Line] = [
        (),
        fit((Run(turn, Tone.MARK if scene.my_turn else Tone.STRONG),), cells - 10, glyphs),
        (Run(places, Tone.MARK if scene.my_turn else Tone.DIM),),
        (Run(leg_text.stock(view.stock), Tone.DIM),),
        (),
    ]
    lines = [(Run(" "), *row, Run("  "), *text) for row, text in zip(face(view.current), beside, strict=True)]
    if scene.view.coming:
        lines.append(fit((Run(" "), *with_cards(leg_text.coming(scene.view.coming), Tone.DIM)), cells, glyphs))
    return lines


def _score_section(scene: Scene, chosen: Card | None, cells: int, rows: int) -> list[Line]:
    """Return the parts of the score and every hand in about `rows` lines, with the hands' cards if these suffice."""
    view = scene.view
    hands = [(family, family.hand) for family in view.families if family.hand]
    lines = [
        _points(Run(about_text.part("levels")), view.levels, cells),
        _points(Run(about_text.part("celebrity")), view.celebrity, cells),
        _points(Run(about_text.part("hands")), view.hands, cells),
    ]
    rows -= len(lines)
    with_their_cards = 2 * len(hands) <= rows
    shown = hands if len(hands) <= rows else hands[: max(0, rows - 1)]
    for family, hand in shown:
        lines += _hand(family, hand, family.member == chosen, cells, with_their_cards)
    if len(shown) < len(hands):
        lines.append((Run(f" {leg_text.more_hands(len(hands) - len(shown))}", Tone.DIM),))
    return lines


def _points(what: Run, points: int, cells: int) -> Line:
    return (what, Run(align_right(str(points), cells - cell_len(what.text))))


def _hand(family: Family, hand: Hand, chosen: bool, cells: int, with_cards_of_it: bool) -> list[Line]:
    couple = with_cards(align_left(families_text.couple_in_short(member=family.member, spouse=family.spouse), 8))
    name = leg_text.hand_name(hand.name)
    points = Run(align_right(str(hand.points), cells - 9 - cell_len(name)))
    lines: list[Line] = [(Run("▸" if chosen else " ", Tone.MARK), *couple, Run(name), points)]
    if with_cards_of_it:
        lines.append((Run(" " * 9), *with_cards(formats.cards(hand.cards))))
    return lines


def _beat_section(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    text = target_score.in_full(scene)
    return wrap((Run(text),), cells, glyphs) if text is not None else []


def top_rule(title: str, layout: TreeLayout, sight: Region, cells: int, panel_cells: int) -> Line:
    """Compose the line over the tree and the panel, which shows how much is out of sight above and to the left."""
    above = [place for place in layout.places if place.box.line < sight.y]
    left = [place for place in _between(layout, sight) if place.box.x < sight.x]
    signs = (
        *beyond(leg_text.more_left() if sight.x > 0 else "", len(left)),
        *beyond(leg_text.lines_above(sight.y) if sight.y > 0 else "", len(above)),
    )
    return rule(title, signs, cells, panel_cells, "┬", leg_text.current_card())


def bottom_rule(title: str, layout: TreeLayout, sight: Region, cells: int, panel_cells: int) -> Line:
    """Compose the line under them, which shows how much is out of sight below and to the right."""
    below = [place for place in layout.places if place.box.line >= sight.bottom]
    right = [place for place in _between(layout, sight) if place.box.x + place.box.width > sight.right]
    lines = layout.height - sight.bottom
    signs = (
        *beyond(leg_text.more_right() if layout.width > sight.right else "", len(right)),
        *beyond(leg_text.lines_below(lines) if lines > 0 else "", len(below)),
    )
    return rule(title, signs, cells, panel_cells, "┴", "")


def _between(layout: TreeLayout, sight: Region) -> list[Place]:
    """Return the places that are neither above nor below the visible part."""
    return [place for place in layout.places if sight.y <= place.box.line < sight.bottom]
