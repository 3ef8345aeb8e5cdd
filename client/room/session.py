"""The reducer of a player's screens: from one model and an event to the next model."""

from dataclasses import replace

from client.lobby.your_games import with_event
from client.net.frames import ShownRoom
from client.net.link_state import Connected, Connecting, Ended, Late, Lost, ServerTime
from client.net.pending_commands import is_sent_again
from client.replay.analysis import with_judged
from client.room import chat as talking
from client.room.chat import Mute
from client.room.local_events import CameIn, Checked, GaveUp, Heard, Looked, TurnedAway, WentOn
from client.room.model import Model, Phase, Promise
from client.room.seen_cards import seen_after
from protocol.events import AnalysisEvent, Chat, HintEvent, Presence, Rejected, SeatCodeEvent, Welcome
from protocol.games.mirror import MirrorView
from protocol.ids import MatchId
from protocol.player_games import GamesChanged, GamesEvent
from protocol.room import MatchInfo
from protocol.scores import NumberEvent, ScoresEvent
from protocol.views import View

__all__ = ["Model", "Phase", "Promise", "step"]


def step(model: Model, heard: Heard) -> Model:
    """Return the model after an event."""
    match heard:
        case Welcome():
            talk = replace(model.talk, fresh=True)
            return replace(model, player=heard.player, name=heard.name, server=heard.server, fresh=True, talk=talk)
        case ShownRoom():
            return _room(model, heard)
        case Presence() if model.room is not None and heard.room == model.room.room:
            looking = tuple(zip(heard.players, heard.names, strict=False))
            return replace(model, here=heard.here, away=heard.away, spectators=heard.spectators, looking=looking)
        case Chat() if model.room is not None and heard.room == model.room.room:
            return replace(model, talk=talking.told(model.talk, heard.lines, model.player))
        case Mute():
            return replace(model, talk=talking.muted(model.talk, heard))
        case Looked():
            return replace(model, talk=talking.looked(model.talk))
        case SeatCodeEvent():
            return replace(model, seat_code=heard)
        case HintEvent() if model.position == (heard.match, heard.leg, heard.ply):
            return replace(model, hint=heard)
        case NumberEvent() if _is_about(heard, model.room):
            return _about(model, heard)
        case AnalysisEvent() if model.match is not None and heard.match == model.match.match:
            return replace(model, analysis=_with_earlier(model.analysis, heard))
        case ScoresEvent():
            return replace(model, scores=heard)
        case GamesEvent() | GamesChanged():
            return replace(model, games=with_event(model.games or (), heard))
        case ServerTime():
            return replace(model, ahead=heard.ahead)
        case Late():
            return replace(model, late=heard.late, offline=heard.offline)
        case CameIn():
            return replace(model, inside=True)
        case Rejected() if is_sent_again(heard):
            return replace(model, delayed=True)
        case Rejected():
            return replace(model, refused=heard, delayed=False)
        case Checked() if model.match is not None and heard.match == model.match.id:
            return replace(model, checked=heard)
        case GaveUp():
            return replace(model, refused=heard.rejected, delayed=False)
        case WentOn():
            return replace(model, lingers=False)
        case TurnedAway():
            return replace(model, stopped=heard.rejected)
        case Ended():
            return replace(model, link=heard, late=False, offline=False, stopped=model.stopped or heard.failure)
        case Connected():
            return replace(model, link=heard)
        case Connecting() | Lost():
            return replace(model, link=heard, late=False, offline=False, here=(), away=(), spectators=0, looking=())
    return model


def _with_earlier(before: AnalysisEvent | None, heard: AnalysisEvent) -> AnalysisEvent:
    """Return the progress of an analysis with all moves judged so far: each message brings only the next ones."""
    if before is None or before.match != heard.match:
        return heard
    return replace(heard, judged=with_judged(before.judged, heard.judged))


def _since(before: Model, room: ShownRoom) -> int | None:
    """Return the ply from which the player's own table has been unchanged; None if all share one table."""
    made = _made(room.view)
    if made is None or room.view is None or room.match is None:
        return None
    known = before.room
    if known is None or known.match is None:
        return _asked_at(replace(before, room=room)) or room.view.ply
    if _made(known.view) != made:
        return room.view.ply
    same = (known.match.id, len(known.match.legs)) == (room.match.id, len(room.match.legs))
    return before.since if same else room.view.ply


