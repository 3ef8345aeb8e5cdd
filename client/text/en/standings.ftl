### The ratings of players, and the pages of players.

title = Standings
hint = ratings of the players on this server
# $game (Name)
title-of = Standings · { $game }
# $game (Name)
title-of-correspondence = Standings · { $game } by correspondence
# Which matches the standings are of.
matches-of = Matches
of =
    .live = live play
    .correspondence = correspondence
# The item of the start menu, and its screen.
tables = Standings, scores
tables-hint = ratings, your page, high scores, numbers
tables-title = Standings and scores
tables-text = The server you play on keeps these, by game.

nobody-rated = Nobody is rated here yet. Two players who finish a match on a random number get a rating.
nobody-ranked = Nobody is ranked here yet. A rating needs some matches before it has a rank.
what-counts = A match counts if two players play a hidden random number without hints. No takeback may have revealed a card. Everyone starts at 1,500. The number after ± shows how sure a rating is.
rated-apart = Correspondence games (a day or more for each move) have ratings of their own.
what-it-is-worth = Anyone can start again as a new player, so a rating is only a guide.

# The titles of columns.
column =
    .rank = rank
    .name = name
    .rating = rating
    .uncertainty = ±
    .matches = matches
    .won = won
    .drawn = drawn
    .lost = lost
    .last = last

## Ratings

# $rating (Points)
# $uncertainty (Points)
rating = { $rating } ±{ $uncertainty }
# $uncertainty (Points)
uncertainty = ±{ $uncertainty }
# $rating (Text)
# $rank (Count?)
ranked = { $rating }, { $rank ->
    [none] provisional
   *[other] rank { $rank }
}
unrated = not rated yet
you-unrated = You have no rating in this game yet.
# $rating (Text)
# $rank (Count)
your-rank = Your rating: { $rating }, rank { $rank }.
# $rating (Text)
# $matches (Count)
# $limit (Points)
your-provisional = Your rating: { $rating } after { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, provisional until ± is at most { $limit }.

# $count (Count)
more-ranked = { $count ->
    [one] { $count } more player has a rank.
   *[other] { $count } more players have a rank.
}
# $count (Count)
# $limit (Points)
provisional = { $count ->
    [one] { $count } player has a provisional rating: ± is above { $limit }.
   *[other] { $count } players have provisional ratings: ± is above { $limit }.
}

# A row in line mode.
# $rank (Count?)
# $name (Name)
# $rating (Text)
# $tally (Text)
# $last (Date)
row = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }: { $rating }; { $tally }; last on { $last }.

## A player's page

your-page = Your page
your-page-hint = your matches, results and records
# The title of the page about one player.
page = Player
# $player (Text)
page-of = Player { $player }
no-such-player = This link has no player. Check the link.
copy-link = Copy the link to this page

# $first (Date?)
since = { $first ->
    [none] No finished matches here yet.
   *[other] Has played here since { $first }.
}
# $id (Text)
player-id = Player id: { $id }.
# $name (Name)
# $first (Date?)
# $id (Text?)
player-line = { $name } { $first ->
    [none] has not finished a match here yet
   *[other] has played here since { $first }
}{ $id ->
    [none] {""}
   *[other] {" "}(player id { $id })
}.

nothing-finished = No finished games yet.
no-matches = No finished matches with other players yet.
computers-matches = A computer’s matches are on the pages of its opponents.

# A game on the page.
# $game (Name)
# $rating (Text)
# $tally (Text)
game = { $game }: { $rating }; { $tally }
# $rating (Text)
# $tally (Text)
by-correspondence = By correspondence: { $rating }; { $tally }
# A rating beside another one.
# $rating (Text)
also-by-correspondence = { $rating } by correspondence
matches = Matches
best-alone = Best games alone
best-helped = Best games alone with help
best-casual = Best casual games
# $games (All)
best-alone-list = Best games alone: { $games }.
# $games (All)
best-helped-list = Best games alone with help: { $games }.
# $games (All)
best-casual-list = Best casual games: { $games }.
# $score (Text)
# $number (GameNumber)
score-on-number = { $score } on number { $number }
# $number (GameNumber)
on-number = number { $number }

## The record of a match

# Before the address of the record of a match.
record = Record:
# $link (Text)
record-link = Anyone with this link can see the record: { $link }

## Keys

key =
    .page = their page
    .your-page = your page
    .game = game
    .correspondence = correspondence
    .live = live play
