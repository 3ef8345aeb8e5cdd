### Das Programm als Ganzes.

failed = In Turnabout ist ein Fehler passiert. Dein Platz und dein Match sind gespeichert. { $why ->
    [none] Einzelheiten stehen in { $log }.
   *[other] Die Einzelheiten ließen sich nicht in { $log } schreiben: { $why }.
}
terminal-too-small = Turnabout braucht ein Terminal mit mindestens { $columns } Spalten und { $lines } Zeilen. Dieses hat { $width } und { $height }.
