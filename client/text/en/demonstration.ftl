### The demonstration on the start page: Ada and Ben play one deal twice, with the roles swapped.

# Read by screen readers in place of the moving picture.
# $number (GameNumber)
# $first (Points)
# $second (Points)
summary = Ada and Ben play number { $number } twice. In the first leg Ada wants a high score and gets { $first }. They swap sides, and Ben gets { $second } with the same cards. Ben wins.
deal = One deal for both
# $leg (Int)
# $name (Name)
leg = Leg { $leg }: { $name } wants a high score
swap = Same cards, swapped sides
# $score (Points)
to-beat = { $score } to beat
# $name (Name)
# $first (Points)
# $second (Points)
wins = { $name } wins by { $second } to { $first }
pause = Pause the demonstration
play = Play the demonstration
