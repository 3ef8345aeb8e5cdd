### Words that players type in line mode: commands, and words of moves.

word =
    .boards = boards
    .other = other
