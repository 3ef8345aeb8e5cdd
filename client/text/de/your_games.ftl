### Die eigenen Spiele auf einem Server; zuerst die, die auf dich warten.

title = Deine Spiele
hint = auf allen Servern, zuerst die, die auf dich warten
title-at = Deine Spiele auf { $server }
none = Du hast auf diesem Server keine Spiele.
more = { $count ->
    [one] { $count } weiteres Spiel
   *[other] { $count } weitere Spiele
}

state = { $state ->
    [yours] Du bist am Zug
    [others] { $other ->
        [none] Die anderen sind am Zug
       *[other] { $other } ist am Zug
    }
    [players] Wartet auf andere
    [won] Gewonnen
    [lost] Verloren
    [drawn] Unentschieden
   *[over] Vorbei
}

game = { $game }{ $other ->
    [none] {""}
   *[other] {" "}mit { $other }
}{ $number ->
    [none] {""}
   *[other] {" "}auf { $number }
}
score = Punkte { $points }
last-move = { $by }: { $move }

row = { $state }. { $game }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $move ->
    [none] {""}
   *[other] , { $move }
}. { $address }

waiting = { $count ->
    [one] { $count } anderes Spiel wartet auf dich.
   *[other] { $count } andere Spiele warten auf dich.
}
waiting-command = { $count ->
    [one] { $count } anderes Spiel wartet auf dich. „weiter“ öffnet es.
   *[other] { $count } andere Spiele warten auf dich. „weiter“ öffnet das erste.
}
waiting-key = { $count ->
    [one] { $count } anderes Spiel wartet auf dich: Strg+N öffnet es.
   *[other] { $count } andere Spiele warten auf dich: Strg+N öffnet das erste.
}
next = Nächstes Spiel
none-waiting = Kein anderes Spiel wartet auf dich.
lost = Die Verbindung zu { $server } ist abgebrochen: { $why }
back = Wieder mit { $server } verbunden.
not-run = { $command } ließ sich nicht ausführen: { $why }
failed = { $command } endete mit Code { $code }.
run-needs-watch = --run braucht --watch.
run-what = Nenne nach --run das Programm, etwa --run notify-send.
run-extra = „{ $word }“ ist keine Option. Ein Programm steht hinter --run.
