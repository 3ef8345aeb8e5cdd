### Wörter in Zeitangaben und Listen.

days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
hours = { $number } h
minutes = { $number } min
seconds = { $number } s
and-more = { $names } und { $count } weitere
own-words = du|dein|deine|deinem|deinen|deiner|ihr|allein|jetzt|der|die|das|dem|wer|alle|beide|niemand|noch niemand|jemand|noch|ein|eine|random computer|easy computer|normal computer|strong computer
full-stop = .
