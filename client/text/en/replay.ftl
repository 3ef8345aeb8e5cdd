### The replay of a finished match, move by move.

## What was played, and how it ended

# $game (Name)
# $number (GameNumber)
heading = { $game } · number { $number }

record-is-right = Verified: every card, move and score is right.
# $difference (Text)
record-is-wrong = This record is wrong: { $difference }.

# A player or a leg with a score.
# $name (Name?)
# $score (Points?)
score-of = { $name ->
    [none] {""}
   *[other] { $name }{" "}
}{ $score ->
    [none] −
   *[other] { $score }
}

# `scores` is a list, such as “Ada 300, Ben −”.
# $winners (Names)
# $losers (Names)
# $why (Choice: score resigned claimed flag)
# $scores (Text?)
won = { $winners } won{ $why ->
    [resigned] : { $losers } resigned
    [claimed] : { $losers } stayed away
    [flag] : { $losers } ran out of time
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

# Nobody won.
# $losers (Names)
# $why (Choice: score resigned claimed flag)
# $scores (Text?)
drawn = a draw{ $why ->
    [resigned] : { $losers } resigned
    [claimed] : { $losers } stayed away
    [flag] : { $losers } ran out of time
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

# $name (Name)
# $score (Points)
reached = { $name } reached { $score }
# $name (Name)
gave-up = { $name } gave up
# $score (Points?)
together-reached = { $score ->
    [none] they gave up
   *[other] together they reached { $score }
}

## Legs

# $kind (Choice: leg board)
# $leg (Int)
leg-name = { $kind ->
    [board] Board { $leg }
   *[leg] Leg { $leg }
}
both-legs = Both legs
both-boards = Both boards
all-legs = All legs
all-tables = All tables

# The title of a leg or board, if there are several. `player` is one of these messages.
# $leg (Text)
# $player (Text)
leg-title = { $leg }: { $player }
# $name (Name)
# $role (Choice: maximizer minimizer player owner guesser)
plays-as = { $name } { $role ->
    [maximizer] maximizes
    [minimizer] minimizes
    [owner] owns
    [guesser] guesses
   *[player] plays alone
}
# $players (Count)
players-together = { $players } together

## At a move

# $move (Int)
# $moves (Int)
move-of = move { $move } of { $moves }
# $score (Points)
# $change (Change)
score = score { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
# $score (Text)
# $parts (Text)
score-and-parts = { $score }: { $parts }
# $name (Name)
# $score (Points)
# $change (Change)
score-of-player = { $name } { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
# A move in the list.
# $name (Name)
# $move (Text)
# $change (Change)
played = { $name }: { $move }{ $change ->
    [0] {""}
   *[other] {" "}{ $change }
}
# $score (Points)
leg-ended = over, score { $score }
# The next card of the deck.
# $card (Text)
next-card = next: { $card }
loading = Loading this move …

-after = { $moves ->
    [0] At the start
    [one] After { $moves } move
   *[other] After { $moves } moves
}
# $moves (Count)
# $score (Points)
score-after = { -after }, the score is { $score }.
# $moves (Count)
# $scores (Text)
scores-after = { -after }: { $scores }.
# $moves (Count)
# $kind (Choice: leg board)
# $score (Points)
legs-equal = { -after }, both { $kind ->
    [board] boards
   *[leg] legs
} have { $score }.
# $moves (Count)
# $kind (Choice: leg board)
# $first (Points)
# $second (Points)
# $leader (Int)
# $lead (Points)
legs-compared = { -after }, { $kind ->
    [board] board 1 has { $first } and board 2 has { $second }: board { $leader } leads by { $lead }.
   *[leg] leg 1 has { $first } and leg 2 has { $second }: leg { $leader } leads by { $lead }.
}

## Where two legs differ

same-move = same move
same-card = same card
differ = first difference
first-difference = First difference
# $kind (Choice: leg board)
# $change (Choice: place card guess move)
differ-here = { $kind ->
    [board] The boards differ from here
   *[leg] The legs differ from here
}: { $change ->
    [place] the same card goes to a different place.
    [card] a different card is played.
    [guess] a different guess.
   *[move] a different move.
}

## Events between the moves

# `moves` are the moves that were taken back, the last one first.
# $name (Name)
# $moves (All)
# $revealed (Flag)
takes-back = { $name } takes back { $moves }{ $revealed ->
    [yes] , which had revealed a card
   *[no] {""}
}
# $name (Name)
# $level (Level)
computer-plays = { $name } is replaced by the computer ({ $level })
# $name (Name)
plays-again = { $name } plays again
# $name (Name)
leaves = { $name } leaves the match
# $name (Name)
# $other (Name)
replaced = { $other } takes over from { $name }
# $name (Name)
# $alone (Flag)
resigns = { $name } { $alone ->
    [yes] gives up
   *[no] resigns
}
# $name (Name)
claims = { $name } claims the match
# $name (Name)
out-of-time = { $name } runs out of time
# $name (Name)
out-of-time-in-leg = { $name } runs out of time in this leg
# The server had been away while the clock ran.
# $name (Name)
# $time (Duration)
time-back = { $name } gets { $time } back
# $name (Name)
hint = { $name } asks for a hint
# An event, if several legs are shown.
# $event (Text)
# $leg (Text)
event-in-leg = { $event } ({ $leg })

## The screen

watch = Watch it
moves = Moves
# The number of a move: the heading of a column, and the label of a slider.
move = Move
# $number (Int)
move-number = Move { $number }
# The heading of a column: the move that was played.
move-played = Played
to-start = To the start
move-back = One move back
move-on = One move on
to-end = To the end
# A button: show the moves one after the other.
play = Play
# A button: stop showing the moves.
pause = Pause
# Beside the moves: they are shown one after the other.
playing = playing
speed = Speed
# $seconds (Decimal)
seconds-a-move = { $seconds } s a move
next-event = Next event
analysis = Analysis
save-record = Save the record
# $first (Count)
# $last (Count)
# $moves (Count)
listed-moves = The list shows moves { $first } to { $last } of { $moves }. Go to another move to see more.
keys = Keys: ← → step, Home and End go to the start and the end, Space plays, + and − change the speed, p goes to the first difference, i to the next event.

# The labels of keys. `part` goes to the first difference, `look` moves the boards.
key =
    .step = step
    .play = play
    .pause = pause
    .speed = speed
    .go-to = go to
    .part = difference
    .event = event
    .analysis = analysis
    .one-leg = one leg
    .other-leg = other leg
    .both-legs = both legs
    .look = look
    .watch = watch
    .choose = choose
# $typed (Text)
# $moves (Int)
go-to = Go to move { $typed }▌ (of { $moves }): Enter goes there, ←→ step that many
