### Warum Family Tree einen Zug ablehnt.

not-current-card = Die aktuelle Karte ist { $current }, nicht { $card }. Spiel { $current }.
not-in-tree = { $target } ist nicht im Baum. Wähle eine Karte im Baum.
not-a-person = { $target } ist keine Person. Wähle ein Familienmitglied.
target-covered = { $target } ist von { $cover } zugedeckt. Wähle eine Karte, die nicht zugedeckt ist.
tree-top-without-child = { $target } steht ganz oben und hat noch keine Kinder, nimmt also weder Ass noch Bube.
member-single = { $member } ist ledig, und diese Karte braucht ein Ehepaar. Wähle eine andere Stelle.
couple-divorced = { $member } und { $spouse } sind geschieden. Wähle eine andere Stelle.
person-widowed = { $target } ist verwitwet. Wähle eine andere Stelle.
too-many-children = { $member } und { $spouse } haben { $children } Kinder{ $children ->
    [3] {" "}und brauchen für mehr eine 2
   *[other] , mehr kann ein Ehepaar nicht haben
}.
couple-has-two = { $member } und { $spouse } haben schon { $two }. Ein Ehepaar nimmt nur eine 2.
