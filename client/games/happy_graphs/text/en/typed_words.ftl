### Words that players type in line mode: commands, and words of moves.

word =
    .board = board
    .cards = cards
    .hands = hands
    .undo = undo
    .redo = redo
    .take = take
    .done = done
    .at = at
    .group = group
    .in = in
