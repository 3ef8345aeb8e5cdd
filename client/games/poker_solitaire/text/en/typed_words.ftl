### Words that players type in line mode: commands, and words of moves.

word =
    .board = board
    .lines = lines
    .pass = pass
    .done = done
    .to = to
    .in = in
    .matrix = matrix
    .common = common
    .your = your
