### What the clients say of any game: its forms, its computer players.

computer-has-not-played = The computer has not played this number yet. It is working on it now.

# A form of a game, as a choice among the ways to play it.
form =
    .match = A match
    .mirror = A mirror match: both legs at once
    .together = Together
    .race = A race
    .solo = Alone
