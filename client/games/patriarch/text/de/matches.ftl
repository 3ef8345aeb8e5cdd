### Ein Match von The Patriarch zwischen und nach seinen Runden.

seat = Platz { $number }
found-tree = { $name ->
    [none] Du hast den Baum gefunden.
   *[other] { BEGIN($name) } hat den Baum gefunden.
}
legs-of = { $name } { $legs }
legs-won = Mit Raten gewonnene Runden: { $legs }.
not-found = nicht gefunden
reached = { $name } { $score }
ended-early = { $winner ->
    [nobody] Niemand gewinnt
    [you] Du gewinnst
    [player] { $names } gewinnt
   *[players] { $names } gewinnen
}: Das Match endete vorzeitig.
nobody-found = Unentschieden: Niemand hat den Baum gefunden.
outcome = { $winner ->
    [nobody] Unentschieden.
    [you] Du gewinnst.
    [player] { $names } gewinnt.
   *[players] Unentschieden zwischen { $names }.
} { $several ->
    [yes] Mit Raten gewonnene Runden:
   *[no] Gebrauchte Versuche:
} { $scores }.
legs = Die Runden
the-tree = der Baum
found-it = gefunden
graded-guesses = Bewertete Versuche von { $name }
