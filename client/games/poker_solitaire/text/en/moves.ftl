### Moves of Poker Solitaire, and what they do. A square has a name, such as “c3”, a reject square such as “x1”.

## Places

# A reject square that both players can use.
# $place (Text)
common = common { $place }
# $place (Text)
# $number (Int)
in-matrix = { $place } in matrix { $number }
# $place (Text)
# $number (Int)
in-matrix-short = { $place } in { $number }
# $owner (Name)
# $place (Text)
of-player = { $owner }’s { $place }
# $place (Text)
yours = your { $place }
# A player whose name is unknown.
# $number (Int)
player = Player { $number }

## Moves

# From a card or a place.
# $what (Text)
# $to (Text)
move = { $what } to { $to }
# A move: the player let the other one go on.
pass-turn = pass
# The move that ends a race.
done = done

## What a move does, or did

# $card (Card)
# $what (Text)
# $to (Text)
effect =
    .place = { $card } to { $to }
    .plant = { $card } planted on { $to }
    .reject = { $card } rejected to { $to }
    .discard = { $card } rejected from { $what } to { $to }
    .move = { $card } moved from { $what } to { $to }
    .fetch = { $card } fetched back from { $what } to { $to }
    .steal = { $card } stolen from { $what } to { $to }
# After the name of a player.
passes = passes
says-done = says Done
# `change` is that of the player’s own score. A player alone has no name.
# $name (Name?)
# $did (Text)
# $change (Change)
# $other (Change)
played = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $did }{ $change ->
    [0] { $other ->
        [0] {""}
       *[other] {" "}({ $other } for the other player)
    }
   *[other] {" "}({ $change }{ $other ->
        [0] {""}
       *[other] , { $other } for the other player
    })
}
# What a move adds to the player’s score.
# $change (Change)
# $other (Change)
worth = { $change ->
    [0] 0 points
    [1] { $change } point
   *[other] { $change } points
}{ $other ->
    [0] {""}
   *[other] , { $other } for the other player
}
# What the score becomes; `own`: each player has their own score.
# $own (Flag)
# $before (Points)
# $after (Points)
# $other (Change)
score-changes = { $own ->
    [yes] your score
   *[no] score
} from { $before } to { $after }{ $other ->
    [0] {""}
   *[other] , { $other } for the other player
}
# $own (Flag)
# $points (Points)
# $other (Change)
score-stays = { $own ->
    [yes] your score
   *[no] score
} stays { $points }{ $other ->
    [0] {""}
   *[other] , { $other } for the other player
}
# A move and what it does to the score.
# $effect (Text)
# $worth (Text?)
effect-and-worth = { $effect }{ $worth ->
    [none] {""}
   *[other] : { $worth }
}.

## The computer’s advice

# The expected final score, or the lead over the other player.
# $points (Decimal)
expected =
    .points = { $points } points
    .ahead = { $points } points ahead
    .behind = { $points } points behind
# $move (Text)
# $expected (Text)
# $yours (Text?)
hint = { $move }, about { $expected } at the end{ $yours ->
    [none] {""}
   *[other] ; yours { $yours }
}
# $move (Text)
# $expected (Text)
hint-is-yours = { $move }, your choice too; about { $expected } at the end
# $hint (Text)
hint-line = Hint: { $hint }
