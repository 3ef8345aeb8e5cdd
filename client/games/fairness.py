"""Checks that a finished match kept its promise: the client deals the revealed number itself and compares.

rules: deals, Hidden numbers. All of it uses only what the player's own client saw and computes.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest

from client.games.catalog import RECORD_CHECKS
from client.games.record_check import RecordCheck
from protocol.deals import commitment
from protocol.record import Record
from protocol.room import LegInfo, MatchInfo


@dataclass(frozen=True, slots=True)
class Sighting:
    """What a leg showed after `ply` moves, if the number decides it, as the game writes it (the current card)."""

    leg: int
    ply: int
    card: str


class Finding(StrEnum):
    """One thing that was checked, and its result."""

    COMMITMENT_KEPT = "commitment_kept"
    COMMITMENT_BROKEN = "commitment_broken"
    COMMITMENT_CHANGED = "commitment_changed"
    NUMBER_KNOWN = "number_known"
    NUMBER_MISSING = "number_missing"
    DECK_DEALT = "deck_dealt"
    DECK_DIFFERENT = "deck_different"
    CARDS_AS_SEEN = "cards_as_seen"
    CARDS_DIFFERENT = "cards_different"
    RECORD_MISSING = "record_missing"
    CARDS_UNCHECKED = "cards_unchecked"

    @property
    def good(self) -> bool:
        """Whether it is as promised."""
        return self in _GOOD


_GOOD = {Finding.COMMITMENT_KEPT, Finding.NUMBER_KNOWN, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The findings, in the order of the checks.

    `cards` counts the sightings that were compared; `leg` and `ply` name the first difference, if there is one.
    """

    findings: tuple[Finding, ...]
    cards: int = 0
    leg: int | None = None
    ply: int | None = None


def check(
    game: str,
    match: MatchInfo,
    promised: str | None,
    seen: Iterable[Sighting],
    record: Record | None,
) -> Verdict:
    """Check a finished match against its commitment, its number's deal and the cards seen.

    `promised` is None if the number was known from the start. If each leg has its own number, it has the commitments of
    all legs that began, joined by commas. Deals numbers: takes some milliseconds. If the game has no `record_check`,
    only the commitment is checked.
    """
    own = [leg for leg in match.legs if leg.number is not None or leg.commitment is not None]
    promise = _promise_of_legs(match, own, promised) if own else _promise(match, promised)
    if match.number is None or promise is Finding.NUMBER_MISSING:
        return Verdict((Finding.NUMBER_MISSING,))
    if record is None:
        return Verdict((promise, Finding.RECORD_MISSING))
    known = RECORD_CHECKS.get(game)
    if known is None:
        return Verdict((promise, Finding.CARDS_UNCHECKED))
    for ordinal, leg in enumerate(record.legs, start=1):
        deck = known.dealt(record.options, len(record.seats), leg.number)
        number = next((each.number for each in own if each.leg == ordinal), match.number)
        same = leg.number == number and leg.deck == ([*deck] if known.deals_cards else None)
        ply = known.first_difference(deck, leg) if same else 0
        if ply is not None:
            return Verdict((promise, Finding.DECK_DIFFERENT), leg=ordinal, ply=ply)
    # If a match ended early, the last card that turned up was not played.
    cut_short = match.result is not None and match.result.why != "score"
    sightings = tuple(each for each in seen if not cut_short or _told(known, record, each) is not None)
    for sighting in sightings:
        told = _told(known, record, sighting)
        if told is None or not known.bears_out(told, sighting.card):
            findings = (promise, Finding.DECK_DEALT, Finding.CARDS_DIFFERENT)
            return Verdict(findings, len(sightings), sighting.leg, sighting.ply)
    return Verdict((promise, Finding.DECK_DEALT, Finding.CARDS_AS_SEEN), len(sightings))


def _promise_of_legs(match: MatchInfo, legs: Sequence[LegInfo], promised: str | None) -> Finding:
    """Return whether the promises of legs with numbers of their own were kept: the worst finding of all."""
    if match.known and promised is None:
        return Finding.NUMBER_KNOWN
    for leg, before in zip_longest(legs, promised.split(",") if promised else ()):
        if leg is None or leg.number is None or leg.salt is None:
            return Finding.NUMBER_MISSING
        if before is not None and leg.commitment != before:
            return Finding.COMMITMENT_CHANGED
        if leg.commitment != commitment(leg.number, leg.salt):
            return Finding.COMMITMENT_BROKEN
    return Finding.COMMITMENT_KEPT


def _promise(match: MatchInfo, promised: str | None) -> Finding:
    if match.number is None:
        return Finding.NUMBER_MISSING
    if match.known and promised is None:
        return Finding.NUMBER_KNOWN
    if match.salt is None:
        return Finding.NUMBER_MISSING
    if promised is not None and match.commitment != promised:
        return Finding.COMMITMENT_CHANGED
    kept = match.commitment == commitment(match.number, match.salt)
    return Finding.COMMITMENT_KEPT if kept else Finding.COMMITMENT_BROKEN


def _told(check: RecordCheck, record: Record, sighting: Sighting) -> str | None:
    return check.told(record.legs[sighting.leg - 1], sighting.ply) if sighting.leg <= len(record.legs) else None
