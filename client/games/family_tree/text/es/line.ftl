### Una manga de Family Tree en el modo de líneas.

your-turn = Tu turno: juega { $card }. Puntuación { $score }, { -cards-left }.
their-turn = { BEGIN($turn) }: { $card } puede ir a { -places }. Puntuación { $score }, { -cards-left }.
place = { $number }. sobre { $target }{ $other ->
    [none] { "" }
   *[other] { " " }o { $other }
}: { $meaning }{ $gains ->
    [none] { "" }
   *[other] ; { $gains }
}{ $after ->
    [none] { "" }
   *[other] ; puntuación { $before } a { $after }
}
place-in-short = { $number }. { $target }
same-score = Lugares que no cambian la puntuación: { $places }. Escribe «jugadas» para ver qué hace cada uno.
expected = { $number }. sobre { $target }{ $score ->
    [none] { "" }
   *[other] { " " }({ $score })
}
hint = Pista: { $best }; { $others ->
    [none] no hay otro lugar
   *[other] otras jugadas: { $others }
}.{ $scored ->
    [yes] { " " }Entre paréntesis: los puntos previstos al final.
   *[no] { "" }
}
score = Puntuación { $score }: { $parts }; { -cards-left }.

tree-command = describir el árbol
family-command = mirar una familia: la de una carta, o la última
up-command = mirar la familia de la generación anterior
top-command = mirar la primera pareja
signs-command = mostrar qué hace la carta actual debajo de cada hijo de esta familia
hands-command = mostrar las manos de las familias
