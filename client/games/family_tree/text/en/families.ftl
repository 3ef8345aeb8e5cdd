### The families of a tree: one family at a time, and families in lists.

one-family = One family
whole-tree = Whole tree
# $family (Text)
shown = One family: { $family }
up = Up one generation
to-top = To the top
top = the family that everybody comes from
# The label of the families from the top of the tree down to the one that is shown.
way-here = The way here
children = Children

## A family

# $member (Card)
# $spouse (Card?)
couple = { $spouse ->
    [none] { $member }
   *[other] { $member } and { $spouse }
}
# In a list with little room.
# $member (Card)
# $spouse (Card?)
couple-in-short = { $spouse ->
    [none] { $member }
   *[other] { $member }═{ $spouse }
}
# Where a family is in the tree.
# $level (Int)
# $member (Card?)
# $spouse (Card?)
born-to = generation { $level }, { $member ->
    [none] the top of the tree
   *[other] born to { couple }
}
# Whether a family can have more children, or why not. $person is widowed, or dead.
# $state (Choice: single unmarried divorced divorced-dead both-dead widowed room full)
# $person (Card)
# $room (Count)
state = { $state ->
    [single] single
    [unmarried] died unmarried
    [divorced] divorced
    [divorced-dead] divorced, { $person } is dead
    [both-dead] both are dead
    [widowed] { $person } is widowed
    [room] room for { $room ->
        [one] 1 more child
       *[other] { $room } more children
    }
   *[full] no room for more children
}
# $hand (Text)
# $points (Points)
hand = { $hand } { $points }
# How many of the five cards of a hand a family has.
# $cards (Int)
cards-of-five = no hand yet: { $cards } of 5 cards
# $points (Points)
celebrity = celebrities { $points }

## The children of a family, and what is below them

# $children (Count)
below = { $children } below
# What the current card could do in a branch of the tree, as a sign with little room.
sign =
    .child = child
    .spouse = spouse
    .either = child/spouse
    .jack = jack
    .couple = couple
# $card (Card)
# $sign (Choice: child spouse either jack couple)
# $places (Count)
could = { $card } could { $sign ->
    [child] become a child
    [spouse] marry
    [either] become a child or marry
    [jack] be played on a person
   *[couple] be played on a couple
} there: { -places }
# $card (Card)
# $number (Int)
# $dead (Flag)
# $divorced (Flag)
# $spouse (Card?)
# $below (Count)
child = { $card }, the { -ordinal } child{ $dead ->
    [yes] , dead
   *[no] { "" }
}{ $spouse ->
    [none] { "" }
   *[other] , { $divorced ->
        [yes] divorced from
       *[no] with
    } { $spouse }
}{ $below ->
    [0] { "" }
    [one] ; 1 child below
   *[other] ; { $below } children below
}
enter-shows = Enter or ↓ shows that family.
# $card (Card)
# $family (Text)
takes-nothing = { $family }: you can’t play { $card } here.
# The player has typed a digit, which is also the beginning of a card.
# $card (Card)
# $number (Int)
enter-or-card = Enter shows the family of { $card }, the { -ordinal } child. Or go on typing a card.

## For screen readers

# $card (Text)
# $cover (Text?)
person = { $card }{ $cover ->
    [none] { "" }
   *[other] { " " }(covered by the { $cover })
}
# $person (Text)
# $dead (Flag)
# $divorced (Flag)
# $spouse (Text?)
# $extended (Text?)
# $children (Count)
# $celebrity (Points)
# $hand (Text?)
family = { $person }{ $spouse ->
    [none] { $dead ->
        [yes] { "" }
       *[no] , single
    }
   *[other] , { $divorced ->
        [yes] divorced from
       *[no] married to
    } { $spouse }
}{ $extended ->
    [none] { "" }
   *[other] , extended by the { $extended }
}{ $children ->
    [0] { "" }
    [one] , 1 child
   *[other] , { $children } children
}{ $celebrity ->
    [0] { "" }
   *[other] , celebrities { $celebrity } points
}{ $hand ->
    [none] { "" }
   *[other] , { $hand }
}
# $hand (Text)
# $points (Points)
# $cards (Text)
hand-in-full = { $hand } { $points } points: { $cards }
# $card (Text)
# $joker (Flag)
# $target (Text?)
# $does (Choice: child spouse extended divorced deceased)
# $change (Text?)
can-be-played = { $joker ->
    [yes] { $card }
   *[no] the { $card }
} can be played { $target ->
    [none] here
   *[other] on the { $target }
}: { $does ->
    [child] becomes a child
    [spouse] marries
    [extended] joins
    [divorced] divorces
   *[deceased] kills
}, { $change ->
    [none] no change
   *[other] { $change }
}

## In line mode

# $level (Int)
# $family (Text)
generation = Generation { $level }: { $family }
# $card (Card)
# $cover (Card?)
# $divorced (Flag)
member = { $card }{ $cover ->
    [none] { "" }
   *[other] { $divorced ->
        [yes] { " " }(covered by { $cover })
       *[no] { " " }(dead, under { $cover })
    }
}
# $member (Text)
# $dead (Flag)
# $divorced (Flag)
# $spouse (Text?)
# $extended (Card?)
# $children (Cards)
# $born (Count)
# $room (Count)
# $celebrity (Points)
# $hand (Text?)
family-line = { $member }{ $spouse ->
    [none] { $dead ->
        [yes] , unmarried
       *[no] , single
    }
   *[other] { $divorced ->
        [yes] , divorced from { $spouse }
       *[no] { " " }and { $spouse }
    }
}{ $extended ->
    [none] { "" }
   *[other] ; with { $extended }
}{ $born ->
    [0] { "" }
    [one] ; child { $children }
   *[other] ; children { $children }
}{ $room ->
    [0] { "" }
    [one] ; room for 1 child
   *[other] ; room for { $room } children
}{ $celebrity ->
    [0] { "" }
   *[other] ; celebrities { $celebrity }
}{ $hand ->
    [none] { "" }
   *[other] ; { $hand }
}
# $couple (Text)
# $hand (Text)
# $cards (Cards)
hand-of = { $couple }: { $hand }, of { $cards }
# $couple (Text)
born-to-line = Born to { $couple }.
first-couple = The first couple.
at-the-top = This is the first couple: there is nothing above it.
no-hands = No family has five cards in sight yet, so there are no hands.
no-children = There are no children here yet.
# $card (Card)
no-family = { $card } is in no family of this tree.
# $number (Int)
# $couple (Text)
# $below (Count)
# $could (Text?)
child-line = { $number }. { $couple }{ $below ->
    [0] { "" }
    [one] ; 1 child below
   *[other] ; { $below } children below
}{ $could ->
    [none] { "" }
   *[other] ; { $could }
}
