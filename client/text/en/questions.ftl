### Questions that an action in a room asks first.

## Taking back a move

takeback-title = Take your last move back?
takeback-reveals = If the move revealed a card, the match is rated only if you lose it, and this leg sets no best score.
take-back = Take it back
keep-playing = Keep playing

## Resigning

resign-title = Resign the match?
# $opponent (Name)
resign-text = { BEGIN($opponent) } wins the match.
# A button: give up the match.
resign = Resign

## Leaving a match that others play on

leave-match-title = Leave the match?
leave-match-text = The others play on, and can let a computer or another person take your seat. You can come back until then.
leave-race-text = The others play on without you. Your table ends as it is.

## Continuing without an absent player

# $names (Names)
absent-title = Continue without { $names }?
# $name (Name)
absent-text = If the computer plays on, { $name } can come back at any time and take the seat again.
absent-text-many = The computer plays on if all other players agree. An absent player can come back at any time.
# $level (Level)
computer-plays = Let the { $level } computer play on
# $level (Level)
# $name (Name)
computer-plays-for = Let the { $level } computer play on for { $name }
claim = Claim the match
claim-hint = the match ends, and you win
keep-waiting = Keep waiting
absent-which = Which player should be replaced?

## Asking for the seat of an absent player

seat-title = Whose seat do you ask for?
seat-text = You play on there if all players agree.
# $name (Name)
seat-of = Play on for { $name }

## Answering the request

replacement-title = Agree to the replacement?
decide-later = Decide later

## The owner’s actions

nobody = Nobody
computer-title = Which computer player?
computer-text = It is always ready, and plays while someone is in the room. Free its seat to let a friend play.
computers-title = How many computer players?
computers-text = Free a seat to let a friend play there.
computer-in-one-seat = In one free seat
# $free (Count)
computer-in-all-seats = In all { $free } free seats
free-title = Free which seat?
free-text = The player stays and watches, if spectators are allowed. The seat is then free for anyone.
remove-title = Remove which player?
remove-text = The player can’t come back to this room. Their seat becomes free.
owner-title = Who should own the room?
owner-text = The owner chooses what is played. You keep your seat.
# A link to what a player has played.
# $name (Name)
page-of = { $name }’s page
