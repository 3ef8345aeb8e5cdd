### Why the server rejected a command. Each message is named after its reason, and its arguments after the reason's data.

## Commands that the server can’t read

frame-is-binary = The server got a binary frame. Send text frames with one JSON object each.
frame-is-not-json = The server got a frame that is not JSON. Send one JSON object.
type-missing = The command has no type. Add one.
# $type (Text)
unknown-type = The server can’t do this ({ $type }): its Turnabout is older than yours. Ask your host to upgrade it.
# $field (Text)
unknown-field = The command has no field { $field }. Remove it.
# $field (Text)
field-missing = The command needs a field { $field }. Add it.
# $field (Text)
field-wrong = The command’s field { $field } has a wrong value. Change it.
# `newer` tells whether the server is newer than the client.
# $newer (Flag)
wrong-protocol = { $newer ->
    [yes] Your Turnabout is older than the server’s. Upgrade it.
   *[no] The server’s Turnabout is older than yours. Ask your host to upgrade it.
}

## Connections

hello-missing = The server does not know you yet. Say hello first.
hello-repeated = You have said hello already. Open a connection for each person.
# $limit (Count)
name-length = A name has 1 to { $limit } characters. Choose another one.
name-invisible-character = This name contains an invisible character. Use letters, digits, signs or emoji.
name-like-computer = A name can’t begin with “computer:”. Choose another one.
# $limit (Count)
line-length = A message has 1 to { $limit } characters. Change yours.
# $text (Choice: name line)
text-hidden-character = { $text ->
    [name] This name
   *[line] This message
} contains a hidden character. Remove it.
# $text (Choice: name line)
text-too-many-marks = { $text ->
    [name] This name
   *[line] This message
} has too many marks on one letter. Remove some.
# $text (Choice: name line)
text-shows-nothing = { $text ->
    [name] This name
   *[line] This message
} shows nothing. Use letters, digits, signs or emoji.
# $seconds (Duration)
commands-too-fast = You send commands too fast. Try again in { $seconds }.
# $seconds (Duration)
lines-too-fast = You send messages too fast. Try again in { $seconds }.
# $seconds (Duration)
replays-too-fast = You ask for too many replays. Try again in { $seconds }.
# $seconds (Duration)
pages-too-fast = You go through this replay too fast. Try again in { $seconds }.
# $seconds (Duration)
links-too-fast = You link devices too fast. Try again in { $seconds }.
# $seconds (Duration)
too-many-wrong-codes = Too many wrong codes. Try again in { $seconds }.
# $seconds (Duration)
rooms-too-fast = Too many rooms were opened from your address. Try again in { $seconds }.
# $seconds (Duration)
matches-too-fast = Too many matches were started from your address. Try again in { $seconds }.

## The server

store-away = The server can’t reach its store, so this may not have been done. Try again.
store-read-only = The server can’t write to its store, so this was not done. Try again.
database-away = The server can’t reach its database of finished matches. Try again later.
room-stopped = This room stopped because of a fault in the server. The match is kept: you can resume it when the server is repaired.
room-busy = Too many commands are waiting in this room. Try again in a moment.
log-full = This room has become too long. Open a new room.

## Rooms

# $example (Text)
not-a-room-code = This is not a room code. A code looks like { $example }. Check it with your host.
# $room (Text)
no-such-room = There is no room { $room } on this server. Check the code with your host.
not-in-room = You are not in a room. Enter one first.
# $room (Text)
in-room = You are in room { $room }. Leave it first.
# $room (Text)
connected-elsewhere = You are already in room { $room }, on another device or in another window. Play here, too, or join as someone else.
removed-from-room = The owner removed you from this room. Join another room.
# $names (Names)
room-full = The room is full. The players are { $names }.
# $names (Names)
no-spectators = The room is full and has no spectators. The players are { $names }.
# $name (Name?)
not-owner = { $name ->
    [none] Only the owner can do this.
   *[other] Only the owner can do this. Ask { $name }.
}
# The command that has to wait.
# $what (Choice: stand seat_computer free ban configure enlist play_as other)
only-between-matches = You can { $what ->
    [stand] leave your seat
    [seat_computer] add a computer player
    [free] free a seat
    [ban] remove a player with a seat
    [configure] change the settings
    [enlist] change the competitors
    [play_as] choose who plays
   *[other] do this
} only between matches. Wait until the match is over.

