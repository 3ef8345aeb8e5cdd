"""Puts rejections into words. `client/web/text/rejection_text.js` does the same."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from client.net.game_infos import info_of, told_games
from client.text.messages import rejections
from client.text.tables import known_text
from protocol.events import Rejected
from protocol.games.catalog import manifests
from protocol.ids import RoomCode, show_room_code
from protocol.reasons.base import Meaning
from protocol.reasons.shared import MEANINGS

Messages = Mapping[str, Callable[..., str]]
"""The messages by the reason of a rejection."""


def by_reason(*messages: Callable[..., str]) -> Messages:
    """Return messages by their names, which are the reasons."""
    return {message.__name__: message for message in messages}


_MESSAGES = by_reason(
    rejections.frame_is_binary,
    rejections.frame_is_not_json,
    rejections.type_missing,
    rejections.unknown_type,
    rejections.unknown_field,
    rejections.field_missing,
    rejections.field_wrong,
    rejections.wrong_protocol,
    rejections.hello_missing,
    rejections.hello_repeated,
    rejections.name_length,
    rejections.name_invisible_character,
    rejections.line_length,
    rejections.text_hidden_character,
    rejections.text_too_many_marks,
    rejections.text_shows_nothing,
    rejections.commands_too_fast,
    rejections.lines_too_fast,
    rejections.replays_too_fast,
    rejections.pages_too_fast,
    rejections.too_many_wrong_codes,
    rejections.rooms_too_fast,
    rejections.matches_too_fast,
    rejections.store_away,
    rejections.store_read_only,
    rejections.database_away,
    rejections.room_stopped,
    rejections.room_busy,
    rejections.log_full,
    rejections.not_a_room_code,
    rejections.no_such_room,
    rejections.not_in_room,
    rejections.in_room,
    rejections.connected_elsewhere,
    rejections.removed_from_room,
    rejections.room_full,
    rejections.no_spectators,
    rejections.not_owner,
    rejections.only_between_matches,
    rejections.unknown_game,
    rejections.unknown_rules,
    rejections.wrong_option,
    rejections.form_not_played,
    rejections.seats_not_played,
    rejections.no_role_to_choose,
    rejections.unknown_role,
    rejections.no_winnable_numbers,
    rejections.no_winnable_number_found,
    rejections.race_without_clock,
    rejections.solo_without_clock,
    rejections.casual_not_alone,
    rejections.casual_undoes_anyway,
    rejections.unknown_level,
    rejections.levels_per_seat,
    rejections.too_many_computers,
    rejections.quick_match_alone,
    rejections.quick_match_settings,
    rejections.quick_match_computer,
    rejections.challenge_needs_two_seats,
    rejections.challenge_yourself,
    rejections.never_opponents,
    rejections.challenged_already,
    rejections.too_many_challenges,
    rejections.challenges_refused,
    rejections.push_endpoint_not_public,
    rejections.push_keys_invalid,
    rejections.nobody_waits,
    rejections.waiting_room_unreachable,
    rejections.more_seated_than_seats,
    rejections.shared_terminal_at_once,
    rejections.shared_terminal_hidden,
    rejections.not_seated,
    rejections.seated_already,
    rejections.no_such_seat,
    rejections.seat_taken,
    rejections.seat_kept,
    rejections.no_challenge,
    rejections.not_challenged,
    rejections.seat_empty,
    rejections.own_seat,
    rejections.computer_takes_no_seat,
    rejections.computer_not_playing,
    rejections.computer_plays_your_seat,
    rejections.computer_plays_already,
    rejections.computer_owns_no_room,
    rejections.owner_already,
    rejections.remove_yourself,
    rejections.removed_already,
    rejections.too_many_removed,
    rejections.player_is_here,
    rejections.player_not_away_long_enough,
    rejections.waited_too_briefly,
    rejections.not_a_seat_code,
    rejections.seat_code_invalid,
    rejections.seat_code_outdated,
    rejections.names_repeated,
    rejections.no_tournament_to_end,
    rejections.no_tournament,
    rejections.not_competing,
    rejections.name_plays_elsewhere,
    rejections.no_leg_to_start,
    rejections.not_next_leg,
    rejections.ready_already,
    rejections.match_not_under_way,
    rejections.match_not_last,
    rejections.next_match_agreed,
    rejections.seat_free,
    rejections.offered_already,
    rejections.not_offered,
    rejections.agreed_already,
    rejections.left_match,
    rejections.left_match_already,
    rejections.no_match_yet,
    rejections.game_moved_on,
    rejections.match_over,
    rejections.leg_over,
    rejections.board_over,
    rejections.not_your_turn,
    rejections.move_sealed,
    rejections.out_of_time,
    rejections.move_not_allowed,
    rejections.not_a_move,
    rejections.not_a_card,
    rejections.no_such_board,
    rejections.hints_off,
    rejections.hint_for_computer,
    rejections.hint_not_your_turn,
    rejections.too_many_hints,
    rejections.undo_by_move,
    rejections.undo_reveals,
    rejections.takeback_without_place,
    rejections.takeback_asked_already,
    rejections.takeback_after_leg,
    rejections.takeback_without_move,
    rejections.takeback_final,
    rejections.too_many_takebacks,
    rejections.no_takeback_asked,
    rejections.takeback_own,
    rejections.claim_alone,
    rejections.claim_only_of_two,
    rejections.claim_in_correspondence,
    rejections.seat_not_of_another_person,
    rejections.nobody_away,
    rejections.several_away,
    rejections.played_to_end,
    rejections.replacement_asked_already,
    rejections.replacement_by_claim,
    rejections.no_replacement_asked,
    rejections.replacement_own,
    rejections.nobody_to_agree,
    rejections.no_daily_number,
    rejections.daily_settings,
    rejections.daily_tournament,
    rejections.daily_computer,
    rejections.daily_hint,
    rejections.daily_takeback,
    rejections.daily_once,
    rejections.daily_seat_kept,
    rejections.daily_tried,
    rejections.daily_over,
    rejections.daily_hidden,
    rejections.daily_day,
    rejections.no_such_match,
    rejections.match_not_finished,
    rejections.no_record,
    rejections.unknown_player,
    rejections.same_player,
    rejections.no_such_leg,
    rejections.no_such_ply,
    rejections.not_legs_of_match,
    rejections.match_breaks_rules,
    rejections.too_many_analyses,
    rejections.analyses_busy,
    rejections.too_many_numbers,
    rejections.too_many_numbers_of_address,
    rejections.numbers_busy,
)

_MEANINGS: Mapping[str, Meaning] = {str(reason): meaning for reason, meaning in MEANINGS.items()}


def rejection_text(rejected: Rejected) -> str:
    """Return the sentence for a rejection: the message for its reason, or the server's own if there is none.

    A server may have reasons that this client does not know, from a newer version or an installed game.
    """
    meaning = _MEANINGS.get(rejected.reason)
    if meaning is None or not meaning.required <= rejected.data.keys():
        return rejected.message
    return say(_MESSAGES, rejected.reason, _values(rejected.data)) or rejected.message


def say(messages: Messages, reason: str, values: Mapping[str, Any]) -> str | None:
    """Return the message for a reason, with the values that it needs; None if there is none."""
    message = messages.get(reason)
    if message is None:
        return None
    return message(**{name: values.get(name) for name in inspect.signature(message).parameters})


def _values(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a shared reason in the form that its message shows: seats are counted from 1, for example."""
    values = dict(data)
    for name in ("free", "several"):
        if name in data:
            values[name] = [str(seat + 1) for seat in data[name]] or None
    if "seat" in data:
        values["seat"] = data["seat"] + 1
    if "room" in data:
        values["room"] = show_room_code(RoomCode(data["room"]))
    if "game" in data:
        values["game"] = _title(data["game"])
    if "games" in data:
        values["games"] = [_title(game) for game in data["games"]]
    for name, message in (("form", rejections.form), ("role", rejections.role)):
        if name in data:
            values[name] = known_text(message, data[name]) or data[name]
        if f"{name}s" in data:
            values[f"{name}s"] = [known_text(message, each) or each for each in data[f"{name}s"]]
    if "protocol" in data:
        values["newer"] = data["wished"] < data["protocol"]
    if "fewest" in data:
        values["exact"] = data["fewest"] == data["most"]
    if "days" in data:
        values["first"], values["last"] = data["days"][0], data["days"][-1]
    if "ply" in data and "move" not in data:
        values["move"] = data["ply"] + 1
    return values


def _title(game: str) -> str:
    if game in manifests():
        return manifests()[game].title
    return info_of(game).title if game in told_games() else game
