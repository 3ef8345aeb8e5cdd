### Pytanie przed wyjściem z pokoju.

title = Wyjść z pokoju?
title-alone = Wyjść z partii?
leave = Wyjdź
stay = Zostań
keep-open = Wyjdź i zostaw pokój otwarty
keep-open-hint = serwer działa; może wejść { $name ->
    [none] ktoś znajomy
   *[other] { $name }
}
stop-server = Wyjdź i zatrzymaj serwer
stop-server-hint = wszyscy wychodzą; mecze są zapisane
stopping-server = Zatrzymywanie serwera…
nobody-joined = Nikt jeszcze nie dołączył.
seat-kept = { $names } { $several ->
    [yes] też mają tu miejsca
   *[no] też ma tu miejsce
}. Twoje miejsce czeka{ $until ->
    [none] { "" }
   *[other] { " " }do { $until }
}: wrócisz z ekranu startowego.
match-over = Mecz się skończył. Twoje miejsce czeka{ $until ->
    [none] { "" }
   *[other] { " " }do { $until }
}: aby wrócić, dołącz znów do pokoju { $code }.
game-kept = Twoja partia czeka{ $until ->
    [none] { "" }
   *[other] { " " }do { $until }
}: wrócisz do niej z ekranu startowego.
spectator = Tylko oglądasz: możesz wrócić w każdej chwili.
computers-pause = Komputery robią przerwę, gdy nikt nie patrzy. Wrócisz z ekranu startowego.
