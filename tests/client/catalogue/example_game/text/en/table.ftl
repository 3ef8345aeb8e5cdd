### The table of an example game.

-trick = trick

title = The table
# $name (Name)
# $tricks (Count)
tricks = { $name } has { $tricks ->
    [0] no { -trick }
    [one] one { -trick }
   *[other] { $tricks } { -trick }s
}.
# $card (Card)
# $mine (Flag)
# $trump (Choice: clubs hearts none)
led = { $mine ->
    [yes] You lead
   *[no] They lead
} { $card }{ $trump ->
    [clubs] ; clubs are trumps
    [hearts] ; hearts are trumps
   *[none] ; there are no trumps
}.
# $name (Name?)
winner = { $name ->
    [none] Nobody has won.
   *[other] { BEGIN($name) } has won.
}
button =
    .deal = Deal
    .give-up = Give up
