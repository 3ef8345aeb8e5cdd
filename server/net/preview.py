"""Draws the picture that messengers show beside a link: the game's title on the table, and a hand of cards.

It shows nothing of a room: everyone who invites to the same game sends the same picture.
"""

from __future__ import annotations

import io
import math
import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from server.net.page_texts import ENGLISH, page_text

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont

PREVIEW = "/preview"
"""The path of the picture of a link that leads to no room, and the start of the paths of the games' pictures."""
PICTURE_LINES = "picture-first-line", "picture-second-line"
"""The texts of the lines below the title."""
TYPEFACE = Path(__file__).parents[2] / "client" / "web" / "fonts" / "young-serif.woff2"
"""The browser client's typeface for titles."""
WIDTH, HEIGHT = 1200, 630
"""The size in pixels that messengers ask for."""

FELT, FELT_LIGHT, PAPER, INK, RED, LINE = "#0b3124", "#11442f", "#fffdf7", "#1c1a17", "#b3261e", "#d3c9b3"
CREAM, DIM, UP, DOWN = "#f6f1e2", "#c4d4c9", "#e3b34d", "#8fb8ea"
CARD = (230, 322)
RANKS = "23456789JQKA"
SUITS = "CDHS"
CARDS = 5
SPREAD = 13
"""The angle between two cards of the hand, in degrees."""
SCALE = 2
"""Everything is drawn this many times larger, then reduced, for smooth edges."""
MARGIN = 72
LAST_LATIN = "\N{HORIZONTAL ELLIPSIS}"
"""The last of the letters and signs that texts in Latin letters use."""


def draw_preview(title: str, language: str) -> bytes:
    """Return the picture for a game's title, as PNG; "" for Turnabout itself. Its lines are in a language.

    They are in English if the typeface lacks the language's letters: it has Latin ones only.
    """
    from PIL import Image, ImageDraw  # imported here because most servers never draw a picture

    picture = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), FELT)
    pen = ImageDraw.Draw(picture)
    pen.ellipse(_scaled(520, -180, 1500, 800), fill=FELT_LIGHT)
    _draw_hand(picture, _hand(title))
    if title:
        pen.text(_at(MARGIN, 84), "Turnabout", fill=DIM, font=_font(34))
    lines, size = _fitted(title or "Turnabout", pen)
    top = 150
    for line in lines:
        pen.text(_at(MARGIN, top), line, fill=CREAM, font=_font(size))
        top += round(size * 1.12)
    said = [page_text(line, language) for line in PICTURE_LINES]
    if max("".join(said)) > LAST_LATIN:
        said = [page_text(line, ENGLISH) for line in PICTURE_LINES]
    for text in said:
        top += 46
        pen.text(_at(MARGIN, top), text, fill=DIM, font=_font(34))
    _draw_roles(pen, HEIGHT - 96)
    out = io.BytesIO()
    picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()


def _hand(title: str) -> list[tuple[str, str]]:
    """Return ranks and suits of a hand, always the same for a title."""
    seed = zlib.crc32(title.encode())
    return [(RANKS[(seed >> 4 * n) % len(RANKS)], SUITS[(seed + n) % len(SUITS)]) for n in range(CARDS)]


def _fitted(title: str, pen: ImageDraw.ImageDraw) -> tuple[list[str], int]:
    """Return a title in one line or two, and the largest size in which they fit beside the cards."""
    words = title.split()
    for size in (92, 80, 68, 56, 44, 36):
        for cut in (len(words), *range(len(words) - 1, 0, -1)):
            lines = [" ".join(part) for part in (words[:cut], words[cut:]) if part]
            if all(pen.textlength(line, font=_font(size)) <= 470 * SCALE for line in lines):
                return lines, size
    return [title[:24]], 36


