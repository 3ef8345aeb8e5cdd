### Was das Spiel mit Erklärungen sagt, jeweils beim ersten Mal.

welcome = { $member } und { $spouse } sind das erste Ehepaar deines Stammbaums. Spiel die anderen Karten nach und nach dazu, für viele Punkte. Die aktuelle Karte ist { $card }.
how-to-play =
    .terminal = Jede Stelle, an die sie passt, hat ein ▸. Wähle eine mit den Pfeiltasten und drücke Enter.
    .browser = Jede Stelle, an die sie passt, leuchtet. Klicke oder tippe auf eine, und noch mal zum Spielen. Oder nimm die Pfeiltasten und Enter.
    .line = Passt sie irgendwo, musst du sie spielen. Wenn du am Zug bist, werden ihre Stellen aufgelistet. Tippe die Nummer einer Stelle oder die Karte, auf die du legst, etwa 7d. Tippe „regeln“ für alle Regeln oder „genug“, um die Erklärungen zu beenden.
family = { $card } ist eine Familienkarte, wie alle Karten von 3 bis 10, Damen, Könige und Joker. Auf einem Ehepaar wird sie Kind; auf einer ledigen Person heiratet sie ein. Ein Ehepaar hat bis zu drei Kinder.
marriage = { $singles } { $count ->
    [one] ist ledig. Eine Familienkarte, die du dorthin spielst, heiratet ein
   *[other] sind ledig. Eine Familienkarte, die du auf eine davon spielst, heiratet ein
}, und das neue Ehepaar kann Kinder bekommen. Jede neue Generation zählt 10 Punkte.
celebrity = { $card } ist ein Promi. Eine Ehe mit einer Dame oder einem König zählt 10 Punkte, eine Ehe mit zweien 30.
joker = { $card } spielst du wie jede Familienkarte. In einer Pokerhand zählt er als die Karte, die am meisten hilft. Ein Promi ist er nicht.
two = { $card } ist für ein Ehepaar, das dann fünf Kinder statt drei haben kann. Sie zählt auch zur Pokerhand der Familie.
ace = { $card } scheidet ein Ehepaar: Es deckt die angeheiratete Karte zu, und das Paar bekommt keine weiteren Kinder. Passt es, musst du es spielen. Wähle das Paar, bei dem es am wenigsten kostet oder das eine bessere Hand bekommt.
jack = { $card } bedeutet einen Tod: Er deckt eine lebende Person zu. Ein so getrenntes Ehepaar bekommt keine weiteren Kinder und keine Punkte für Promis. Eine ledige oder geschiedene Person ist oft der kleinste Verlust.
skipped = { $cards } { $count ->
    [one] passt noch nirgends. Sie liegt jetzt unter dem Talon und kommt
   *[other] passen noch nirgends. Sie liegen jetzt unter dem Talon und kommen
} wieder dran.{ $safe ->
    [yes] { " " }Das erste Ehepaar ist vor Assen und Buben sicher, bis es ein Kind hat.
   *[no] { "" }
}
hand = Die Familie von { $member } und { $spouse } hat fünf sichtbare Karten, also zählt sie als Pokerhand: { $hand }, { -points }. Ehepaar, 2, Ass und Kinder zählen mit. Die meisten Punkte bringen gute Hände.
over = Keine Karte passt mehr. Du hast { -points }. Dieselbe Nummer ergibt wieder dieselben Karten: Beim nächsten Mal weißt du, was kommt.
