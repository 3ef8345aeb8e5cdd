### Ein Match: seine Titel und die Seiten vor der ersten Runde und zwischen den Runden.

## Titel

title-of-leg = Match { $match }, Runde { $leg } von { $legs }
title = Match { $match }
title-together = Spiel { $match }, gemeinsam
title-race = Rennen { $match }
title-mirror = Match { $match }, ein Spiegelmatch

## Rollen

roles = { $maximizer ->
    [none] Du maximierst und beginnst; { $minimizer } minimiert.
   *[other] { $minimizer ->
        [none] Du minimierst; { $maximizer } maximiert und beginnt.
       *[other] { BEGIN($maximizer) } maximiert und beginnt; { $minimizer } minimiert.
    }
}
roles-swapped = Jetzt mit getauschten Rollen und denselben Karten. { roles }
roles-drawn = { $owning ->
    [yes] Das Los entscheidet, wer zuerst den Baum hütet. Du siehst deine Rolle, wenn { $several ->
        [yes] alle
       *[no] beide
    } bereit sind.
   *[no] Das Los entscheidet, wer zuerst maximiert. Du siehst deine Rolle, wenn { $several ->
        [yes] alle
       *[no] beide
    } bereit sind.
}
owns-tree = { $owner ->
    [none] { $now ->
        [yes] Jetzt hütest du
       *[no] Du hütest
    } den Baum
   *[other] { $now ->
        [yes] Jetzt hütet { $owner }
       *[no] { BEGIN($owner) } hütet
    } den Baum
}, { $several ->
    [yes] alle anderen raten ihn.
   *[no] { $guesser ->
        [none] du rätst ihn.
       *[other] { $guesser } rät ihn.
    }
}
equals = { $first } hat Platz 1, { $second } Platz 2; das Match hat eine Runde.
mirror = { $mine ->
    [yes] Du maximierst auf einem Brett und minimierst auf dem anderen, mit denselben Karten.
   *[no] Beide maximieren auf einem Brett und minimieren auf dem anderen, mit denselben Karten.
} Wer beim Maximieren mehr schafft, gewinnt.
mirror-guess = { $mine ->
    [yes] Du rätst den Baum auf einem Brett und hütest ihn auf dem anderen.
   *[no] Beide raten den Baum auf einem Brett und hüten ihn auf dem anderen.
} Wer weniger Versuche braucht, gewinnt.
mirror-in-short = Die Bretter halten Schritt: Ein Zug zählt, sobald das andere Brett so weit ist. So sieht niemand eine Karte früher, und niemand kann einen Zug abschauen.
both-boards = Beide Runden zugleich, auf zwei Brettern.
together = { $players } Personen spielen gemeinsam auf einer Seite, reihum.
race = { $players } Personen spielen mit denselben Karten um die Wette.

## Vor einem Match

number-hidden = Die Nummer bleibt bis zum Ende des Matchs geheim. Dann prüft dein Programm, ob fair gegeben wurde.
number-known = Nummer { $number }, { $several ->
    [yes] allen
   *[no] beiden
} von Anfang an bekannt.
number-again = Noch mal dieselbe Nummer{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}: Ihr { $several ->
    [yes] alle
   *[no] beide
} kennt diese Karten inzwischen.
number-again-in-tournament = Noch mal dieselbe Nummer{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}: Wer diese Karten kennt, kann nur noch sein niedrigstes Ergebnis senken.
time-limit = { $kind ->
    [puzzle] Ihr teilt euch eine Uhr: { $time }. Wenn sie abläuft, endet das Spiel.
    [together] Ihr habt je { $time }. Wenn jemandem die Zeit abläuft, endet das Spiel für alle.
    [several] Ihr habt je { $time }. Wer die Zeit überschreitet, darf in dieser Runde nicht mehr raten; die anderen spielen weiter.
   *[two] Ihr habt je { $time }. Wer die Zeit überschreitet, verliert das Match.
}
hints = Wer am Zug ist, kann einen Tipp holen.
set-number = { $number ->
    [none] die Nummer ist zufällig und geheim
   *[other] Nummer { $number }
}
set-role = { $role ->
    [maximizer] du maximierst zuerst
    [minimizer] du minimierst zuerst
    [owner] du hütest zuerst den Baum
    [guesser] du rätst zuerst
    [drawn_owner] das Los entscheidet, wer zuerst den Baum hütet
   *[drawn] das Los entscheidet, wer zuerst maximiert
}
set-both-boards = beide Runden zugleich, auf zwei Brettern
set-hints = Tipps erlaubt
set-no-spectators = ohne Zuschauen

## Vor einer Runde

ready = bereit
not-ready = noch nicht bereit
next-leg-starts-itself = Die nächste Runde beginnt automatisch 30 Sekunden nach dieser oder sobald alle bereit sind.
press-enter = Drücke Enter, wenn du bereit bist.
press-enter-to-start = Drücke Enter, um die Runde zu beginnen.
who-is-ready = Wer bereit ist
i-am-ready = Ich bin bereit
start = Runde beginnen
we-are-ready = { $names } sind bereit
waiting = Du bist bereit. Die Runde beginnt, sobald { $names } es auch { $several ->
    [yes] sind
   *[no] ist
}.
starts-when-ready = Die Runde beginnt, sobald { $names } bereit { $several ->
    [yes] sind
   *[no] ist
}.
new-player = jemand Neues

## Zwischen den Runden

to-beat-label = zu schlagen

still-hidden = Die Nummer bleibt geheim, bis die zweite Runde vorbei ist.
to-beat = { $maximizer ->
    [none] Mit mehr als { $score } gewinnst du; { $score } ist unentschieden, darunter gewinnt { $minimizer }.
   *[other] { $minimizer ->
        [none] Halte { $maximizer } unter { $score }, und du gewinnst; { $score } ist unentschieden, darüber gewinnt { $maximizer }.
       *[other] Mit mehr als { $score } gewinnt { $maximizer }; { $score } ist unentschieden, darunter gewinnt { $minimizer }.
    }
}
to-win = { $won ->
    [yes] { $maximizer ->
        [none] Gewinnst du diese Runde, steht es unentschieden; sonst gewinnt { $minimizer }.
       *[other] Gewinnt { $maximizer } diese Runde, steht es unentschieden; sonst { $minimizer ->
            [none] gewinnst du.
           *[other] gewinnt { $minimizer }.
        }
    }
   *[no] { $maximizer ->
        [none] Gewinnst du diese Runde, gewinnst du das Match; sonst steht es unentschieden.
       *[other] Gewinnt { $maximizer } diese Runde, ist auch das Match gewonnen; sonst steht es unentschieden.
    }
}
guesses-to-beat = { $found ->
    [yes] { $score ->
        [1] Ist schon der erste Versuch richtig, steht es unentschieden; bei mehr Versuchen { $owner ->
            [none] gewinnst du.
           *[other] gewinnt { $owner }.
        }
       *[other] Mit weniger als { $score } Versuchen { $guesser ->
            [none] gewinnst du
           *[other] gewinnt { $guesser }
        }; { $score } ist unentschieden; bei mehr { $owner ->
            [none] gewinnst du.
           *[other] gewinnt { $owner }.
        }
    }
   *[no] { $guesser ->
        [none] Du gewinnst
       *[other] { BEGIN($guesser) } gewinnt
    }, wenn der Baum gefunden wird; sonst steht es unentschieden.
}
