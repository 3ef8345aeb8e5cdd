"""The reasons that all games share."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict

from protocol.codes import RejectionCode as Code
from protocol.reasons.base import Meaning, Reasons

Reason = Literal[
    # messages
    "frame_is_binary",
    "frame_is_not_json",
    "type_missing",
    "unknown_type",
    "unknown_field",
    "field_missing",
    "field_wrong",
    "wrong_protocol",
    # connections
    "hello_missing",
    "hello_repeated",
    "name_length",
    "name_invisible_character",
    "name_like_computer",
    "line_length",
    "text_hidden_character",
    "text_too_many_marks",
    "text_shows_nothing",
    "commands_too_fast",
    "lines_too_fast",
    "replays_too_fast",
    "pages_too_fast",
    "links_too_fast",
    "too_many_wrong_codes",
    "rooms_too_fast",
    "matches_too_fast",
    # the server
    "store_away",
    "store_read_only",
    "database_away",
    "room_stopped",
    "room_busy",
    "log_full",
    # rooms
    "not_a_room_code",
    "no_such_room",
    "not_in_room",
    "in_room",
    "connected_elsewhere",
    "removed_from_room",
    "room_full",
    "no_spectators",
    "not_owner",
    "only_between_matches",
    # opening and settings
    "unknown_game",
    "unknown_rules",
    "wrong_option",
    "form_not_played",
    "seats_not_played",
    "no_role_to_choose",
    "unknown_role",
    "no_winnable_numbers",
    "no_winnable_number_found",
    "race_without_clock",
    "solo_without_clock",
    "casual_not_alone",
    "casual_undoes_anyway",
    "unknown_level",
    "levels_per_seat",
    "too_many_computers",
    "quick_match_alone",
    "quick_match_settings",
    "quick_match_computer",
    "challenge_needs_two_seats",
    "challenge_yourself",
    "never_opponents",
    "challenged_already",
    "too_many_challenges",
    "challenges_refused",
    "push_endpoint_not_public",
    "push_keys_invalid",
    "nobody_waits",
    "waiting_room_unreachable",
    "more_seated_than_seats",
    "shared_terminal_at_once",
    "shared_terminal_hidden",
    # seats
    "not_seated",
    "seated_already",
    "no_such_seat",
    "seat_taken",
    "seat_kept",
    "no_challenge",
    "not_challenged",
    "seat_empty",
    "own_seat",
    "computer_takes_no_seat",
    "computer_not_playing",
    "computer_plays_your_seat",
    "computer_plays_already",
    "computer_owns_no_room",
    "owner_already",
    "remove_yourself",
    "removed_already",
    "too_many_removed",
    "player_is_here",
    "player_not_away_long_enough",
    "waited_too_briefly",
    "not_a_seat_code",
    "seat_code_invalid",
    "seat_code_outdated",
    "link_invalid",
    "link_used",
    # tournaments
    "names_repeated",
    "no_tournament_to_end",
    "no_tournament",
    "not_competing",
    "name_plays_elsewhere",
    # matches
    "no_leg_to_start",
    "not_next_leg",
    "ready_already",
    "match_not_under_way",
    "match_not_last",
    "next_match_agreed",
    "seat_free",
    "offered_already",
    "not_offered",
    "agreed_already",
    "left_match",
    "left_match_already",
    # moves
    "no_match_yet",
    "game_moved_on",
    "match_over",
    "leg_over",
    "board_over",
    "not_your_turn",
    "move_sealed",
    "out_of_time",
    "move_not_allowed",
    "not_a_move",
    "not_a_card",
    "no_such_board",
    # hints
    "hints_off",
    "hint_for_computer",
    "hint_not_your_turn",
    "too_many_hints",
    # takebacks
    "undo_by_move",
    "undo_reveals",
    "takeback_without_place",
    "takeback_asked_already",
    "takeback_after_leg",
    "takeback_without_move",
    "takeback_final",
    "too_many_takebacks",
    "no_takeback_asked",
    "takeback_own",
    # players who are away
    "claim_alone",
    "claim_only_of_two",
    "claim_in_correspondence",
    "seat_not_of_another_person",
    "nobody_away",
    "several_away",
    "played_to_end",
    "replacement_asked_already",
    "replacement_by_claim",
    "no_replacement_asked",
    "replacement_own",
    "nobody_to_agree",
    # daily numbers
    "no_daily_number",
    "daily_settings",
    "daily_tournament",
    "daily_computer",
    "daily_hint",
    "daily_takeback",
    "daily_once",
    "daily_seat_kept",
    "daily_tried",
    "daily_over",
    "daily_hidden",
    "daily_day",
    # finished matches
    "no_such_match",
    "match_not_finished",
    "no_record",
    "unknown_player",
    "same_player",
    "no_such_leg",
    "no_such_ply",
    "not_legs_of_match",
    "match_breaks_rules",
    "too_many_analyses",
    "analyses_busy",
    "too_many_numbers",
    "too_many_numbers_of_address",
    "numbers_busy",
]
"""Why a command was rejected, in a word that a program can act on."""


class Data(TypedDict, total=False):
    """The data that reasons may have. A name means the same in each reason that has it."""

    board: Annotated[int, "a board of a mirror match, 1 or 2"]
    day: Annotated[str, "a day in UTC, like 2026-11-21"]
    days: Annotated[tuple[str, ...], "the first and the last day that may be asked for"]
    detail: Annotated[str, "what is wrong, as an English clause"]
    example: Annotated[str, "a text that is written correctly"]
    examples: Annotated[tuple[str, ...], "some moves that are written correctly"]
    fewest: Annotated[int, "the fewest seats"]
    field: Annotated[str, "the path of a field in the command, like `legs.0.roles`"]
    form: Annotated[str, "a form of matches"]
    forms: Annotated[tuple[str, ...], "the forms that there are"]
    free: Annotated[tuple[int, ...], "the seats that are free"]
    game: Annotated[str, "a game's name"]
    games: Annotated[tuple[str, ...], "the names of this server's games"]
    leg: Annotated[int, "a leg, counted from 1: the one that is meant, or would be right"]
    legs: Annotated[int, "how many legs there are, or may be"]
    level: Annotated[str, "a level of the computer"]
    levels: Annotated[tuple[str, ...], "the levels that there are"]
    limit: Annotated[int, "how many there may be"]
    match: Annotated[int, "a match of the room, counted from 1: the one that is meant, or would be right"]
    most: Annotated[int, "the most seats"]
    move: Annotated[str, "a move, as it was written (40 characters at most)"]
    name: Annotated[str, "a player's name"]
    names: Annotated[tuple[str, ...], "the names of players"]
    option: Annotated[str, "an option of a game"]
    options: Annotated[tuple[str, ...], "the options that the game has"]
    patience: Annotated[int, "how many seconds a player may be away before others may act"]
    player: Annotated[str, "a player's id"]
    plies: Annotated[int, "how many moves a leg has"]
    ply: Annotated[int, "a ply of a leg: the one that would be right"]
    protocol: Annotated[int, "the version of the protocol that the server speaks"]
    refused: Annotated[str, "the reason for which a game refuses a move"]
    role: Annotated[str, "a role"]
    roles: Annotated[tuple[str, ...], "the roles that there are"]
    room: Annotated[str, "a room's code"]
    rules: Annotated[int, "a version of a game's rules"]
    seat: Annotated[int, "a seat, counted from 0"]
    seats: Annotated[int, "how many seats there are"]
    seconds: Annotated[int, "how many seconds to wait"]
    several: Annotated[tuple[int, ...], "the seats that may be meant"]
    text: Annotated[Literal["name", "line"], "whether a name or a line of chat is meant"]
    type: Annotated[str, "a command's type"]
    types: Annotated[tuple[str, ...], "the types of commands that there are"]
    what: Annotated[str, "what is offered, asked for, or may be done only between matches"]
    wished: Annotated[int, "how many were asked for"]


MEANINGS: Mapping[Reason, Meaning] = {
    "frame_is_binary": Meaning(Code.MALFORMED, "The frame is binary."),
    "frame_is_not_json": Meaning(Code.MALFORMED, "The frame is not JSON.", "detail"),
    "type_missing": Meaning(Code.MALFORMED, "The command has no type."),
    "unknown_type": Meaning(Code.UNKNOWN_TYPE, "No command has this type.", "type types"),
    "unknown_field": Meaning(Code.MALFORMED, "The command has a field that it should not have.", "field"),
    "field_missing": Meaning(Code.MALFORMED, "The command lacks a field.", "field"),
    "field_wrong": Meaning(Code.MALFORMED, "A field has a wrong value.", "field detail"),
    "wrong_protocol": Meaning(
        Code.WRONG_PROTOCOL, "The client speaks another version of the protocol. A goodbye follows.", "protocol wished"
    ),
    "hello_missing": Meaning(Code.NOT_ALLOWED, "The command needs a `hello` before it."),
    "hello_repeated": Meaning(Code.NOT_ALLOWED, "The connection has sent `hello` already."),
    "name_length": Meaning(Code.MALFORMED, "The name is empty, too long or too wide.", "limit"),
    "name_invisible_character": Meaning(Code.MALFORMED, "The name contains an invisible character."),
    "name_like_computer": Meaning(Code.MALFORMED, "The name begins as the ids of computer players do."),
    "line_length": Meaning(Code.MALFORMED, "The line of chat is empty or too long.", "limit"),
    "text_hidden_character": Meaning(Code.MALFORMED, "The text contains a character that is not shown.", "text"),
    "text_too_many_marks": Meaning(Code.MALFORMED, "The text has too many marks on one letter.", "text"),
    "text_shows_nothing": Meaning(Code.MALFORMED, "Nothing of the text can be seen.", "text"),
    "commands_too_fast": Meaning(Code.TOO_MANY, "The connection sends too many commands.", "seconds"),
    "lines_too_fast": Meaning(Code.TOO_MANY, "The connection sends too many lines of chat.", "seconds"),
    "replays_too_fast": Meaning(Code.TOO_MANY, "The connection asks for too many replays.", "seconds"),
    "pages_too_fast": Meaning(Code.TOO_MANY, "The connection asks for too many pages of replays.", "seconds"),
    "links_too_fast": Meaning(Code.TOO_MANY, "The connection links too many devices.", "seconds"),
    "too_many_wrong_codes": Meaning(
        Code.TOO_MANY, "Too many wrong codes came from the connection or its address.", "seconds"
    ),
    "rooms_too_fast": Meaning(Code.TOO_MANY, "Too many rooms were opened from the address.", "seconds"),
    "matches_too_fast": Meaning(Code.TOO_MANY, "Too many matches were started from the address.", "seconds"),
    "store_away": Meaning(
        Code.UNAVAILABLE, "The server cannot reach its store. It is unknown whether the command was done."
    ),
    "store_read_only": Meaning(Code.UNAVAILABLE, "The server's store accepts no writes. The command was not done."),
    "database_away": Meaning(
        Code.UNAVAILABLE, "The server cannot reach its database of finished matches. Ask again later."
    ),
    "room_stopped": Meaning(Code.NOT_ALLOWED, "The room stopped because of a fault in the server."),
    "room_busy": Meaning(Code.TOO_MANY, "Too many commands wait in the room.", "limit"),
    "log_full": Meaning(Code.TOO_MANY, "The room's log is full."),
    "not_a_room_code": Meaning(Code.NO_SUCH_ROOM, "The text is not a room code.", "example"),
    "no_such_room": Meaning(Code.NO_SUCH_ROOM, "The server has no room with this code.", "room"),
    "not_in_room": Meaning(Code.NOT_ALLOWED, "The command needs a room, and the connection is in none."),
    "in_room": Meaning(Code.NOT_ALLOWED, "The command is not for a connection that is in a room.", "room"),
    "connected_elsewhere": Meaning(Code.SEAT_CONNECTED, "The player is in the room on another connection.", "room"),
    "removed_from_room": Meaning(Code.NOT_ALLOWED, "The room's owner has removed the player."),
    "room_full": Meaning(Code.SEAT_TAKEN, "All seats are taken.", "names"),
    "no_spectators": Meaning(Code.SEAT_TAKEN, "All seats are taken, and the room has no spectators.", "names"),
    "not_owner": Meaning(Code.NOT_ALLOWED, "Only the room's owner may do this.", "name?"),
    "only_between_matches": Meaning(Code.NOT_ALLOWED, "This is not done while a match is under way.", "what"),
    "unknown_game": Meaning(Code.NOT_ALLOWED, "The server does not have the game.", "game games"),
    "unknown_rules": Meaning(Code.NOT_ALLOWED, "The server does not have these rules of the game.", "game rules"),
    "wrong_option": Meaning(Code.NOT_ALLOWED, "A game's option is wrong.", "game option options detail"),
    "form_not_played": Meaning(
        Code.NOT_ALLOWED, "The game with these options is not played in this form.", "game form forms"
    ),
    "seats_not_played": Meaning(
        Code.NOT_ALLOWED, "The game in this form has other numbers of seats.", "game form fewest most wished"
    ),
    "no_role_to_choose": Meaning(Code.NOT_ALLOWED, "All players have the same role.", "game form"),
    "unknown_role": Meaning(Code.NOT_ALLOWED, "The game has no such role.", "game role roles"),
    "no_winnable_numbers": Meaning(Code.NOT_ALLOWED, "No number of the game can be won or lost.", "game"),
    "no_winnable_number_found": Meaning(Code.UNAVAILABLE, "No winnable number was found in time."),
    "race_without_clock": Meaning(Code.NOT_ALLOWED, "A race has no clock."),
    "solo_without_clock": Meaning(Code.NOT_ALLOWED, "A player who plays alone has no clock."),
    "casual_not_alone": Meaning(Code.NOT_ALLOWED, "Only a game that is played alone can be casual."),
    "casual_undoes_anyway": Meaning(Code.NOT_ALLOWED, "The game has an undo of its own, so it is not casual.", "game"),
    "unknown_level": Meaning(Code.NOT_ALLOWED, "The server has no computer player of this level.", "level levels"),
    "levels_per_seat": Meaning(Code.NOT_ALLOWED, "The list of computers needs one entry per seat.", "seats wished"),
    "too_many_computers": Meaning(Code.TOO_MANY, "Too many computers play for the address.", "limit"),
    "quick_match_alone": Meaning(Code.NOT_ALLOWED, "A quick match needs a form for several players.", "form"),
    "quick_match_settings": Meaning(Code.NOT_ALLOWED, "Before its first match, a quick match keeps its settings."),
    "quick_match_computer": Meaning(Code.NOT_ALLOWED, "The seat of a quick match waits for another player."),
    "challenge_needs_two_seats": Meaning(Code.NOT_ALLOWED, "A challenge needs two seats, and no computer."),
    "challenge_yourself": Meaning(Code.NOT_ALLOWED, "A player cannot challenge themselves."),
    "never_opponents": Meaning(Code.NOT_ALLOWED, "The two have finished no match against each other."),
    "challenged_already": Meaning(Code.NOT_ALLOWED, "The player has an open challenge of the sender.", "name room"),
    "too_many_challenges": Meaning(Code.TOO_MANY, "The sender has too many open challenges.", "limit"),
    "challenges_refused": Meaning(Code.NOT_ALLOWED, "The player refuses challenges of the sender.", "name"),
    "push_endpoint_not_public": Meaning(Code.NOT_ALLOWED, "The endpoint is not a public https address."),
    "push_keys_invalid": Meaning(Code.MALFORMED, "The keys of the push subscription are not valid."),
    "nobody_waits": Meaning(Code.STALE, "Nobody waits for an opponent in the room any more."),
    "waiting_room_unreachable": Meaning(Code.UNAVAILABLE, "The rooms of waiting players cannot be entered now."),
    "more_seated_than_seats": Meaning(Code.NOT_ALLOWED, "More seats are taken than there would be.", "seats wished"),
    "shared_terminal_at_once": Meaning(Code.NOT_ALLOWED, "Two who play at once cannot share a terminal.", "game"),
    "shared_terminal_hidden": Meaning(
        Code.NOT_ALLOWED, "Players who hide something from each other cannot share a terminal.", "game"
    ),
    "not_seated": Meaning(Code.NOT_ALLOWED, "The player has no seat in the room."),
    "seated_already": Meaning(Code.NOT_ALLOWED, "The player has a seat in the room already.", "seat"),
    "no_such_seat": Meaning(Code.NOT_ALLOWED, "The room has no such seat.", "seat seats"),
    "seat_taken": Meaning(Code.SEAT_TAKEN, "Another player has the seat.", "seat name free"),
    "seat_kept": Meaning(Code.SEAT_TAKEN, "The seat is kept for a player who was challenged.", "name"),
    "no_challenge": Meaning(Code.NOT_ALLOWED, "The room is no challenge, or no longer."),
    "not_challenged": Meaning(Code.NOT_ALLOWED, "The challenge is for another player.", "name"),
    "seat_empty": Meaning(Code.NOT_ALLOWED, "Nobody has the seat.", "seat"),
    "own_seat": Meaning(Code.NOT_ALLOWED, "The seat is the owner's.", "seat"),
    "computer_takes_no_seat": Meaning(Code.NOT_ALLOWED, "Only the owner seats a computer."),
    "computer_not_playing": Meaning(Code.NOT_ALLOWED, "The computer does not play the seat (any more).", "seat"),
    "computer_plays_your_seat": Meaning(Code.NOT_ALLOWED, "The computer plays the player's seat.", "seat"),
    "computer_plays_already": Meaning(Code.STALE, "The computer plays the other seat already.", "seat?"),
    "computer_owns_no_room": Meaning(Code.NOT_ALLOWED, "The computer cannot own a room.", "seat"),
    "owner_already": Meaning(Code.STALE, "The player at the seat owns the room.", "seat"),
    "remove_yourself": Meaning(Code.NOT_ALLOWED, "The owner cannot remove the owner."),
    "removed_already": Meaning(Code.STALE, "The player has been removed already.", "player"),
    "too_many_removed": Meaning(Code.TOO_MANY, "The owner has removed too many players.", "limit"),
    "player_is_here": Meaning(Code.NOT_ALLOWED, "The player is connected.", "seat name"),
    "player_not_away_long_enough": Meaning(
        Code.NOT_ALLOWED, "The player has not been away long enough.", "seat name patience seconds"
    ),
    "waited_too_briefly": Meaning(
        Code.NOT_ALLOWED,
        "The player is away, but has not had a move to make for long enough.",
        "seat name patience seconds",
    ),
    "not_a_seat_code": Meaning(Code.NO_SUCH_ROOM, "The text is not a code that moves a seat.", "example"),
    "seat_code_invalid": Meaning(Code.NOT_ALLOWED, "The code that moves a seat is wrong, used or expired."),
    "seat_code_outdated": Meaning(Code.NOT_ALLOWED, "The player who made the code no longer has the seat.", "seat"),
    "link_invalid": Meaning(Code.NOT_ALLOWED, "The mailbox does not exist, or has expired."),
    "link_used": Meaning(Code.NOT_ALLOWED, "The mailbox has another letter in this slot, or its exchange has ended."),
    "names_repeated": Meaning(Code.NOT_ALLOWED, "Two competitors have the same name.", "names"),
    "no_tournament_to_end": Meaning(Code.STALE, "The room has no tournament that could end.", "limit"),
    "no_tournament": Meaning(Code.NOT_ALLOWED, "The room has no tournament."),
    "not_competing": Meaning(Code.NOT_ALLOWED, "Nobody in the tournament has this name.", "name names"),
    "name_plays_elsewhere": Meaning(Code.NOT_ALLOWED, "The competitor plays at another seat.", "name seat"),
    "no_leg_to_start": Meaning(Code.STALE, "No leg waits for players to be ready."),
    "not_next_leg": Meaning(Code.STALE, "Another leg is the next one.", "match leg"),
    "ready_already": Meaning(Code.STALE, "The player is ready already."),
    "match_not_under_way": Meaning(Code.STALE, "The match is not under way.", "match"),
    "match_not_last": Meaning(Code.STALE, "The match is not the one that has just ended.", "match"),
    "next_match_agreed": Meaning(Code.STALE, "The next match is agreed already."),
    "seat_free": Meaning(Code.NOT_ALLOWED, "The next match needs a player at every seat.", "free"),
    "offered_already": Meaning(Code.STALE, "The player has offered this already.", "what"),
    "not_offered": Meaning(Code.STALE, "Nobody else offers this now.", "what"),
    "agreed_already": Meaning(Code.STALE, "The player has agreed already."),
    "left_match": Meaning(Code.NOT_ALLOWED, "The player has left the match."),
    "left_match_already": Meaning(Code.STALE, "The player cannot leave the match twice."),
    "no_match_yet": Meaning(Code.STALE, "No match has begun."),
    "game_moved_on": Meaning(Code.STALE, "The command answers an earlier position.", "match leg ply"),
    "match_over": Meaning(Code.STALE, "The match is over.", "match"),
    "leg_over": Meaning(Code.NOT_YOUR_TURN, "The leg is over."),
    "board_over": Meaning(Code.NOT_YOUR_TURN, "The board of the mirror match is over.", "board"),
    "not_your_turn": Meaning(Code.NOT_YOUR_TURN, "Another player has to move.", "seat? name? role? board?"),
    "move_sealed": Meaning(
        Code.NOT_YOUR_TURN, "The player has moved on this board and waits for the other board.", "board"
    ),
    "out_of_time": Meaning(Code.NOT_ALLOWED, "The player's time has run out, and the room makes the move."),
    "move_not_allowed": Meaning(
        Code.ILLEGAL, "The rules do not allow the move. Games without reasons of their own say so.", "move"
    ),
    "not_a_move": Meaning(Code.MALFORMED, "The text is not a move of the game.", "move examples detail?"),
    "not_a_card": Meaning(
        Code.MALFORMED, "The text of a move has something else where a card should be.", "move detail"
    ),
    "no_such_board": Meaning(Code.MALFORMED, "A mirror match has boards 1 and 2."),
    "hints_off": Meaning(Code.NOT_ALLOWED, "The room gives no hints."),
    "hint_for_computer": Meaning(Code.NOT_ALLOWED, "A computer gets no hints."),
    "hint_not_your_turn": Meaning(Code.NOT_YOUR_TURN, "Hints are for the player to move."),
    "too_many_hints": Meaning(Code.TOO_MANY, "The match has too many entries for another hint."),
    "undo_by_move": Meaning(Code.NOT_ALLOWED, "The game has an undo of its own, which is a move.", "game"),
    "undo_reveals": Meaning(Code.NOT_ALLOWED, "A player alone cannot undo a move that revealed something."),
    "takeback_without_place": Meaning(
        Code.MALFORMED, "A takeback names the leg and the ply at which it is asked for.", "match leg ply"
    ),
    "takeback_asked_already": Meaning(Code.STALE, "A takeback is asked for already.", "seat"),
    "takeback_after_leg": Meaning(Code.NOT_ALLOWED, "The leg is over, so no move is taken back.", "leg"),
    "takeback_without_move": Meaning(Code.NOT_ALLOWED, "The player has made no move in this leg."),
    "takeback_final": Meaning(Code.NOT_ALLOWED, "The game does not let a move be taken back.", "detail"),
    "too_many_takebacks": Meaning(Code.TOO_MANY, "The match has too many entries for another takeback."),
    "no_takeback_asked": Meaning(Code.STALE, "Nobody asks for a takeback now."),
    "takeback_own": Meaning(Code.NOT_ALLOWED, "The other players must agree to a takeback."),
    "claim_alone": Meaning(Code.NOT_ALLOWED, "A player who plays alone has nobody to claim against."),
    "claim_only_of_two": Meaning(Code.NOT_ALLOWED, "Only a match between two players can be claimed."),
    "claim_in_correspondence": Meaning(
        Code.NOT_ALLOWED, "In a correspondence game nobody replaces an absent player.", "seat name"
    ),
    "seat_not_of_another_person": Meaning(Code.NOT_ALLOWED, "The seat is not another person's.", "seat several"),
    "nobody_away": Meaning(Code.NOT_ALLOWED, "Nobody is away."),
    "several_away": Meaning(Code.NOT_ALLOWED, "More than one player is away; the command must name a seat.", "several"),
    "played_to_end": Meaning(Code.NOT_ALLOWED, "The player has played to the end.", "seat name"),
    "replacement_asked_already": Meaning(Code.STALE, "A replacement is asked for already.", "seat"),
    "replacement_by_claim": Meaning(Code.NOT_ALLOWED, "A replacement is asked for with `claim` or `sit`."),
    "no_replacement_asked": Meaning(Code.STALE, "Nobody asks for a replacement now."),
    "replacement_own": Meaning(Code.NOT_ALLOWED, "The other players must agree to a replacement.", "seat"),
    "nobody_to_agree": Meaning(Code.NOT_ALLOWED, "No player is here who could agree to a replacement."),
    "no_daily_number": Meaning(Code.NOT_ALLOWED, "The game has no daily number.", "game"),
    "daily_settings": Meaning(Code.NOT_ALLOWED, "Everybody plays the daily number with the same settings."),
    "daily_tournament": Meaning(Code.NOT_ALLOWED, "The daily number is not played in a tournament."),
    "daily_computer": Meaning(Code.NOT_ALLOWED, "A computer cannot join a room of the daily number."),
    "daily_hint": Meaning(Code.NOT_ALLOWED, "The daily number has no hints."),
    "daily_takeback": Meaning(Code.NOT_ALLOWED, "The daily number has no takebacks."),
    "daily_once": Meaning(Code.NOT_ALLOWED, "The daily number is played once."),
    "daily_seat_kept": Meaning(Code.NOT_ALLOWED, "A player who has played the daily number keeps the seat."),
    "daily_tried": Meaning(Code.NOT_ALLOWED, "A player has played today's number already.", "game room name?"),
    "daily_over": Meaning(Code.STALE, "The day of the daily number has ended.", "day"),
    "daily_hidden": Meaning(Code.NOT_ALLOWED, "The daily number is hidden until its day ends.", "day"),
    "daily_day": Meaning(Code.NOT_ALLOWED, "The results of this day are not available.", "day days"),
    "no_such_match": Meaning(Code.NOT_ALLOWED, "The room has had no such match.", "match"),
    "match_not_finished": Meaning(Code.NOT_ALLOWED, "The match is not over.", "match"),
    "no_record": Meaning(Code.NOT_ALLOWED, "The server has no record of a match with this id."),
    "unknown_player": Meaning(Code.NOT_ALLOWED, "No player with this id has finished a match on the server."),
    "same_player": Meaning(Code.NOT_ALLOWED, "A player has no results against themselves."),
    "no_such_leg": Meaning(Code.NOT_ALLOWED, "The match has no such leg.", "leg legs"),
    "no_such_ply": Meaning(Code.NOT_ALLOWED, "The leg has no such ply.", "leg plies"),
    "not_legs_of_match": Meaning(Code.NOT_ALLOWED, "A match of this game has other legs or roles.", "game legs roles"),
    "match_breaks_rules": Meaning(
        Code.ILLEGAL, "The game refuses a move of the match; `refused` is its reason.", "leg ply refused"
    ),
    "too_many_analyses": Meaning(Code.TOO_MANY, "The connection waits for too many analyses.", "limit"),
    "analyses_busy": Meaning(Code.TOO_MANY, "The server analyses too many matches."),
    "too_many_numbers": Meaning(Code.TOO_MANY, "The connection waits for too many numbers.", "limit"),
    "too_many_numbers_of_address": Meaning(Code.TOO_MANY, "The address waits for too many numbers.", "limit"),
    "numbers_busy": Meaning(Code.TOO_MANY, "The server works on too many numbers."),
}
REASONS = Reasons(MEANINGS, Data)
"""The table of the reasons."""
