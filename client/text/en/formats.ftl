### Words in lengths of time and lists.

# $number (Int)
days = { $number ->
    [one] { $number }{"\u00A0"}day
   *[other] { $number }{"\u00A0"}days
}
# $number (Int)
hours = { $number }{"\u00A0"}h
# $number (Int)
minutes = { $number }{"\u00A0"}min
# $number (Int)
seconds = { $number }{"\u00A0"}s
# A list of people that is too long to show. $names are the first ones, as they are listed.
# $names (Text)
# $count (Int)
and-more = { $names } and { $count } more
# Words and phrases that can begin a sentence in place of a name, with | between them. They get a capital letter there.
own-words = you|your|alone|now|the|who|whoever|all|both|nobody|seat|random computer|easy computer|normal computer|strong computer
# The end of a sentence.
full-stop = .
# Between a label and its value.
colon = {": "}
