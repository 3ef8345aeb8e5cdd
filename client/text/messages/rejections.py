"""Why the server rejected a command. Each message is named after its reason, and its arguments after the reason's data.

Made from client/text/en/rejections.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def frame_is_binary() -> str:
    return "The server got a binary frame. Send text frames with one JSON object each."


def frame_is_not_json() -> str:
    return "The server got a frame that is not JSON. Send one JSON object."


def type_missing() -> str:
    return "The command has no type. Add one."


def unknown_type(type: str) -> str:
    return f"The server can’t do this ({type}): its Turnabout is older than yours. Ask your host to upgrade it."


def unknown_field(field: str) -> str:
    return f"The command has no field {field}. Remove it."


def field_missing(field: str) -> str:
    return f"The command needs a field {field}. Add it."


def field_wrong(field: str) -> str:
    return f"The command’s field {field} has a wrong value. Change it."


def wrong_protocol(newer: bool) -> str:
    return "Your Turnabout is older than the server’s. Upgrade it." if newer else "The server’s Turnabout is older than yours. Ask your host to upgrade it."


def hello_missing() -> str:
    return "The server does not know you yet. Say hello first."


def hello_repeated() -> str:
    return "You have said hello already. Open a connection for each person."


def name_length(limit: int) -> str:
    return f"A name has 1 to {formats.number(limit)} characters. Choose another one."


def name_invisible_character() -> str:
    return "This name contains an invisible character. Use letters, digits, signs or emoji."


def name_like_computer() -> str:
    return "A name can’t begin with “computer:”. Choose another one."


def line_length(limit: int) -> str:
    return f"A message has 1 to {formats.number(limit)} characters. Change yours."


def text_hidden_character(text: Literal["name", "line"]) -> str:
    return ("This name" if text == "name" else "This message") + " contains a hidden character. Remove it."


def text_too_many_marks(text: Literal["name", "line"]) -> str:
    return ("This name" if text == "name" else "This message") + " has too many marks on one letter. Remove some."


def text_shows_nothing(text: Literal["name", "line"]) -> str:
    return ("This name" if text == "name" else "This message") + " shows nothing. Use letters, digits, signs or emoji."


def commands_too_fast(seconds: int) -> str:
    return f"You send commands too fast. Try again in {formats.duration(seconds)}."


def lines_too_fast(seconds: int) -> str:
    return f"You send messages too fast. Try again in {formats.duration(seconds)}."


def replays_too_fast(seconds: int) -> str:
    return f"You ask for too many replays. Try again in {formats.duration(seconds)}."


def pages_too_fast(seconds: int) -> str:
    return f"You go through this replay too fast. Try again in {formats.duration(seconds)}."


def links_too_fast(seconds: int) -> str:
    return f"You link devices too fast. Try again in {formats.duration(seconds)}."


def too_many_wrong_codes(seconds: int) -> str:
    return f"Too many wrong codes. Try again in {formats.duration(seconds)}."


def rooms_too_fast(seconds: int) -> str:
    return f"Too many rooms were opened from your address. Try again in {formats.duration(seconds)}."


def matches_too_fast(seconds: int) -> str:
    return f"Too many matches were started from your address. Try again in {formats.duration(seconds)}."


def store_away() -> str:
    return "The server can’t reach its store, so this may not have been done. Try again."


def store_read_only() -> str:
    return "The server can’t write to its store, so this was not done. Try again."


def database_away() -> str:
    return "The server can’t reach its database of finished matches. Try again later."


def room_stopped() -> str:
    return "This room stopped because of a fault in the server. The match is kept: you can resume it when the server is repaired."


def room_busy() -> str:
    return "Too many commands are waiting in this room. Try again in a moment."


def log_full() -> str:
    return "This room has become too long. Open a new room."


def not_a_room_code(example: str) -> str:
    return f"This is not a room code. A code looks like {example}. Check it with your host."


def no_such_room(room: str) -> str:
    return f"There is no room {room} on this server. Check the code with your host."


def not_in_room() -> str:
    return "You are not in a room. Enter one first."


def in_room(room: str) -> str:
    return f"You are in room {room}. Leave it first."


def connected_elsewhere(room: str) -> str:
    return f"You are already in room {room}, on another device or in another window. Play here, too, or join as someone else."


def removed_from_room() -> str:
    return "The owner removed you from this room. Join another room."


def room_full(names: Sequence[str]) -> str:
    return f"The room is full. The players are {formats.names(names)}."


def no_spectators(names: Sequence[str]) -> str:
    return f"The room is full and has no spectators. The players are {formats.names(names)}."


def not_owner(name: str | None) -> str:
    return "Only the owner can do this." if name is None else f"Only the owner can do this. Ask {formats.name(name)}."


def only_between_matches(what: Literal["stand", "seat_computer", "free", "ban", "configure", "enlist", "play_as", "other"]) -> str:
    return "You can " + ("leave your seat" if what == "stand" else "add a computer player" if what == "seat_computer" else "free a seat" if what == "free" else "remove a player with a seat" if what == "ban" else "change the settings" if what == "configure" else "change the competitors" if what == "enlist" else "choose who plays" if what == "play_as" else "do this") + " only between matches. Wait until the match is over."


def unknown_game(*, game: str, games: Sequence[str]) -> str:
    return f"This server does not have the game {formats.name(game)}. Choose {formats.either(games)}."


def unknown_rules(*, game: str, rules: int) -> str:
    return f"This server does not have version {rules} of the rules of {formats.name(game)}."


def wrong_option(*, game: str, option: str) -> str:
    return f"The option {option} of {formats.name(game)} can’t have this value. Choose another one."


def form(key: Literal["match", "solo", "together", "race", "mirror"]) -> str:
    return {
        "match": "against each other",
        "solo": "alone",
        "together": "together",
        "race": "as a race",
        "mirror": "as a mirror match",
    }[key]


def form_not_played(*, game: str, form: str, forms: Sequence[str]) -> str:
    return f"With these options, you can’t play {formats.name(game)} {form}. Play it {formats.either(forms)}."


def seats_not_played(*, game: str, form: str, fewest: int, most: int, wished: int, exact: bool) -> str:
    return f"{formats.name(game)}, played {form}, can’t have {formats.number(wished)} seats. " + (f"Choose {formats.number(most)}." if exact else f"Choose from {formats.number(fewest)} to {formats.number(most)}.")


def no_role_to_choose(game: str) -> str:
    return f"All players of {formats.name(game)} have the same role, so there is none to choose."


def unknown_role(*, game: str, role: str, roles: Sequence[str]) -> str:
    return f"{formats.name(game)} has no role “{role}”. Choose {formats.either(roles)}."


def role(key: Literal["maximizer", "minimizer", "player", "owner", "guesser"]) -> str:
    return {
        "maximizer": "maximizer",
        "minimizer": "minimizer",
        "player": "player",
        "owner": "owner",
        "guesser": "guesser",
    }[key]


def no_winnable_numbers(game: str) -> str:
    return f"{formats.name(game)} is played for points, so no number can be won or lost. Choose another number."


def no_winnable_number_found() -> str:
    return "No winnable number was found in time. Try again, or enter a number."


def race_without_clock() -> str:
    return "A race has no clock: the first player to finish wins. Choose no clock."


def solo_without_clock() -> str:
    return "You play alone, so there is no clock. Choose no clock."


def casual_not_alone() -> str:
    return "Only a game that you play alone can be casual."


def casual_undoes_anyway(game: str) -> str:
    return f"{game} undoes every move anyway, so it is not casual."


def unknown_level(*, level: str, levels: Sequence[str]) -> str:
    return f"This server has no computer level “{level}”. Choose {formats.either(levels)}."


def levels_per_seat(*, seats: int, wished: int) -> str:
    return (f"There is {formats.number(wished)} entry" if wished == 1 else f"There are {formats.number(wished)} entries") + " for computers, but " + (f"{formats.number(seats)} seat" if seats == 1 else f"{formats.number(seats)} seats") + ". Give one for each seat."


def too_many_computers(limit: int) -> str:
    return "Your rooms can have " + (f"{formats.number(limit)} computer player" if limit == 1 else f"{formats.number(limit)} computer players") + " in all. Remove one first."


def quick_match_alone() -> str:
    return "A quick match needs another player. Choose another form, or open a room."


def challenge_needs_two_seats() -> str:
    return "A challenge is for two players. Choose two seats and no computer."


def challenge_yourself() -> str:
    return "You can’t challenge yourself. Choose another player."


def never_opponents() -> str:
    return "You can challenge only players against whom you have finished a match."


def challenged_already(*, name: str, room: str) -> str:
    return f"You have challenged {formats.name(name)} already, in room {room}. Wait for the answer, or withdraw it."


def too_many_challenges(limit: int) -> str:
    return f"You have {limit} open challenges, which is the most. Withdraw one."


def challenges_refused(name: str) -> str:
    return f"{formats.name(name)} doesn’t accept your challenges."


def push_endpoint_not_public() -> str:
    return "The server can’t reach the notification service of your browser. Use another browser."


def push_keys_invalid() -> str:
    return "Your browser’s keys for notifications are not valid. Turn notifications off and on again."


def seat_kept(name: str) -> str:
    return f"This seat is kept for {formats.name(name)}. You can watch."


def no_challenge() -> str:
    return "This room is no longer a challenge."


def not_challenged(name: str) -> str:
    return f"This challenge is for {formats.name(name)}."


def quick_match_settings() -> str:
    return "Both players asked for these settings. Change them after the match, or open your own room."


def quick_match_computer() -> str:
    return "This seat is for another player. To play the computer, leave and open your own room."


def nobody_waits() -> str:
    return "Nobody waits in this room any more. Look for another match."


def waiting_room_unreachable() -> str:
    return "The waiting players can’t be reached. Try again in a minute."


def more_seated_than_seats(*, seats: int, wished: int) -> str:
    return f"More seats are taken ({formats.number(seats)}) than you asked for ({formats.number(wished)}). Free some first."


def shared_terminal_at_once() -> str:
    return "Players move at the same time here, so they can’t share a terminal. Use one each, or add a computer player."


def shared_terminal_hidden() -> str:
    return "Players hide something from each other here, so they can’t share a terminal. Use one each, or add a computer player."


def not_seated() -> str:
    return "You have no seat in this room. Take one first."


def seated_already() -> str:
    return "You have a seat in this room already. Leave it to take another."


def no_such_seat(*, seat: int, seats: int) -> str:
    return f"This room has no seat {seat}. Choose " + ("seat 1" if seats == 1 else f"a seat from 1 to {seats}") + "."


def seat_taken(*, name: str, free: Sequence[str] | None) -> str:
    return f"{formats.name(name)} has that seat. " + ("No seat is free." if free is None else f"Free seats: {formats.either(free)}.")


def seat_empty() -> str:
    return "Nobody has that seat. Choose a seat that is taken."


def own_seat() -> str:
    return "That is your own seat. Leave it to free it."


def computer_takes_no_seat() -> str:
    return "A computer does not take a seat by itself. The owner adds it."


def computer_not_playing() -> str:
    return "The computer does not play this seat."


def computer_plays_your_seat() -> str:
    return "The computer plays your seat. Take it back first."


def computer_plays_already() -> str:
    return "The computer plays for that player already."


def computer_owns_no_room() -> str:
    return "A computer can’t own a room. Choose a person."


def owner_already() -> str:
    return "This player owns the room already. Choose another player."


def remove_yourself() -> str:
    return "You can’t remove yourself. Leave the room instead."


def removed_already() -> str:
    return "You have removed this player already."


def too_many_removed(limit: int) -> str:
    return f"You have removed {formats.number(limit)} players, the most allowed. Open a new room."


def player_is_here(name: str) -> str:
    return f"{formats.name(name)} is here. You can do this only if a player is away."


def player_not_away_long_enough(*, name: str, patience: int, seconds: int) -> str:
    return f"{formats.name(name)} has been away for less than {formats.duration(patience)}. Wait another {formats.duration(seconds)}."


def waited_too_briefly(*, name: str, patience: int, seconds: int) -> str:
    return f"{formats.name(name)} has had a move to make for less than {formats.duration(patience)}. Wait another {formats.duration(seconds)}."


def not_a_seat_code(example: str) -> str:
    return f"This is not a seat code. A code looks like {example}. Check it on your other device."


def seat_code_invalid() -> str:
    return "This seat code is wrong, used or expired. Ask for a new one."


def seat_code_outdated() -> str:
    return "The player who made this code no longer has that seat. Ask for a new code."


def link_invalid() -> str:
    return "This link is wrong, used or expired. Make a new one on your other device."


def link_used() -> str:
    return "Another device has used this link. Make a new one on your other device."


def names_repeated() -> str:
    return "Each competitor needs a different name. Change one."


def no_tournament_to_end(limit: int) -> str:
    return f"There is no tournament in this room. Enter 1 to {formats.number(limit)} names to start one."


def no_tournament() -> str:
    return "There is no tournament in this room. The owner can start one."


def not_competing(*, name: str, names: Sequence[str]) -> str:
    return f"{formats.name(name)} is not a competitor. Choose {formats.either(names)}."


def name_plays_elsewhere(name: str) -> str:
    return f"{formats.name(name)} plays at another seat. Choose another name."


def no_leg_to_start() -> str:
    return "No leg is waiting to start."


def not_next_leg(*, match: int, leg: int) -> str:
    return f"Leg {leg} of match {match} is next. Get ready for that one."


def ready_already() -> str:
    return "You are ready already. Wait for the other players."


def match_not_under_way(match: int) -> str:
    return f"Match {match} is not being played now."


def match_not_last(match: int) -> str:
    return f"Match {match} is not the last match of this room."


def next_match_agreed() -> str:
    return "The next match is agreed already. Get ready for its first leg."


def seat_free() -> str:
    return "A seat is free. The next match can start when a player takes it."


def offered_already() -> str:
    return "You have offered this already. Wait for the answer."


def not_offered() -> str:
    return "Nobody else offers this now. You can offer it."


def agreed_already() -> str:
    return "You have agreed already. Wait for the other players."


def left_match() -> str:
    return "You left this match. Take your seat again to come back."


def left_match_already() -> str:
    return "You left this match already. Take your seat again to come back."


def no_match_yet() -> str:
    return "No match has begun. Wait until a leg starts."


def game_moved_on() -> str:
    return "The position has changed. Look at it and try again."


def match_over() -> str:
    return "The match is over."


def leg_over() -> str:
    return "The leg is over."


def board_over(board: int) -> str:
    return f"Board {board} is over."


def not_your_turn(*, name: str | None, board: int | None) -> str:
    return ("It is not your turn" if name is None else f"It is {formats.name(name)}’s turn") + ("" if board is None else f" on board {board}") + "."


def move_sealed(board: int) -> str:
    return f"You have moved on board {board}. Wait for the other board."


def out_of_time() -> str:
    return "Your time has run out, and the room plays for you. Wait for the next leg."


def move_not_allowed(move: str) -> str:
    return f"The rules don’t allow {move}. Choose another move."


def not_a_move(*, move: str, examples: Sequence[str]) -> str:
    return f"“{move}” is not a move. Write a move such as {formats.either(examples)}."


def not_a_card(move: str) -> str:
    return f"“{move}” is not a move: a card is missing or wrong. Write cards like KS or TD."


def no_such_board() -> str:
    return "A mirror match has boards 1 and 2. Write 1: or 2: before your move."


def hints_off() -> str:
    return "This room gives no hints. Its owner can allow them."


def hint_for_computer() -> str:
    return "A computer gets no hints."


def hint_not_your_turn() -> str:
    return "Hints are for the player to move. Wait for your turn."


def too_many_hints() -> str:
    return "This match is too long for another hint. Play on."


def undo_by_move(game: str) -> str:
    return f"{game} has its own undo. Use that."


def undo_reveals() -> str:
    return "Your last move revealed a card, so you can’t undo it. In a casual game you can undo any move."


def takeback_without_place() -> str:
    return "The takeback has no leg and move. Try again."


def takeback_asked_already() -> str:
    return "A takeback is asked for already. Wait for the answer."


def takeback_after_leg() -> str:
    return "The leg is over, so you can’t take back a move."


def takeback_without_move() -> str:
    return "You have made no move in this leg."


def takeback_final() -> str:
    return "This move can’t be taken back."


def too_many_takebacks() -> str:
    return "This match is too long for another takeback. Play on."


def no_takeback_asked() -> str:
    return "Nobody asks for a takeback now."


def takeback_own() -> str:
    return "The other players must agree to your takeback. Wait for their answers."


def claim_alone() -> str:
    return "You play alone, so there is nobody to claim against."


def claim_only_of_two() -> str:
    return "You can claim only a two-player match. Let the computer play for the absent player."


def claim_in_correspondence(name: str) -> str:
    return f"In a correspondence game nobody plays for {formats.name(name)} and nobody claims. A player whose time runs out loses."


def seat_not_of_another_person() -> str:
    return "That is not another person’s seat. Choose the seat of a player who is away."


def nobody_away() -> str:
    return "Nobody is away."


def several_away(several: Sequence[str]) -> str:
    return f"Several players are away. Choose seat {formats.either(several)}."


def played_to_end(name: str) -> str:
    return f"{formats.name(name)} has played to the end. That score counts."


def replacement_asked_already() -> str:
    return "A replacement is asked for already. Wait for the answer."


def replacement_by_claim() -> str:
    return "Take a seat, or claim the match, to ask for a replacement."


def no_replacement_asked() -> str:
    return "Nobody asks for a replacement now."


def replacement_own() -> str:
    return "The other players must agree; this is your seat."


def nobody_to_agree() -> str:
    return "No player is here who could agree. Wait until one comes back."


def no_daily_number(game: str) -> str:
    return f"{formats.name(game)} has no daily number. Choose another game."


def daily_settings() -> str:
    return "Everyone plays the daily number with the same settings. For others, open your own room."


def daily_tournament() -> str:
    return "You can’t play the daily number in a tournament. Open your own room."


def daily_computer() -> str:
    return "This room is for two people. To play the computer, start the daily number against the computer."


def daily_hint() -> str:
    return "There are no hints on the daily number."


def daily_takeback() -> str:
    return "There are no takebacks on the daily number."


def daily_once() -> str:
    return "You can play the daily number once. Play tomorrow’s, or open your own room."


def daily_seat_kept() -> str:
    return "You have played the daily number here and keep your seat. You can leave the room."


def daily_tried(*, game: str, name: str | None) -> str:
    return ("You have" if name is None else f"{formats.name(name)} has") + f" played today’s number of {formats.name(game)} already. A new one comes tomorrow."


def daily_over(day: str) -> str:
    return f"The day of this number, {formats.day(day)}, has ended. Open a room for today’s number."


def daily_hidden(day: str) -> str:
    return f"The daily number of {formats.day(day)}, and the record of this match, are hidden until midnight UTC."


def daily_day(*, day: str, first: str, last: str) -> str:
    return f"The results of {formats.day(day)} are not available. Choose a day from {formats.day(first)} to {formats.day(last)}."


def no_such_match(match: int) -> str:
    return f"This room has had no match {match}."


def match_not_finished(match: int) -> str:
    return f"Match {match} is not over yet. Wait until it is."


def no_record() -> str:
    return "The server has no record of this match: it ended without a move, or was deleted."


def unknown_player() -> str:
    return "This player has finished no match on this server."


def same_player() -> str:
    return "You can’t compare a player with themselves. Choose another player."


def no_such_leg(*, leg: int, legs: int) -> str:
    return f"There is no leg {leg} in this match. It has " + (f"{formats.number(legs)} leg" if legs == 1 else f"{formats.number(legs)} legs") + "."


def no_such_ply(*, leg: int, plies: int) -> str:
    return f"Leg {leg} has only " + (f"{formats.number(plies)} move" if plies == 1 else f"{formats.number(plies)} moves") + "."


def not_legs_of_match(*, game: str, legs: int, roles: Sequence[str]) -> str:
    return f"These are not the legs of a match. {formats.name(game)} has at most " + (f"{formats.number(legs)} leg" if legs == 1 else f"{formats.number(legs)} legs") + f", with the roles {formats.every(roles)}."


def match_breaks_rules(*, leg: int, move: int) -> str:
    return f"Leg {leg}, move {move}: the rules don’t allow this move."


def too_many_analyses(limit: int) -> str:
    return "You are waiting for " + (f"{formats.number(limit)} analysis" if limit == 1 else f"{formats.number(limit)} analyses") + " already. Try again when one is complete."


def analyses_busy() -> str:
    return "The server is analysing too many matches. Try again in a minute."


def too_many_numbers(limit: int) -> str:
    return "You are waiting for " + (f"{formats.number(limit)} number" if limit == 1 else f"{formats.number(limit)} numbers") + " already. Try again when one is complete."


def too_many_numbers_of_address() -> str:
    return "Too many numbers are worked on for your address. Try again when one is complete."


def numbers_busy() -> str:
    return "The server is working on too many numbers. Try again in a minute."


language.register(globals())
