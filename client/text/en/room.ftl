### The page of a room in the browser: its heading and its menu.

# The labels of the button that opens the menu.
menu = Room
# The button and the title of the menu during a game.
game-menu = Game
# $number (Count)
chat = Chat{ $number ->
    [0] { "" }
   *[other] , { $number } new
}
# $here (Count)
# $seats (Count)
players-here = { $here } of { $seats } are here
# The label of the list of options, for screen readers.
options = Options of the game
take-back = Take back
# Undo the last move of a game alone.
undo = Undo
# $title (Name)
unknown-game = { $title } needs a newer version of this page: reload it.
# $leg (Int)
start-leg = Start leg { $leg }
