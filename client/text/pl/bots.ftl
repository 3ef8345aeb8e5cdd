### Co widzi osoba, której program gra w pokoju.

## Pokój

seated = { $name ->
    [none] Program
   *[other] { $name }
} ma miejsce { $seat } w pokoju { $room }, { $title }.
waits = Czekamy na innych. Mogą dołączyć tak: turnabout join { $room }
no-seat = Wszystkie miejsca w tym pokoju są zajęte. Poproś o miejsce albo wybierz inny pokój.
lost = Połączenie zostało zerwane; mecz jest zapisany. Ponowne łączenie…
back = Połączenie wróciło.
already-there = W tym pokoju jest już bot z tym profilem. Najpierw go zatrzymaj albo użyj innego profilu: --profile NAME.
kept = Mecz i miejsce są zapisane. Aby wrócić: { $command }

## Inni gracze

absent = { $name ->
    [none] Ktoś
   *[other] { $name }
} { $left ->
    [yes] opuszcza mecz
   *[no] długo nie wraca
}: { $does ->
    [claim] bot ogłasza zwycięstwo.
    [replace] bot prosi, by zagrał tam komputer ({ $level }).
   *[free] bot zwalnia miejsce dla innych.
}
deserted = Przez { $seconds } nie było nikogo innego, więc bot wyszedł. Aby zostawał: --patience never.

## Wyniki

-why = { $why ->
    [resigned] , przez poddanie
    [claimed] , przez nieobecność
    [flag] , na czas
   *[score] {""}
}
no-score = bez wyniku
game-over = Partia { $match } skończona: { $score }{ -why }.
match-over = Mecz { $match }: { $result ->
    [draw] remis
    [won] wygrana
   *[lost] przegrana
}{ $scored ->
    [yes] , { $score } do { $others }
   *[no] {""}
}{ -why }.
counted = Mecze: { $matches }, wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }.

## Program

-output-only = Na standardowe wyjście wypisuj tylko odpowiedzi, a resztę na standardowe wyjście błędów.
unasked = Program wypisał wiersz bez pytania. Został pominięty: „{ $line }”. { -output-only }{ $last ->
    [yes] {" "}Kolejne takie wiersze będą pomijane bez komunikatu.
   *[no] {""}
}
refused = Odpowiedź programu została odrzucona: { $why }
refused-often = Odpowiedź programu na ten sam ruch została odrzucona { $times } razy z rzędu. Program nie będzie już pytany. { -output-only }
slow = Program nie odpowiada od { $seconds }.
ended = Program { $signal ->
    [none] sam się zakończył z kodem { $code }
   *[other] został zakończony sygnałem { $signal }
}. Nikt już nie gra na jego miejscu.

## Dlaczego odpowiedź jest odrzucana

answer-usage = Odpowiadaj jednym obiektem JSON w wierszu, np. {"{"}"move": "KS>7D"{"}"}, {"{"}"move": null{"}"} albo {"{"}"resign": true{"}"}.
not-json = „{ $answer }” to nie JSON.
not-object = „{ $answer }” to nie obiekt JSON.
no-move = W „{ $answer }” nie ma ruchu.
move-too-long = Ruch może mieć do { $most } znaków.
