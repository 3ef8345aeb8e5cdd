### Palabras de duraciones y listas.

days = { $number ->
    [one] { $number }{"\u00A0"}día
   *[other] { $number }{"\u00A0"}días
}
hours = { $number }{"\u00A0"}h
minutes = { $number }{"\u00A0"}min
seconds = { $number }{"\u00A0"}s
and-more = { $names } y { $count } más
own-words = tú|tu rival|tu|tus|en solitario|ahora|la máquina|máquina|el rival|el resto|la|el|los|las|una persona|quien|quienes|todos|todo el mundo|nadie|alguien|aún nadie|asiento|los dos|ambos
full-stop = .
colon = {": "}
level =
    .easy = fácil
    .normal = normal
    .strong = fuerte
    .random = al azar
    .forgetful = olvidadiza
computer =
    .easy = Máquina (fácil)
    .normal = Máquina (normal)
    .strong = Máquina (fuerte)
    .random = Máquina (al azar)
    .forgetful = Máquina (olvidadiza)
other-computer = Máquina ({ $level })
numbered-computer = { $computer } { $number }
between-clauses = {"; "}
between-units = {" "}
