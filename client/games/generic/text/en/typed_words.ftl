### Words that players type in line mode: commands, and words of moves.

word =
    .table = table
    .move = move
