"""The sentence about an event in a room. `client/web/room/event_sentence.js` says the same."""

from typing import Any, Literal

from client.text.messages import events as event_text
from protocol.room import Happening


def event_sentence(event: Happening, *, mine: bool, other: str | None = None, choice: bool = True) -> str:
    """Return a sentence about an event.

    `mine`: it is about the reader's own seat. `other` is the name of the player in the other seat, or of the player who
    asks for a replacement. `choice`: there are several kinds of rematches.
    """
    name = event.name or event_text.someone()
    detail: dict[str, Any] = event.detail if isinstance(event.detail, dict) else {}
    leg, match = event.leg or 0, event.match or 0
    match event.kind:
        case "leg_started":
            return event_text.leg_started(leg=leg, match=match)
        case "leg_over":
            return event_text.leg_over(leg=leg, match=match, score=detail.get("score", 0))
        case "match_over":
            return event_text.match_over(match=match, why=_why(detail.get("why")))
        case "offered":
            return event_text.rematch_offered(name=name, mine=mine, kind=_kind(detail, choice))
        case "declined":
            return event_text.rematch_declined(name=name, mine=mine, kind=_kind(detail, choice))
        case "taken_back" if event.seat is None:
            return event_text.undone(revealed=bool(detail.get("shown")))
        case "taken_back":
            return event_text.taken_back(name=name, mine=mine, revealed=bool(detail.get("shown")))
        case "claimed":
            return event_text.claimed(name=name, mine=mine, absent=other or None, since=detail.get("since"))
        case "time_given":
            return event_text.time_given(max(1, round(detail.get("ms", 0) / 1000)))
        case "time_low":
            return event_text.time_low(name=name, mine=mine, time=detail.get("ms", 0))
        case "substituted":
            return event_text.substituted(level=detail.get("level", "?"), name=name, mine=mine)
        case "replacement_asked":
            if isinstance(person := detail.get("name"), str):
                return event_text.seat_requested(person=person, name=name)
            asker, level = other or event_text.someone(), detail.get("level") or "?"
            return event_text.computer_requested(asker=asker, level=level, name=name)
        case "replaced":
            return event_text.replaced(name=name, seat=(event.seat or 0) + 1)
        case "configured":
            return event_text.settings_changed()
        case "enlisted":
            names = detail.get("names")
            return event_text.competitors(names) if names else event_text.no_tournament()
        case "plays_as":
            competitor = detail.get("name", "?")
            if competitor == name:
                return event_text.plays_next(name)
            return event_text.plays_as(name=name, mine=mine, competitor=competitor)
        case kind:
            return event_text.event(kind, name=name, mine=mine)


def _kind(detail: dict[str, Any], choice: bool) -> Literal["same_number", "new_number", "only"]:
    if not choice:
        return "only"
    return "same_number" if detail.get("what") == "same_number" else "new_number"


def _why(why: Any) -> Literal["score", "resigned", "claimed", "flag"]:
    known: tuple[Literal["resigned", "claimed", "flag"], ...] = ("resigned", "claimed", "flag")
    return next((each for each in known if each == why), "score")
