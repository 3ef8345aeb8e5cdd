### Words that players type in line mode: commands, and words of moves.

word =
    .guesses = guesses
    .queue = queue
    .notes = notes
    .grade = grade
    .tree = tree
    .guess = guess
    .open = open