def _draw_hand(picture: Image.Image, hand: list[tuple[str, str]]) -> None:
    """Draw the cards as a fan at the right."""
    from PIL import Image

    reach = 1.05 * CARD[1]  # the cards turn around a point below them
    for place, (rank, suit) in enumerate(hand):
        angle = (len(hand) // 2 - place) * SPREAD
        card = _draw_card(rank, suit).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        x, y = 862 - reach * math.sin(math.radians(angle)), 640 - reach * math.cos(math.radians(angle))
        corner = round(x * SCALE - card.width / 2), round(y * SCALE - card.height / 2)
        picture.paste(card, corner, card)


def _draw_card(rank: str, suit: str) -> Image.Image:
    from PIL import Image, ImageDraw

    width, height = (side * SCALE for side in CARD)
    card = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(card)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 20 * SCALE, fill=PAPER, outline=LINE, width=2 * SCALE)
    colour = RED if suit in "DH" else INK
    pen.text((40 * SCALE, 44 * SCALE), rank, fill=colour, font=_font(54), anchor="mm")
    _draw_suit(pen, suit, (40 * SCALE, 94 * SCALE), 17 * SCALE, colour)
    _draw_suit(pen, suit, (width // 2 + 16 * SCALE, height // 2 + 24 * SCALE), 62 * SCALE, colour)
    return card


def _draw_suit(pen: ImageDraw.ImageDraw, suit: str, centre: tuple[int, int], size: int, colour: str) -> None:
    """Draw a suit's pip; `size` is half its height."""
    x, y = centre

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + right * size, y + down * size) for right, down in points]

    def disc(right: float, down: float, radius: float) -> None:
        pen.ellipse(at((right - radius, down - radius), (right + radius, down + radius)), fill=colour)

    if suit == "D":
        pen.polygon(at((0, -1), (0.74, 0), (0, 1), (-0.74, 0)), fill=colour)
    elif suit == "H":
        disc(-0.43, -0.4, 0.46)
        disc(0.43, -0.4, 0.46)
        pen.polygon(at((-0.84, -0.2), (0.84, -0.2), (0, 0.95)), fill=colour)
    elif suit == "S":
        disc(-0.42, 0.28, 0.44)
        disc(0.42, 0.28, 0.44)
        pen.polygon(at((-0.82, 0.12), (0.82, 0.12), (0, -1)), fill=colour)
        pen.polygon(at((0, 0.2), (0.34, 1), (-0.34, 1)), fill=colour)
    else:
        disc(0, -0.5, 0.43)
        disc(-0.47, 0.2, 0.43)
        disc(0.47, 0.2, 0.43)
        pen.polygon(at((0, -0.1), (0.34, 1), (-0.34, 1)), fill=colour)


def _draw_roles(pen: ImageDraw.ImageDraw, top: int) -> None:
    """Draw the signs of both roles, with the arrows of their swap between them."""
    left, right, size = MARGIN + 20, MARGIN + 150, 22
    pen.polygon(_scaled(left, top - size, left + size, top + size, left - size, top + size), fill=UP)
    pen.polygon(_scaled(right, top + size, right + size, top - size, right - size, top - size), fill=DOWN)
    for level, towards in ((top - 12, 1), (top + 12, -1)):
        start, end = (left + 38, right - 38) if towards > 0 else (right - 38, left + 38)
        pen.line(_scaled(start, level, end, level), fill=CREAM, width=4 * SCALE)
        back = end - 12 * towards
        pen.line(_scaled(back, level - 9, end, level, back, level + 9), fill=CREAM, width=4 * SCALE, joint="curve")


def _at(x: float, y: float) -> tuple[float, float]:
    return x * SCALE, y * SCALE


def _scaled(*values: float) -> tuple[float, ...]:
    return tuple(value * SCALE for value in values)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    from PIL import ImageFont

    try:
        return ImageFont.truetype(TYPEFACE, size * SCALE)
    except OSError:  # a server without the browser client, or a Pillow that reads no WOFF2
        return ImageFont.load_default(size * SCALE)
