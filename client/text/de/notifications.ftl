### Benachrichtigungen: was dir außerhalb des Bildschirms sagt, dass ein Spiel auf dich wartet.

## Die Benachrichtigung

title = { $kind ->
    [your_turn] Du bist am Zug
    [low_time] Deine Zeit läuft ab
   *[challenge] { $name ->
        [none] Du wirst herausgefordert
       *[other] { $name } fordert dich heraus
    }
}
changed = In einem deiner Spiele ist etwas passiert.

## Im Raum

offer = Möchtest du eine Benachrichtigung, wenn du am Zug bist?
accept = Einschalten
decline = Jetzt nicht
turned-on = Benachrichtigungen sind an.
only-in-tab = Benachrichtigungen sind an, aber nur solange diese Seite in einem Tab offen ist.
turned-off = Benachrichtigungen sind aus.
blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen deines Browsers.
turn-on = Benachrichtigungen einschalten
switch-room =
    .on = Benachrichtigungen für diesen Raum einschalten
    .off = Benachrichtigungen für diesen Raum ausschalten
room-turned =
    .on = Benachrichtigungen für diesen Raum sind an.
    .off = Benachrichtigungen für diesen Raum sind aus.

## In den Einstellungen

setting = Benachrichtigungen
choice =
    .off = keine
    .on = wenn ein Spiel auf dich wartet
hint = Du bekommst höchstens eine pro Stunde und Raum, bis du ihn öffnest. Im Menü des Raums schaltest du sie für diesen Raum aus.
unsupported = Dieser Browser kann auf dieser Seite keine Benachrichtigungen zeigen.
