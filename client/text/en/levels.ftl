### The levels of computer players.

# What a level is like.
level =
    .easy = makes mistakes, like a beginner
    .normal = plays well and looks ahead
    .strong = hard to beat; thinks longer
    .random = plays random moves
    .forgetful = strong, but forgets how cards were dealt