def _asked_at(model: Model) -> int | None:
    """Return the ply of a pending hint request in a race, if the player has not moved since then."""
    if model.room is None or model.match is None or model.leg is None or model.room.form != "race":
        return None
    here = (model.match.match, model.leg.leg, model.me)
    own = [each for each in model.room.happenings if (each.match, each.leg, each.seat) == here]
    last = next((each for each in reversed(own) if each.kind in ("moved", "hinted")), None)
    return (last.detail or {}).get("ply") if last is not None and last.kind == "hinted" else None


def _made(view: View | None) -> object:
    """Return a value that changes when the player's own table does; None if all share one table.

    In a mirror match another player's pending move does not change it.
    """
    if isinstance(view, MirrorView):
        return tuple(board.ply for board in view.boards), view.own
    return getattr(view, "made", None)


def _room(model: Model, room: ShownRoom) -> Model:
    known = model.room
    older = known is not None and known.room == room.room and room.version < known.version
    if older and not (model.fresh or room.reset):
        return model
    if older or room.reset:  # forget the lost moves
        known, room = None, replace(room, reset=True)
        model = replace(model, hint=None, seen=(), checked=None, analysis=None)
    news = known is None or room.version != known.version
    model = replace(
        model,
        room=room,
        fresh=False,
        resets=model.resets + (model.fresh or room.reset),
        stopped=None,
        delayed=False,
        refused=None if news else model.refused,
        lingers=_lingers(model, room),
        since=_since(model, room),
    )
    hint, about = model.hint, model.about
    if hint is not None and model.position != (hint.match, hint.leg, hint.ply):
        model = replace(model, hint=None)
    if about is not None and not _is_about(about, room):
        model = replace(model, about=None)
    match = room.match
    if match is None:
        return replace(model, promise=None, seen=(), checked=None, analysis=None)
    if model.promise is None or model.promise.match != match.id:
        promise = Promise(match.id, match.commitment)
        model = replace(model, promise=promise, seen=(), checked=None, analysis=None, best_before=None)
    if model.promise is not None:
        model = replace(model, promise=_with_legs(model.promise, match))
    return replace(model, seen=seen_after(model.seen, known, room))


def _about(model: Model, about: NumberEvent) -> Model:
    """Store the results on the match's number; the player's best is the one from before the match.

    In a casual game it is the best among casual games.
    """
    tree = about.tree or (model.about.tree if model.about is not None else None)
    best = model.best_before
    if model.under_way and model.match is not None:
        own = [each.score for each in about.own_casual if each.role == "player"]
        if not model.match.casual:
            own = [each.own for each in about.standings if each.role == "player" and each.own is not None]
        best = next(iter(own), None)
    return replace(model, about=replace(about, tree=tree), best_before=best)


def _is_about(about: NumberEvent, room: ShownRoom | None) -> bool:
    """Return whether results are on the number of a room's current or last match."""
    match = room.match if room is not None else None
    told = (about.game, about.options, about.number)
    return match is not None and told == (match.game, match.options, match.number)


def _lingers(model: Model, room: ShownRoom) -> bool:
    """Return whether the player is at the end of a leg: it ended just now, or the player has not continued."""
    before, now = _last_leg(model.room), _last_leg(room)
    if before is None or now is None or before[:2] != now[:2] or now[2] != "over":
        return False
    return model.lingers or before[2] == "playing"


def _last_leg(room: ShownRoom | None) -> tuple[MatchId, int, str] | None:
    """Return match, leg and status of a room's leg, if it has one."""
    if room is None or room.match is None:
        return None
    begun = [each for each in room.match.legs if each.status != "waiting"]
    return (room.match.id, begun[-1].leg, begun[-1].status) if begun else None


def _with_legs(promise: Promise, match: MatchInfo) -> Promise:
    """Return the promise with the commitments of legs with their own numbers, each as first shown."""
    told = [leg.commitment for leg in match.legs if leg.commitment is not None]
    known = promise.commitment.split(",") if promise.commitment is not None else []
    return replace(promise, commitment=",".join([*known, *told[len(known) :]])) if len(told) > len(known) else promise
