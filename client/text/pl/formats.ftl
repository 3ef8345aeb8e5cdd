### Słowa w odcinkach czasu i w listach.

days = { $number ->
    [one] { $number }{"\u00A0"}dzień
   *[many] { $number }{"\u00A0"}dni
}
hours = { $number }{"\u00A0"}h
minutes = { $number }{"\u00A0"}min
seconds = { $number }{"\u00A0"}s
and-more = { $names } i jeszcze { $count }
own-words = ty|kolej|grają|grających|liczba|próba gracza|drugi gracz|twój|twoja|twoje|twojego|twojej|solo|teraz|kto|ktoś|wszyscy|obaj|oboje|obie|nikt|jeszcze nikt|miejsce|nowa osoba|komputer|komputer random|komputer easy|komputer normal|komputer strong
full-stop = .
colon = {": "}
level =
    .easy = łatwy
    .normal = średni
    .strong = mocny
    .random = losowy
    .forgetful = zapominalski
computer =
    .easy = Komputer (łatwy)
    .normal = Komputer (średni)
    .strong = Komputer (mocny)
    .random = Komputer (losowy)
    .forgetful = Komputer (zapominalski)
other-computer = Komputer ({ $level })
numbered-computer = { $computer } { $number }
between-clauses = {"; "}
between-units = {" "}
