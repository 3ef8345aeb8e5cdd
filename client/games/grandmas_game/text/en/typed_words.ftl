### Words that players type in line mode: commands, and words of moves.

word =
    .board = board
    .dealing = dealing
    .safe = safe
    .undo = undo
    .redo = redo
    .deal = deal
    .give-up = give-up
    .order = order
    .peek = peek
    .pile = pile
    .to = to
    .up = up
    .down = down