## Opening a room, and its settings

# $game (Name)
# $games (Either)
unknown-game = This server does not have the game { $game }. Choose { $games }.
# $game (Name)
# $rules (Int)
unknown-rules = This server does not have version { $rules } of the rules of { $game }.
# $game (Name)
# $option (Text)
wrong-option = The option { $option } of { $game } can’t have this value. Choose another one.
# A form of a game, after “played”.
form =
    .match = against each other
    .solo = alone
    .together = together
    .race = as a race
    .mirror = as a mirror match
# $game (Name)
# $form (Text)
# $forms (Either)
form-not-played = With these options, you can’t play { $game } { $form }. Play it { $forms }.
# $game (Name)
# $form (Text)
# $fewest (Count)
# $most (Count)
# $wished (Count)
# $exact (Flag)
seats-not-played = { $game }, played { $form }, can’t have { $wished } seats. { $exact ->
    [yes] Choose { $most }.
   *[no] Choose from { $fewest } to { $most }.
}
# $game (Name)
no-role-to-choose = All players of { $game } have the same role, so there is none to choose.
# $game (Name)
# $role (Text)
# $roles (Either)
unknown-role = { $game } has no role “{ $role }”. Choose { $roles }.
# The names of roles.
role =
    .maximizer = maximizer
    .minimizer = minimizer
    .player = player
    .owner = owner
    .guesser = guesser
