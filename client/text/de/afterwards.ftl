### Was man sich nach einem Match im Browser ansehen kann.

analysis = Analyse
watch-again = Noch mal ansehen
about-number = Zur Nummer
save-record = Aufzeichnung speichern
copy-link = Link kopieren
