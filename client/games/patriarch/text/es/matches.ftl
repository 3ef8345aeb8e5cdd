### Una partida de The Patriarch entre sus mangas y después.

seat = asiento { $number }
found-tree = { $name ->
    [none] Encontraste el árbol.
   *[other] { BEGIN($name) } encontró el árbol.
}
legs-of = { $name } { $legs }
legs-won = Mangas ganadas al adivinar: { $legs }.
not-found = sin encontrarlo
reached = { $name } { $score }
ended-early = { $winner ->
    [nobody] No gana nadie
    [you] Ganas
    [player] Gana { $names }
   *[players] Ganan { $names }
}: la partida terminó antes de tiempo.
nobody-found = Empate: nadie encontró el árbol.
outcome = { $winner ->
    [nobody] Empate.
    [you] Ganas.
    [player] Gana { $names }.
   *[players] Empate entre { $names }.
} { $several ->
    [yes] Mangas ganadas al adivinar:
   *[no] Intentos necesarios:
} { $scores }.
legs = Las mangas
the-tree = el árbol
found-it = lo encontró
graded-guesses = intentos calificados de { $name }
