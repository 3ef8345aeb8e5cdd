### Was die Programme außerhalb des Bretts über ein Spiel ohne eigene Texte sagen.

match-two-legs = Ein Match hat zwei Runden mit denselben Karten und getauschten Rollen. Wer in derselben Rolle mehr schafft, gewinnt.
match-one-leg = Ein Match hat eine Runde. Das bessere Ergebnis gewinnt.
together-in-short = { $together ->
    [yes] Ihr spielt gemeinsam um ein Ergebnis.
   *[no] Alle spielen für sich.
}
table = Tisch
the-table = Der Tisch
computers-game = Das Spiel des Computers
computers-game-key = Spiel des Computers
standing =
    .player = allein, am meisten
    .maximizer = maximiert, am meisten
    .minimizer = minimiert, am wenigsten
together = gemeinsam, am meisten
form-with-option = { $form } ({ $option }: { $value })
wrong-number = { $option } ist eine ganze Zahl von { $least } bis { $most }.
