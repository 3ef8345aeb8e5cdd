### Die Hilfe zu einem Spiel: Regeln, Tasten und Zeichen.

title = So wird gespielt

part =
    .basic = Kurzregeln
    .full = Alle Regeln
    .signs = Tasten und Zeichen
    .credits = Mitwirkende

parts = Teile
game = Spiel

guided = Ein erstes Spiel mit Erklärungen

key =
    .parts = Teile
    .game = anderes Spiel
    .guided = Spiel mit Erklärungen

## Spiele, die nichts über sich sagen

no-rules = Im Paket dieses Spiels stehen keine Regeln.
credits = { $title } stammt aus dem Paket { $origin }, das auf dem Server installiert ist.
