### Die Seite eines Links zu einem Raum: wer einlädt und zu welchem Spiel.

opening = Einladung wird geöffnet …
title = { $host ->
    [none] Du bist zu { $game } eingeladen
   *[other] { $host } lädt dich zu { $game } ein
}
role = { $role ->
    [maximizer] { $host ->
        [none] Dein Gegenüber spielt zuerst auf viele Punkte und du auf wenige. Dann tauscht ihr.
       *[other] { $host } spielt zuerst auf viele Punkte und du auf wenige. Dann tauscht ihr.
    }
    [minimizer] { $host ->
        [none] Du spielst zuerst auf viele Punkte und dein Gegenüber auf wenige. Dann tauscht ihr.
       *[other] Du spielst zuerst auf viele Punkte und { $host } auf wenige. Dann tauscht ihr.
    }
    [owner] { $host ->
        [none] Dein Gegenüber hütet zuerst den Baum. Dann tauscht ihr.
       *[other] { $host } hütet zuerst den Baum. Dann tauscht ihr.
    }
    [guesser] Du hütest zuerst den Baum. Dann tauscht ihr.
    [drawn_owner] Das Los entscheidet, wer zuerst den Baum hütet. Dann tauscht ihr.
   *[drawn] Das Los entscheidet, wer zuerst auf viele Punkte spielt. Dann tauscht ihr.
}
free-seats = { $free ->
    [one] { $free } von { $seats } Plätzen ist frei.
   *[other] { $free } von { $seats } Plätzen sind frei.
}
full = Alle Plätze sind besetzt. Du kannst zuschauen.
full-closed = Alle Plätze sind besetzt, und Zuschauen ist in diesem Raum nicht erlaubt.
options = Optionen dieses Spiels
rules = So wird gespielt
watch = Zuschauen
