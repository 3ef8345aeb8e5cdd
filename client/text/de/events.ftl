### Was in einem Raum passiert ist.

someone = Jemand

event =
    .opened = { $mine ->
        [yes] Du hast den Raum eröffnet.
       *[no] { $name } hat den Raum eröffnet.
    }
    .sat = { $mine ->
        [yes] Du hast Platz genommen.
       *[no] { $name } hat Platz genommen.
    }
    .stood = { $mine ->
        [yes] Du hast deinen Platz freigegeben.
       *[no] { $name } hat den Platz freigegeben.
    }
    .readied = { $mine ->
        [yes] Du bist bereit.
       *[no] { $name } ist bereit.
    }
    .moved = { $mine ->
        [yes] Du hast gezogen.
       *[no] { $name } hat gezogen.
    }
    .resigned = { $mine ->
        [yes] Du hast aufgegeben.
       *[no] { $name } hat aufgegeben.
    }
    .flagged = { $mine ->
        [yes] Deine Zeit ist abgelaufen.
       *[no] Die Zeit von { $name } ist abgelaufen.
    }
    .ran_out = { $mine ->
        [yes] Deine Zeit in dieser Runde ist abgelaufen. Die anderen spielen weiter.
       *[no] Die Zeit von { $name } ist abgelaufen. Die anderen spielen weiter.
    }
    .left = { $mine ->
        [yes] Du hast das Match verlassen.
       *[no] { $name } hat das Match verlassen.
    }
    .returned = { $mine ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } ist zurück und spielt wieder.
    }
    .replacement_agreed = { $mine ->
        [yes] Du hast dem Ersatz zugestimmt.
       *[no] { $name } hat dem Ersatz zugestimmt.
    }
    .replacement_refused = { $mine ->
        [yes] Du hast den Ersatz abgelehnt.
       *[no] { $name } hat den Ersatz abgelehnt.
    }
    .takeback_asked = { $mine ->
        [yes] Du hast um die Rücknahme eines Zugs gebeten.
       *[no] { $name } möchte einen Zug zurücknehmen.
    }
    .takeback_agreed = { $mine ->
        [yes] Du hast der Rücknahme zugestimmt.
       *[no] { $name } hat der Rücknahme zugestimmt.
    }
    .takeback_refused = Die Rücknahme wurde abgelehnt.
    .freed = { $mine ->
        [yes] Dein Platz wurde geräumt.
       *[no] Der Platz von { $name } wurde geräumt.
    }
    .banned = Die Raumleitung hat { $name } entfernt.
    .owned = { $mine ->
        [yes] Du leitest jetzt den Raum.
       *[no] { $name } leitet jetzt den Raum.
    }
    .hinted = { $name } hat einen Tipp geholt.
    .challenge_declined = { $name } hat die Herausforderung abgelehnt.
    .challenge_withdrawn = Die Herausforderung an { $name } wurde zurückgezogen.
    .seat_moved = { $mine ->
        [yes] Dein Platz ist hierher umgezogen.
       *[no] Der Platz von { $name } ist auf ein anderes Gerät umgezogen.
    }

leg-started = Runde { $leg } von Match { $match } hat begonnen.
leg-over = Runde { $leg } von Match { $match } ist vorbei, bei { $score }.
match-over = Match { $match } ist vorbei{ $why ->
    [resigned] , durch Aufgabe
    [claimed] , wegen Abwesenheit
    [flag] , durch Zeitablauf
   *[score] { "" }
}.

undone = Der letzte Zug wurde rückgängig gemacht.{ $revealed ->
    [yes] { " " }Er hatte eine Karte aufgedeckt.
   *[no] { "" }
}

taken-back = { $mine ->
    [yes] Du hast zugestimmt: Ein Zug wurde zurückgenommen.
   *[no] { $name } hat zugestimmt: Ein Zug wurde zurückgenommen.
}{ $revealed ->
    [yes] { " " }Er hatte eine Karte aufgedeckt.
   *[no] { "" }
}

rematch-offered = { $mine ->
    [yes] Du möchtest
   *[no] { $name } möchte
} { $kind ->
    [same_number] eine Revanche auf derselben Nummer
    [new_number] eine Revanche auf einer neuen Nummer
   *[only] eine Revanche
}.
rematch-declined = { $mine ->
    [yes] Du möchtest
   *[no] { $name } möchte
} { $kind ->
    [same_number] keine Revanche auf derselben Nummer
    [new_number] keine Revanche auf einer neuen Nummer
   *[only] keine Revanche
}.

claimed = { $mine ->
    [yes] Du hast
   *[no] { $name } hat
} den Sieg beansprucht: { $absent ->
    [none] Das Gegenüber
   *[other] { $absent }
} war{ $since ->
    [none] { "" }
   *[other] { " " }seit { $since }
} weg.
time-given = Zeitgutschrift: { $time }, weil der Server weg war.
time-low = { $mine ->
    [yes] Du hast noch { $time } für deinen Zug
   *[no] { $name } hat noch { $time } für den Zug
}.

## Ersatz

substituted = Der Computer ({ $level }) spielt für { $mine ->
    [yes] dich
   *[no] { $name }
} weiter.
seat-requested = { $person } möchte für { $name } weiterspielen.
computer-requested = { $asker } schlägt vor, dass der Computer ({ $level }) für { $name } weiterspielt.
replaced = { $name } spielt auf Platz { $seat } weiter.

## Kommen und Gehen

away = { $name } ist weg.
back = { $name } ist zurück.

## Einstellungen und Turniere

settings-changed = Die Raumleitung hat die Einstellungen fürs nächste Match geändert.
competitors = Im Turnier: { $names }.
no-tournament = Es gibt kein Turnier mehr.
plays-next = { $name } spielt als Nächstes.
plays-as = { $mine ->
    [yes] Du spielst als Nächstes unter dem Namen { $competitor }.
   *[no] { $name } spielt als Nächstes unter dem Namen { $competitor }.
}
