### Wörter in Zeitangaben und Listen.

days = { $number ->
    [one] { $number }{"\u00A0"}Tag
   *[other] { $number }{"\u00A0"}Tage
}
hours = { $number }{"\u00A0"}h
minutes = { $number }{"\u00A0"}min
seconds = { $number }{"\u00A0"}s
and-more = { $names } und { $count } weitere
own-words = du|dein|deine|deinem|deinen|deiner|ihr|allein|jetzt|der|die|das|dem|wer|alle|beide|niemand|noch niemand|jemand|noch|ein|eine|random computer|easy computer|normal computer|strong computer
full-stop = .
colon = {": "}
