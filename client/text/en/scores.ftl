### High scores and statistics of your games, and the results on a game number.

## High scores

title = High scores
hint = your ten best games alone
# $game (Text)
title-of = High scores · { $game }
none = You have not finished a game alone here yet.
none-without-help = You have not finished a game alone without help yet.
with-help = With help
casual = Casual games
casual-note = In these games you could undo any move. They don’t count as best games.
with-help-note = Games with hints, or with takebacks that revealed a card, don’t count as best games.

# The titles of columns.
column =
    .place = place
    .score = score
    .time = time
    .number = number
    .when = when
    .help = help

# The help in a game.
# $count (Count)
hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
# $count (Count)
takebacks = { $count ->
    [one] { $count } takeback
   *[other] { $count } takebacks
}

# A score and how long it took.
# $score (Text)
# $time (Clock)
score-in-time = { $score } in { $time }
# A high score in line mode.
# $place (Count)
# $score (Text)
# $number (GameNumber)
# $when (DateTime)
# $help (Text?)
line = { $place }. { $score } on number { $number }, { $when }{ $help ->
    [none] {""}
   *[other] , { $help }
}.

# A button.
play-again = Play it again
# $number (GameNumber)
play-number-again = Play number { $number } again
about-number = About the number
# $number (GameNumber)
about-number-of = About number { $number }

## Statistics

your-games = Your games
your-games-list = Your games:
# The results of a form in a sentence. A streak is of games that were won.
# $form (Choice: solo match together race mirror)
# $correspondence (Flag)
# $games (Count)
# $wins (Count?)
# $streak (Count?)
# $longest (Count?)
# $best (Points?)
# $average (Decimal?)
statistics = { $form ->
    [solo] Alone
    [match] In matches
    [together] Together
    [race] In races
   *[mirror] In mirror matches
}{ $correspondence ->
    [yes] {" "}by correspondence
   *[no] {""}
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $wins ->
    [none] {""}
   *[other] , { $wins } won
}{ $streak ->
    [none] {""}
   *[other] , current streak { $streak }
}{ $longest ->
    [none] {""}
   *[other] , best streak { $longest }
}{ $best ->
    [none] {""}
   *[other] ; best { $best }
}{ $average ->
    [none] {""}
   *[other] , average { $average }
}.

# The titles of columns.
statistic =
    .games = games
    .won = won
    .streak = current streak
    .longest = best streak
    .best = best
    .average = average
# A form as the title of a row.
form =
    .solo = alone
    .match = in matches
    .mirror = in mirror matches
    .together = together
    .race = in races
# $form (Text)
form-by-correspondence = { $form } by correspondence

## A game number

number = A game number
number-hint = the best results on a number, and the computer’s
number-title = Which number?
number-label = Game number
number-field-hint = A whole number from 1 to 999,999,999,999. The same number always deals the same cards.
# A prompt in line mode.
number-prompt = Game number:
another-number = Another number
# A button.
look-up = Look it up
play-alone = Play it alone
# $game (Text)
# $number (GameNumber)
number-of = { $game } · number { $number }
# $game (Text)
# $number (GameNumber)
number-line = { $game }, number { $number }.

# What is known of a number.
fact =
    .computer = computer’s score
    .par = par
    .beat = score to beat
    .reach = score to reach
    .winnable = can it be won?
working = working it out …
not-known = not known
par-later = shown once you have finished it
verdict =
    .won = yes
    .lost = no, whatever you play
    .unknown = not known

# In line mode.
# $computer (Text)
# $par (Text)
# $best (Points?)
# $reach (Flag)
facts = Computer’s score: { $computer }; par: { $par }{ $best ->
    [none] {""}
   *[other] ; score to { $reach ->
        [yes] reach
       *[no] beat
    }: { $best }
}.
# $verdict (Text)
winnable = Can it be won? Answer: { $verdict }.
# $score (Points)
# $reach (Flag)
# $computer (Flag)
score-to-beat = Score to { $reach ->
    [yes] reach
   *[no] beat
}: { $score }, { $computer ->
    [yes] the computer’s
   *[no] your own best
}.
computer-works = Working out the computer’s score on this number …
what-is-known = The computer’s score is its result when it plays alone, at its strongest, without knowing the deck. Par is the best result that a search with knowledge of the deck has found.

# The titles of columns.
standing-column =
    .role = role
    .best = best
    .time = time
    .name = by
    .own = you
    .rank = your rank
nobody = nobody yet
# $what (Text)
nobody-in = { $what }: nobody yet.
# Several play together: “3 together”.
# $count (Int)
# $what (Text)
together = { $count } { $what }
# $rank (Count?)
# $players (Count)
rank = { $rank ->
    [none] –
   *[other] { $rank }
} of { $players }
# The best score in a role.
# $what (Text)
# $best (Text)
# $name (Name)
# $players (Count)
# $own (Text?)
# $rank (Text)
standing = { $what }: { $best } by { $name }, { $players ->
    [one] the only player so far
   *[other] the best of { $players } players
}{ $own ->
    [none] {""}
   *[other] ; yours: { $own }, rank { $rank }
}.
# A score with help, with its role.
# $what (Text)
# $score (Text)
helped-score = { $what }, { $score }
# $scores (Text)
own-helped = Your best with help (not ranked): { $scores }.
# $scores (Text)
own-casual = Your best in casual games (not ranked): { $scores }.

computer-still-works = Working out the computer’s score on this number. The result appears here when it is complete.
computer-unknown = The computer’s result on this number is not known. Try again.

## Line mode

# $number (GameNumber)
# $score (Points)
computers-tree = The computer’s tree on number { $number }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}:
play-again-command = Type alone and a number to play it again.
still-working = Still working it out. Ask again in a while.
number-command = Type number and a game number, from 1 to 999,999,999,999.

## Keys

key =
    .play-again = play it again
    .number = about the number
    .play = play it alone
    .another = another number
    .matches = matches on it
