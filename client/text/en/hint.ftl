### Hints, and the score to beat in a game alone.

thinking = Hint: the computer is thinking …

## The score to beat

working = Working out the computer’s score …
working-short = computer’s score …
# In a few words.
# $score (Points)
beat = beat { $score }
# A title.
# $score (Points?)
to-beat = { $score ->
    [none] To beat
   *[other] To beat: { $score }
}
# $score (Points)
computer-reached = The computer reached { $score } on this number.
# $score (Points)
your-best = Your best is { $score }.
# $score (Points)
par = Par is { $score }: the best found by a search that knows the deck.
