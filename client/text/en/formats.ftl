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
own-words = you|your|alone|now|the|who|whoever|all|both|nobody|seat
# The end of a sentence.
full-stop = .
# Between a label and its value.
colon = {": "}
# A level of computer players, within a sentence: “the easy computer”, “Computer (leicht)”.
level =
    .easy = easy
    .normal = normal
    .strong = strong
    .random = random
    .forgetful = forgetful
# The name of a computer player. It is a proper name: sentences put no article before it.
computer =
    .easy = Easy computer
    .normal = Normal computer
    .strong = Strong computer
    .random = Random computer
    .forgetful = Forgetful computer
# The name of a computer player whose level is not known here.
# $level (Text)
other-computer = Computer ({ $level })
# The name of one of several computers of a level, such as “Easy computer 2”.
# $computer (Text)
# $number (Text)
numbered-computer = { $computer } { $number }
# Between clauses that may contain commas.
between-clauses = {"; "}
# Between the parts of a length of time, such as minutes and seconds.
between-units = {" "}
