### Words that players type for cards, besides letters such as 7d. Alternatives are separated by |.

# The letters of local-rank and the words of these tables can be combined: Q♦ is read in German as Dame Karo, Karodame or dka.
rank-word =
    .A = ace
    .J = jack
    .Q = queen
    .K = king
suit-word =
    .C = clubs|club
    .D = diamonds|diamond
    .H = hearts|heart
    .S = spades|spade
# The typed text is short for several cards.
# $typed (Text)
# $cards (Text)
ambiguous-card = “{ $typed }” could be { $cards }. Type more of its name.
