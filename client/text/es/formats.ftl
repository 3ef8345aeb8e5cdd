### Palabras de duraciones y listas.

days = { $number ->
    [one] { $number } día
   *[other] { $number } días
}
hours = { $number } h
minutes = { $number } min
seconds = { $number } s
and-more = { $names } y { $count } más
own-words = tú|tu rival|tu|tus|en solitario|ahora|la máquina|máquina|el rival|el resto|la|el|los|las|una persona|quien|quienes|todos|todo el mundo|nadie|alguien|aún nadie|asiento|los dos|ambos|random computer|easy computer|normal computer|strong computer
full-stop = .
