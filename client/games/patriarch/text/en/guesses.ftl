### Guesses of The Patriarch, their grades, and other moves. A tree is written as its text, like 3(4(2) A(5)).

suit =
    .C = clubs
    .D = diamonds
    .H = hearts
    .S = spades

# $count (Count)
guesses = { $count ->
    [one] { $count } guess
   *[other] { $count } guesses
}

# $red (Count)
# $black (Count)
# $down (Count)
grade = { $red } red, { $black } black, { $down } face down
# One part of a grade.
# $count (Count)
grade-part =
    .red = { $count } red
    .black = { $count } black
    .down = { $count } face down
# A grade where there is little room: red, black, face down.
# $red (Count)
# $black (Count)
# $down (Count)
grade-in-short = { $red }r { $black }b { $down }d

# $count (Count)
trees-left = { $count ->
    [one] { $count } tree left
   *[other] { $count } trees left
}
# $count (Count)
trees-left-in-short = { $count } left
# $possible (Count)
# $all (Count)
possible = { $possible } of { $all } trees still possible
# The number of trees that a grade left, in a list of guesses; later guesses leave fewer.
# $count (Count)
narrowed = narrowed to { $count ->
    [one] { $count } tree
   *[other] { $count } trees
}
grades-hidden = grades are hidden

## Moves

grades = announces the grade
# $tree (Text)
# $suit (Text)
lays = lays out { $tree } in { $suit }
# $suit (Text)
leaves-open = leaves the tree open, in { $suit }

## Moves that were made

# $name (Name)
# $mine (Flag)
# $open (Flag)
# $suit (Text?)
laid = { BEGIN($name) } { $open ->
    [yes] { $mine ->
        [yes] leave
       *[no] leaves
    } the tree open
   *[no] { $mine ->
        [yes] lay
       *[no] lays
    } out the tree
}{ $suit ->
    [none] {""}
   *[other] , in { $suit }
}
# $name (Name)
# $mine (Flag)
guessed-hidden = { BEGIN($name) } { $mine ->
    [yes] make
   *[no] makes
} a guess
# $name (Name)
# $tree (Text)
# $grade (Text)
# $left (Count?)
guessed = { $name }: { $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; { $left } tree left
   *[other] ; { $left } trees left
}
# $name (Name)
# $mine (Flag)
# $whose (Text?)
# $tree (Text)
# $grade (Text)
# $left (Count?)
announced = { BEGIN($name) } { $mine ->
    [yes] announce
   *[no] announces
}: { $whose ->
    [none] {""}
   *[other] { $whose }{" "}
}{ $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; { $left } tree left
   *[other] ; { $left } trees left
}
# $name (Name)
# $mine (Flag)
whose = { $mine ->
    [yes] your
   *[no] { $name }’s
}

## Parts of a score

part =
    .guesses = graded guesses
    .found_by = found by
nobody = nobody
# A name may end in a number.
# $name (Name)
# $count (Count)
# $numbered (Flag)
guesses-of = { $name }{ $numbered ->
    [yes] :
   *[no] {""}
} { $count }

## Progress

# $made (Count)
# $allowed (Count)
score = { $made ->
    [0] { $allowed ->
        [one] { $allowed } guess
       *[other] up to { $allowed } guesses
    }
   *[other] guess { $made } of { $allowed } graded
}
# $made (Count)
graded = { $made ->
    [one] { $made } guess graded
   *[other] { $made } guesses graded
}
# $tree (Text)
tree-was = The tree: { $tree }.

## The second leg: the number of guesses of the first leg is to beat

# What the second leg is about, beside the score.
# $points (Count)
# $guesser (Name)
# $mine (Flag)
fewer-win = { $mine ->
    [yes] { $points ->
        [2] only the first guess wins
       *[other] fewer than { $points } win
    }
   *[no] { $guesser } wins with { $points ->
        [2] the first guess
       *[other] fewer than { $points }
    }
}
finding-wins = finding it wins
found-now-draws = if found now, a draw
# $guesser (Name)
can-no-longer = { $guesser } can no longer win or draw
# The same in a sentence, after the result of the first leg.
# $before (Name)
# $points (Count)
needed = { BEGIN($before) } needed { $points ->
    [one] { $points } guess.
   *[other] { $points } guesses.
}
# $before (Name)
# $guesser (Name)
# $mine (Flag)
not-found-before = { BEGIN($before) } didn’t find it: { $mine ->
    [yes] find it and win,
   *[no] { $guesser } finds it and wins,
} or it is a draw.
# $points (Count)
# $guesser (Name)
# $mine (Flag)
still-wins = { BEGIN($guesser) } { $mine ->
    [yes] win
   *[no] wins
} with fewer; { $points } is a draw.
still-draws = A right guess now makes it a draw.
# $guesser (Name)
still-loses = { BEGIN($guesser) } can no longer win or draw.
draw = a draw
# $winner (Name)
# $mine (Flag)
wins = { $winner } { $mine ->
    [yes] win
   *[no] wins
}
