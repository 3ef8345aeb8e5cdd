### Tipps und das Ergebnis, das beim Spiel allein zu schlagen ist.

thinking = Tipp: Der Computer überlegt …

## Was zu schlagen ist

working = Der Computer rechnet sein Ergebnis aus …
working-short = Ergebnis des Computers …
beat = schlag { $score }
to-beat = { $score ->
    [none] Zu schlagen
   *[other] Zu schlagen: { $score }
}
computer-reached = Der Computer hat auf dieser Nummer { $score } erreicht.
your-best = Deine Bestleistung ist { $score }.
par = Par ist { $score }: das Beste, was eine Suche mit Kenntnis aller Karten gefunden hat.
