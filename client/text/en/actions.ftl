### What players can do in a room besides playing.

menu-title = The room
# The menu’s switch for sounds.
switch-sounds =
    .on = Switch sounds on
    .off = Switch sounds off

# The groups of the actions in the menu of a room.
menu-group =
    .game = The game
    .room = The room
    .look = Look up
    .rest = This page
    .end = End the game

# The actions in the menu of a room.
action =
    .sit = Sit down
    .stand = Leave your seat and watch
    .come_back = Take your seat back
    .ask_for_seat = Ask for a player’s seat
    .answer_replacement = Answer the replacement request
    .take_back = Ask to take your last move back
    .undo = Undo your last move
    .answer = Answer the takeback request
    .withdraw = Withdraw your request
    .go_on_without = Continue without the absent player
    .resign = Resign the match
    .move_seat = Move your seat to another device
    .settings = Settings for the next match
    .free = Free a seat
    .send_away = Remove someone
    .pass_on = Make someone else the owner
    .seat_computer = Add a computer player
    .begin_with_these = Start with the players here
    .tournament = Tournament of up to five names
    .hint = Ask for a hint
    .number = Results on this number
    .analysis = How well was it played?
    .scores = Your high scores

# If others play on after a player leaves, this replaces “Resign the match”.
leave-match = Leave the match

# Why an action is not possible now. It is shown after the action, in parentheses.
reason =
    .no_seat = you have no seat
    .seated = you have a seat
    .full = no seat is free
    .kept = the seat is kept for another player
    .playing = not during a match
    .no_match = no match is being played
    .no_leg = no leg is being played
    .no_move = nobody has moved yet
    .race = a race has no takebacks
    .not_alone = only when you play alone
    .own_undo = this game has its own undo
    .revealed = your last move revealed a card
    .final = guesses and grades can’t be taken back
    .asked = already requested
    .not_asked = there is no request
    .computer_plays = the computer plays that seat
    .no_computer = you play your seat yourself
    .other_here = nobody is away
    .played_out = nobody waits for that seat any more
    .too_soon = the player was here a moment ago
    .correspondence = in a correspondence game, an absent player has until the time runs out
    .too_few = it takes at least two players
    .not_owner = only the owner can do this
    .nobody_sits = nobody else has a seat
    .nobody_else = nobody else is here
    .alone = you play alone
    .no_hints = the room’s settings allow no hints
    .not_your_turn = it is not your turn
    .hidden = the number is hidden until the match is over
    .not_over = only after the match
    .no_room = you are not in a room
    .daily = not on the daily number
    .quick = only after the quick match

# $reason (Text)
not-now = Not now: { $reason }.

## Free seats and notices

# The label of the list of notices, for screen readers.
notices-title = Notices
seat-free = A seat is free.
seat-open = A seat is free. Anyone who joins can take it.
# $name (Name)
seat-kept = The free seat is kept for { $name }.

## The settings of a room

save-settings = Save these settings

# $owner (Name?)
owner = { $owner ->
    [none] An absent player owns this room.
   *[other] { $owner } owns this room.
}
you-own = You own this room.

# The settings for the next match. $options are those of the game.
# $options (Text?)
# $numbered (Flag)
# $winnable (Flag)
# $number (GameNumber?)
# $clock (Text)
# $spectators (Flag)
# $hints (Flag)
# $listed (Flag)
next-match = { $options ->
    [none] { "" }
   *[other] { $options }{ " " }
}Next: { $numbered ->
    [yes] { $number ->
        [none] { $winnable ->
            [yes] the number is random, winnable and hidden
           *[no] the number is random and hidden
        }
       *[other] number { $number }
    }; { "" }
   *[no] { "" }
}{ $clock }; { $spectators ->
    [yes] spectators allowed
   *[no] no spectators
}{ $hints ->
    [yes] ; hints allowed
   *[no] { "" }
}{ $listed ->
    [yes] ; anyone can find the room
   *[no] { "" }
}.

## The record of a match

watch-record = Watch again
save-record = Save the record to a file
copy-record-link = Copy a link to the record

## Moving a seat to another device

no-seat-code = The server didn’t send a code. Try again.
seat-cannot-move = Your server only accepts connections from this machine. Host a room to open it, then move your seat.

# $address (Text)
# $code (Text)
move-command = turnabout join { $address } --seat-code { $code }
# $command (Text)
# $until (Time)
move-by-command =
    On the other device, run
      { $command }
    or choose to join a room, and enter this code. It works once, until { $until }. This device then leaves the room.
# $link (Text)
# $until (Time)
move-by-link = On the other device, open { $link }, choose to continue from another device, and enter this code. It works once, until { $until }. This device then leaves the room.
# $host (Text)
local-address = { $host } works only on this machine. On another one, use an address that leads here.
