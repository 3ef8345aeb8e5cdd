### A game alone: before the first card, in its menu, and after the last card.

dealing = The cards are being dealt …
looking = Looking for a winnable number …
what-next = What next?

## The menu of the game

title = The game
# The number of the game, its score, and the score to beat; $best: no score is better, so it can only be reached.
# $number (GameNumber?)
# $score (Text?)
# $beat (Count?)
# $best (Flag)
about = { $number ->
    [none] {""}
   *[other] Number { $number }.
}{ $score ->
    [none] {""}
   *[other] { $number ->
        [none] {""}
       *[other] {" "}
    }{ $score }{ $beat ->
        [none] {""}
       *[other] ; { $beat } to { $best ->
            [yes] reach
           *[no] beat
        }
    }.
}
continue-game = Keep playing
# Switch hints at every turn on or off.
switch-hints =
    .on = Get a hint at every turn
    .off = Hints only when you ask
high-scores = High scores
new-game = A new game
new-game-hint = on a random number
same-number = The same number again
choose-number = Play a number
change-rules = Change the rules
choose-number-hint = one that you enter
how-to-play = How to play
how-to-play-hint = rules, signs and keys, credits
resign = Abandon this game
# A button: leave the game and keep it.
leave = Leave
leave-hint = the game is saved for later

## Another game before this one is over

abandon-title = Leave this game?
abandon-text = Keep it on the start screen, or abandon it: then it doesn’t count.
# In a tournament a game can’t be kept.
abandon-text-tournament = It is not over yet. If you abandon it, it doesn’t count.
keep = Keep it for later
give-up = Abandon it
resign-title = Abandon this game?
resign-text = It ends here, and doesn’t count.

## The result

# $score (Text)
# $number (GameNumber?)
over = { $score }{ $number ->
    [none] {""}
   *[other] {" "}on number { $number }
}.
# $name (Name?)
resigned = { $name ->
    [none] You abandoned this game, so it does not count.
   *[other] { $name } abandoned this game, so it does not count.
}
# $time (Stopwatch)
took = It took { $time }.
helped = This game had hints, so it doesn’t count as one of your best games.
casual-over = This was a casual game. Its score counts only among your casual games.

# $score (Count)
beat-computer = You beat the computer, which reached { $score }.
# $score (Count)
beat-best = You beat your best on this number, which was { $score }.
matched-computer = You matched the computer.
matched-best = You matched your best.
# A better score: the computer’s, or yours in an earlier game. $low: the lowest score is the best.
# $score (Text)
# $low (Flag)
computer-best = The computer { $low ->
    [yes] left
   *[no] reached
} { $score }.
# $score (Text)
# $low (Flag)
your-best = You { $low ->
    [yes] left
   *[no] reached
} { $score } before.

# What else was reached on the number, in a list.
# $score (Text)
computer = computer { $score }
# $score (Text)
best-before = your best before { $score }
# $score (Text)
par = par { $score }
working = Working out the computer’s score …
working-on-par = Working out par …

# $place (Int)
high-score = A new high score: { $place ->
    [1] your best game ever
    [2] your second best
    [3] your third best
    [4] your fourth best
    [5] your fifth best
   *[other] place { $place } of 10
}.
