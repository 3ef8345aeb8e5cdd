### Jugadas de Grandma’s Game. Se escriben en inglés.

pile = pila { $pile }
workspace = abanico
foundation =
    .clubs-up = tréboles ascendente
    .clubs-down = tréboles descendente
    .diamonds-up = diamantes ascendente
    .diamonds-down = diamantes descendente
    .hearts-up = corazones ascendente
    .hearts-down = corazones descendente
    .spades-up = picas ascendente
    .spades-down = picas descendente
foundation-short =
    .up = { $suit } asc.
    .down = { $suit } desc.

play = { $place } a { $foundation }
transfer =
    .up = { $foundation } a ascendente
    .down = { $foundation } a descendente
order = ordenar { $cards }
peek = mirar debajo de { $pile }
simple =
    .deal = repartir
    .undo = deshacer
    .redo = rehacer
    .give-up = abandonar
with-card = { $card } de { $move }

by = { $name }: { $did }
did-something = { $change ->
    [0] juega
   *[other] juega una carta ({ $change })
}
did-deal = { $card } va del mazo a { $pile }
did-peek = mira debajo de { $pile }
did-order = ordena el abanico
did = { $move }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}

fits = Cabe en { $foundations }{ $safe ->
    [yes] {" "}y es segura
   *[no] {""}
}.
fits-nowhere = Ahora no cabe en ningún sitio.
can-move = { $card } puede pasar a { $foundations }.
card-fits-nowhere = { $card } no cabe ahora en ningún sitio.
does-not-fit = { $card } no cabe ahora en { $foundation }.

hint = { $move }, { $cards ->
    [one] alrededor de { $cards } carta
   *[other] unas { $cards } cartas
} al final
hint-line = Pista: { $hint }
