### Was die Seiten gemeinsam haben, die einen Server nach etwas außerhalb seiner Räume fragen.

asking = Der Server wird gefragt …
watch = Ansehen

game = Spiel

form =
    .match = Match
    .mirror = Spiegelmatch
    .race = Rennen
    .together = gemeinsam
    .solo = allein

game-form = { $form ->
    [match] { $game }
    [mirror] { $game } (Spiegel)
    [race] { $game } (Rennen)
    [together] { $game } (gemeinsam)
   *[solo] { $game } (allein)
}

you = { $name } (du)


key =
    .choose = wählen
    .back = zurück

## Der Server, der gefragt wird

where = { $own ->
    [yes] auf dem Server dieses Rechners ({ $server })
   *[no] auf dem Server { $server }
}
where-in-short = { $own ->
    [yes] auf diesem Rechner
   *[no] { $server }
}
heading =
    .rooms = Offene Räume { $where }:
    .daily = Die Tagesnummer { $where }:
    .standings = Rangliste { $where }:
    .player = Persönliche Seite { $where }:
    .matches = Beendete Matchs { $where }:
    .versus = Direkter Vergleich { $where }:
    .scores = Deine Bestleistungen { $where }:

no-answer = Der Server hat nicht geantwortet. Versuch es noch mal.
