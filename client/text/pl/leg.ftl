### Runda w trakcie gry, dla każdej gry.

## Nagłówek

number = { $known ->
    [yes] numer { $number }, znany od początku
   *[no] numer { $number }
}
number-hidden = { $commitment ->
    [none] numer ukryty
   *[other] numer ukryty ✓ odcisk { $commitment }…
}
table-of = Stół: { $name }
change = { $change }{ $meaning ->
    [good] , dobrze dla ciebie
    [bad] , źle dla ciebie
   *[none] { "" }
}
dead-number = To martwy numer: kończy się po kilku kartach, cokolwiek zagrasz.

## Gracze i podpowiedzi

players = Gracze
replaced = komputer ({ $level })
hint = Podpowiedź
continue-button = Dalej
more = Więcej
