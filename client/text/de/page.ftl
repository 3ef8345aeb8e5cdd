### Die Seite im Browser: was alle ihre Bildschirme gemeinsam haben.

close = Schließen
cancel = Abbrechen
back = { -back }
-back = Zurück zum Start
loading = Einen Moment …
not-loaded = Ein Teil der Seite wurde nicht geladen. Lade sie neu, um weiterzumachen.
fault = Auf dieser Seite ist ein Fehler passiert. Dein Platz und dein Match sind gespeichert: Lade die Seite neu.
too-early = Das ist gerade erst erschienen. Drücke noch mal { $key }.
copied = Der Link ist kopiert.
copy-failed = Dieser Browser hat das Kopieren nicht erlaubt. Der Link ist { $link }
your-turn = Du bist am Zug
opponent-found = Gegenüber gefunden
record-saved = Die Aufzeichnung ist gespeichert als { $name }
description = Kartenspiele mit nummerierten Karten. { -tagline-first } { -tagline-second }
no-script = Turnabout braucht hier JavaScript. In einem Terminal: turnabout join HOST/CODE.
language-not-loaded = Die Texte in dieser Sprache konnten nicht geladen werden. Versuch es später noch mal.