# $game (Name)
no-winnable-numbers = { $game } is played for points, so no number can be won or lost. Choose another number.
no-winnable-number-found = No winnable number was found in time. Try again, or enter a number.
race-without-clock = A race has no clock: the first player to finish wins. Choose no clock.
solo-without-clock = You play alone, so there is no clock. Choose no clock.
casual-not-alone = Only a game that you play alone can be casual.
# $game (Text)
casual-undoes-anyway = { $game } undoes every move anyway, so it is not casual.
# $level (Text)
# $levels (Either)
unknown-level = This server has no computer level “{ $level }”. Choose { $levels }.
# $seats (Count)
# $wished (Count)
levels-per-seat = { $wished ->
    [one] There is { $wished } entry
   *[other] There are { $wished } entries
} for computers, but { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Give one for each seat.
# $limit (Count)
too-many-computers = Your rooms can have { $limit ->
    [one] { $limit } computer player
   *[other] { $limit } computer players
} in all. Remove one first.
quick-match-alone = A quick match needs another player. Choose another form, or open a room.
challenge-needs-two-seats = A challenge is for two players. Choose two seats and no computer.
challenge-yourself = You can’t challenge yourself. Choose another player.
never-opponents = You can challenge only players against whom you have finished a match.
# $name (Name)
# $room (Text)
challenged-already = You have challenged { $name } already, in room { $room }. Wait for the answer, or withdraw it.
# $limit (Int)
too-many-challenges = You have { $limit } open challenges, which is the most. Withdraw one.
# $name (Name)
challenges-refused = { $name } doesn’t accept your challenges.
push-endpoint-not-public = The server can’t reach the notification service of your browser. Use another browser.
push-keys-invalid = Your browser’s keys for notifications are not valid. Turn notifications off and on again.
# $name (Name)
seat-kept = This seat is kept for { $name }. You can watch.
no-challenge = This room is no longer a challenge.
# $name (Name)
not-challenged = This challenge is for { $name }.
quick-match-settings = Both players asked for these settings. Change them after the match, or open your own room.
quick-match-computer = This seat is for another player. To play the computer, leave and open your own room.
nobody-waits = Nobody waits in this room any more. Look for another match.
waiting-room-unreachable = The waiting players can’t be reached. Try again in a minute.
# $seats (Count)
# $wished (Count)
more-seated-than-seats = More seats are taken ({ $seats }) than you asked for ({ $wished }). Free some first.
shared-terminal-at-once = Players move at the same time here, so they can’t share a terminal. Use one each, or add a computer player.
shared-terminal-hidden = Players hide something from each other here, so they can’t share a terminal. Use one each, or add a computer player.

## Seats

not-seated = You have no seat in this room. Take one first.
seated-already = You have a seat in this room already. Leave it to take another.
# $seat (Int)
# $seats (Int)
no-such-seat = This room has no seat { $seat }. Choose { $seats ->
    [1] seat 1
   *[other] a seat from 1 to { $seats }
}.
# $name (Name)
# $free (Either?)
seat-taken = { $name } has that seat. { $free ->
    [none] No seat is free.
   *[other] Free seats: { $free }.
}
seat-empty = Nobody has that seat. Choose a seat that is taken.
own-seat = That is your own seat. Leave it to free it.
computer-takes-no-seat = A computer does not take a seat by itself. The owner adds it.
computer-not-playing = The computer does not play this seat.
computer-plays-your-seat = The computer plays your seat. Take it back first.
computer-plays-already = The computer plays for that player already.
computer-owns-no-room = A computer can’t own a room. Choose a person.
owner-already = This player owns the room already. Choose another player.
remove-yourself = You can’t remove yourself. Leave the room instead.
removed-already = You have removed this player already.
# $limit (Count)
too-many-removed = You have removed { $limit } players, the most allowed. Open a new room.
# $name (Name)
player-is-here = { $name } is here. You can do this only if a player is away.
# $name (Name)
# $patience (Duration)
# $seconds (Duration)
player-not-away-long-enough = { $name } has been away for less than { $patience }. Wait another { $seconds }.
# $name (Name)
# $patience (Duration)
# $seconds (Duration)
waited-too-briefly = { $name } has had a move to make for less than { $patience }. Wait another { $seconds }.
# $example (Text)
not-a-seat-code = This is not a seat code. A code looks like { $example }. Check it on your other device.
seat-code-invalid = This seat code is wrong, used or expired. Ask for a new one.
seat-code-outdated = The player who made this code no longer has that seat. Ask for a new code.
link-invalid = This link is wrong, used or expired. Make a new one on your other device.
link-used = Another device has used this link. Make a new one on your other device.

## Tournaments

names-repeated = Each competitor needs a different name. Change one.
# $limit (Count)
no-tournament-to-end = There is no tournament in this room. Enter 1 to { $limit } names to start one.
no-tournament = There is no tournament in this room. The owner can start one.
# $name (Name)
# $names (Either)
not-competing = { $name } is not a competitor. Choose { $names }.
# $name (Name)
name-plays-elsewhere = { $name } plays at another seat. Choose another name.

## Legs and matches

no-leg-to-start = No leg is waiting to start.
# $match (Int)
# $leg (Int)
not-next-leg = Leg { $leg } of match { $match } is next. Get ready for that one.
ready-already = You are ready already. Wait for the other players.
# $match (Int)
match-not-under-way = Match { $match } is not being played now.
# $match (Int)
match-not-last = Match { $match } is not the last match of this room.
next-match-agreed = The next match is agreed already. Get ready for its first leg.
seat-free = A seat is free. The next match can start when a player takes it.
offered-already = You have offered this already. Wait for the answer.
not-offered = Nobody else offers this now. You can offer it.
agreed-already = You have agreed already. Wait for the other players.
left-match = You left this match. Take your seat again to come back.
left-match-already = You left this match already. Take your seat again to come back.

## Moves

no-match-yet = No match has begun. Wait until a leg starts.
game-moved-on = The position has changed. Look at it and try again.
match-over = The match is over.
leg-over = The leg is over.
# $board (Int)
board-over = Board { $board } is over.
# $name (Name?)
# $board (Int?)
not-your-turn = { $name ->
    [none] It is not your turn
   *[other] It is { $name }’s turn
}{ $board ->
    [none] {""}
   *[other] {" "}on board { $board }
}.
# $board (Int)
move-sealed = You have moved on board { $board }. Wait for the other board.
out-of-time = Your time has run out, and the room plays for you. Wait for the next leg.
# $move (Text)
move-not-allowed = The rules don’t allow { $move }. Choose another move.
# $move (Text)
# $examples (Either)
not-a-move = “{ $move }” is not a move. Write a move such as { $examples }.
# $move (Text)
not-a-card = “{ $move }” is not a move: a card is missing or wrong. Write cards like KS or TD.
no-such-board = A mirror match has boards 1 and 2. Write 1: or 2: before your move.

## Hints

hints-off = This room gives no hints. Its owner can allow them.
hint-for-computer = A computer gets no hints.
hint-not-your-turn = Hints are for the player to move. Wait for your turn.
too-many-hints = This match is too long for another hint. Play on.

## Takebacks

# $game (Text)
undo-by-move = { $game } has its own undo. Use that.
undo-reveals = Your last move revealed a card, so you can’t undo it. In a casual game you can undo any move.
takeback-without-place = The takeback has no leg and move. Try again.
takeback-asked-already = A takeback is asked for already. Wait for the answer.
takeback-after-leg = The leg is over, so you can’t take back a move.
takeback-without-move = You have made no move in this leg.
takeback-final = This move can’t be taken back.
too-many-takebacks = This match is too long for another takeback. Play on.
no-takeback-asked = Nobody asks for a takeback now.
takeback-own = The other players must agree to your takeback. Wait for their answers.

## Players who are away

claim-alone = You play alone, so there is nobody to claim against.
claim-only-of-two = You can claim only a two-player match. Let the computer play for the absent player.
# $name (Name)
claim-in-correspondence = In a correspondence game nobody plays for { $name } and nobody claims. A player whose time runs out loses.
seat-not-of-another-person = That is not another person’s seat. Choose the seat of a player who is away.
nobody-away = Nobody is away.
# $several (Either)
several-away = Several players are away. Choose seat { $several }.
# $name (Name)
played-to-end = { $name } has played to the end. That score counts.
replacement-asked-already = A replacement is asked for already. Wait for the answer.
replacement-by-claim = Take a seat, or claim the match, to ask for a replacement.
no-replacement-asked = Nobody asks for a replacement now.
replacement-own = The other players must agree; this is your seat.
nobody-to-agree = No player is here who could agree. Wait until one comes back.

## Daily numbers

# $game (Name)
no-daily-number = { $game } has no daily number. Choose another game.
daily-settings = Everyone plays the daily number with the same settings. For others, open your own room.
daily-tournament = You can’t play the daily number in a tournament. Open your own room.
daily-computer = This room is for two people. To play the computer, start the daily number against the computer.
daily-hint = There are no hints on the daily number.
daily-takeback = There are no takebacks on the daily number.
daily-once = You can play the daily number once. Play tomorrow’s, or open your own room.
daily-seat-kept = You have played the daily number here and keep your seat. You can leave the room.
# $game (Name)
# $name (Name?)
daily-tried = { $name ->
    [none] You have
   *[other] { $name } has
} played today’s number of { $game } already. A new one comes tomorrow.
# $day (Day)
daily-over = The day of this number, { $day }, has ended. Open a room for today’s number.
# $day (Day)
daily-hidden = The daily number of { $day }, and the record of this match, are hidden until midnight UTC.
# $day (Day)
# $first (Day)
# $last (Day)
daily-day = The results of { $day } are not available. Choose a day from { $first } to { $last }.

## Finished matches

# $match (Int)
no-such-match = This room has had no match { $match }.
# $match (Int)
match-not-finished = Match { $match } is not over yet. Wait until it is.
no-record = The server has no record of this match: it ended without a move, or was deleted.
unknown-player = This player has finished no match on this server.
same-player = You can’t compare a player with themselves. Choose another player.
# $leg (Int)
# $legs (Count)
no-such-leg = There is no leg { $leg } in this match. It has { $legs ->
    [one] { $legs } leg
   *[other] { $legs } legs
}.
# $leg (Int)
# $plies (Count)
no-such-ply = Leg { $leg } has only { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}.
# $game (Name)
# $legs (Count)
# $roles (All)
not-legs-of-match = These are not the legs of a match. { $game } has at most { $legs ->
    [one] { $legs } leg
   *[other] { $legs } legs
}, with the roles { $roles }.
# $leg (Int)
# $move (Int)
match-breaks-rules = Leg { $leg }, move { $move }: the rules don’t allow this move.
# $limit (Count)
too-many-analyses = You are waiting for { $limit ->
    [one] { $limit } analysis
   *[other] { $limit } analyses
} already. Try again when one is complete.
analyses-busy = The server is analysing too many matches. Try again in a minute.
# $limit (Count)
too-many-numbers = You are waiting for { $limit ->
    [one] { $limit } number
   *[other] { $limit } numbers
} already. Try again when one is complete.
too-many-numbers-of-address = Too many numbers are worked on for your address. Try again when one is complete.
numbers-busy = The server is working on too many numbers. Try again in a minute.
