### Una manga de Family Tree en el modo de líneas.

your-turn = Tu turno: juega { $card }. Puntuación { $score }, { -cards-left }.
their-turn = { BEGIN($turn) }: { $card } puede ir a { -places }. Puntuación { $score }, { -cards-left }.
place = { $number }. sobre { $target }{ $other ->
    [none] { "" }
   *[other] { " " }o { $other }
}: { $meaning }; { $gains ->
    [none] { "" }
   *[other] { $gains }; { "" }
}{ $after ->
    [none] la puntuación sigue en { $before }
   *[other] puntuación { $before } a { $after }
}
expected = { $number }. sobre { $target } ({ $score })
hint = Pista: { $best }; { $others ->
    [none] no hay otro lugar
   *[other] otras jugadas: { $others }
}. Entre paréntesis: los puntos previstos al final.
score = Puntuación { $score }: { $parts }; { -cards-left }.

tree-command = describir el árbol
family-command = mirar una familia: la de una carta, o la última
up-command = mirar la familia de la generación anterior
top-command = mirar la primera pareja
signs-command = mostrar qué hace la carta actual debajo de cada hijo de esta familia
hands-command = mostrar las manos de las familias
