### Podpowiedzi i wynik do pobicia w grze solo.

thinking = Podpowiedź: komputer myśli…

## Wynik do pobicia

working = Trwa obliczanie wyniku komputera…
working-short = wynik komputera…
beat = pobij { $score }
to-beat = { $score ->
    [none] Do pobicia
   *[other] Do pobicia: { $score }
}
computer-reached = Wynik komputera na tym numerze: { $score }.
your-best = Twój rekord: { $score }.
par = Norma: { $score }, najlepszy wynik znaleziony ze znajomością talii.
