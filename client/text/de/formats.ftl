### Wörter in Zeitangaben und Listen.

days = { $number ->
    [one] { $number }{"\u00A0"}Tag
   *[other] { $number }{"\u00A0"}Tage
}
hours = { $number }{"\u00A0"}h
minutes = { $number }{"\u00A0"}min
seconds = { $number }{"\u00A0"}s
and-more = { $names } und { $count } weitere
own-words = du|dein|deine|deinem|deinen|deiner|ihr|allein|jetzt|der|die|das|dem|wer|alle|beide|niemand|noch niemand|jemand|noch|ein|eine
full-stop = .
colon = {": "}
level =
    .easy = leicht
    .normal = mittel
    .strong = stark
    .random = zufällig
    .forgetful = vergesslich
computer =
    .easy = Computer (leicht)
    .normal = Computer (mittel)
    .strong = Computer (stark)
    .random = Computer (zufällig)
    .forgetful = Computer (vergesslich)
other-computer = Computer ({ $level })
numbered-computer = { $computer } { $number }
between-clauses = {"; "}
between-units = {" "}
