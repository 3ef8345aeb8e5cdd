### Moves of Happy Graphs, and what they do.

# A square that is not in group 1.
# $square (Text)
# $group (Int)
square-in-group = { $square } in group { $group }

## Moves

# $card (Card)
# $square (Text)
play = { $card } at { $square }
# $square (Text)
take-back = take back { $square }
# The move that ends a puzzle.
done = done

## Moves that were made

# $name (Name)
# $card (Card)
# $square (Text)
# $starts (Flag)
# $happy (Count)
# $change (Change)
# $drew (Flag)
# $drawn (Card?)
played = { $name }: { $card } at { $square }{ $starts ->
    [yes] , a new group
   *[no] {""}
}{ $happy ->
    [0] {""}
   *[other] , { $happy } now happy
}{ $change ->
    [0] {""}
   *[other] , { $change } unhappy
}{ $drawn ->
    [none] { $drew ->
        [yes] ; drew a card
       *[no] {""}
    }
   *[other] ; drew { $drawn }
}
# $name (Name)
# $card (Card)
# $square (Text)
# $change (Change)
taken-back = { $name }: { $card } taken back from { $square }{ $change ->
    [0] {""}
   *[other] , { $change } unhappy
}
# $name (Name)
is-done = { $name }: done

## What a move does

# A card that touches no other card starts a group. `pleased` lists what becomes happy.
# $card (Card)
# $square (Text)
# $touches (Count)
# $pleased (All?)
effect = { $card } at { $square } { $touches ->
    [0] starts a group
    [one] touches { $touches } card
   *[other] touches { $touches } cards
}{ $pleased ->
    [none] .
   *[other] {""} and makes { $pleased } happy.
}
# The card that is played, in the list of cards that become happy.
itself = itself
# $before (Points)
# $after (Points)
score-changes = From { $before } to { $after } unhappy.
# $points (Points)
score-stays = Still { $points } unhappy.

## The computer’s advice

# $move (Text)
# $expected (Decimal)
# $yours (Decimal?)
hint = { $move }, about { $expected } unhappy at the end{ $yours ->
    [none] {""}
   *[other] ; yours { $yours }
}
# $move (Text)
# $expected (Decimal)
hint-is-yours = { $move }, your choice too; about { $expected } unhappy at the end
# $hint (Text)
hint-line = Hint: { $hint }
