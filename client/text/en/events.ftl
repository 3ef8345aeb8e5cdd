### What happened in a room.

# Replaces an unknown name.
someone = Someone

# The player of an event is $name; $mine: it is the reader.
# $name (Name)
# $mine (Flag)
event =
    .opened = { $mine ->
        [yes] You opened the room.
       *[no] { $name } opened the room.
    }
    .sat = { $mine ->
        [yes] You sat down.
       *[no] { $name } sat down.
    }
    .stood = { $mine ->
        [yes] You left your seat.
       *[no] { $name } left their seat.
    }
    .readied = { $mine ->
        [yes] You are ready.
       *[no] { $name } is ready.
    }
    .moved = { $mine ->
        [yes] You moved.
       *[no] { $name } moved.
    }
    .resigned = { $mine ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }
    .flagged = { $mine ->
        [yes] Your time ran out.
       *[no] { $name }’s time ran out.
    }
    .ran_out = { $mine ->
        [yes] Your time in this leg ran out. The others play on.
       *[no] { $name }’s time ran out. The others play on.
    }
    .left = { $mine ->
        [yes] You left the match.
       *[no] { $name } left the match.
    }
    .returned = { $mine ->
        [yes] You play your seat again.
       *[no] { $name } is back and plays again.
    }
    .replacement_agreed = { $mine ->
        [yes] You agreed to the replacement.
       *[no] { $name } agreed to the replacement.
    }
    .replacement_refused = { $mine ->
        [yes] You declined the replacement.
       *[no] { $name } declined the replacement.
    }
    .takeback_asked = { $mine ->
        [yes] You asked to take a move back.
       *[no] { $name } asked to take a move back.
    }
    .takeback_agreed = { $mine ->
        [yes] You agreed to the takeback.
       *[no] { $name } agreed to the takeback.
    }
    .takeback_refused = The takeback was declined.
    .freed = { $mine ->
        [yes] Your seat was freed.
       *[no] { $name }’s seat was freed.
    }
    .banned = The owner removed { $name }.
    .owned = { $mine ->
        [yes] You own the room now.
       *[no] { $name } owns the room now.
    }
    .hinted = { $name } asked for a hint.
    .challenge_declined = { $name } declined the challenge.
    .challenge_withdrawn = The challenge to { $name } was withdrawn.
    .seat_moved = { $mine ->
        [yes] Your seat moved here.
       *[no] { $name }’s seat moved to another device.
    }

# $leg (Int)
# $match (Int)
leg-started = Leg { $leg } of match { $match } has begun.
# $leg (Int)
# $match (Int)
# $score (Points)
leg-over = Leg { $leg } of match { $match } is over, at { $score }.
# $match (Int)
# $why (Choice: score resigned claimed flag)
match-over = Match { $match } is over{ $why ->
    [resigned] { " " }by resignation
    [claimed] , because a player was away
    [flag] , because time ran out
   *[score] { "" }
}.

# A player undid the last move of a solo game. $revealed: it had revealed a card.
# $revealed (Flag)
undone = The last move was undone.{ $revealed ->
    [yes] { " " }It had revealed a card.
   *[no] { "" }
}

# The last move was taken back. $revealed: it had revealed a card.
# $name (Name)
# $mine (Flag)
# $revealed (Flag)
taken-back = { $mine ->
    [yes] You agreed: a move was taken back.
   *[no] { $name } agreed: a move was taken back.
}{ $revealed ->
    [yes] { " " }It had revealed a card.
   *[no] { "" }
}

# The kind “only” means that there is only one kind of rematch.
# $name (Name)
# $mine (Flag)
# $kind (Choice: same_number new_number only)
rematch-offered = { $mine ->
    [yes] You want
   *[no] { $name } wants
} { $kind ->
    [same_number] a rematch on the same number
    [new_number] a rematch on a new number
   *[only] a rematch
}.
# $name (Name)
# $mine (Flag)
# $kind (Choice: same_number new_number only)
rematch-declined = { $mine ->
    [yes] You don’t want
   *[no] { $name } doesn’t want
} { $kind ->
    [same_number] a rematch on the same number
    [new_number] a rematch on a new number
   *[only] a rematch
}.

# The opponent, $absent, is away since $since.
# $name (Name)
# $mine (Flag)
# $absent (Name?)
# $since (Time?)
claimed = { $mine ->
    [yes] You
   *[no] { $name }
} claimed the match: { $absent ->
    [none] the opponent
   *[other] { $absent }
} was away{ $since ->
    [none] { "" }
   *[other] { " " }since { $since }
}.
# $time (Duration)
time-given = { $time } was added back: the server had been away.
# In a correspondence game.
# $name (Name)
# $mine (Flag)
# $time (TimeLeft)
time-low = { $mine ->
    [yes] You have { $time } left to move
   *[no] { $name } has { $time } left to move
}.

## Players who are replaced

# $level (Level)
# $name (Name)
# $mine (Flag)
substituted = The { $level } computer plays on for { $mine ->
    [yes] you
   *[no] { $name }
}.
# $person (Name)
# $name (Name)
seat-requested = { $person } asks to play on for { $name }.
# $asker (Name)
# $level (Level)
# $name (Name)
computer-requested = { $asker } asks to let the { $level } computer play on for { $name }.
# $name (Name)
# $seat (Int)
replaced = { $name } plays on in seat { $seat }.

## Players who come and go

# $name (Name)
away = { $name } is away.
# $name (Name)
back = { $name } is back.

## Settings and tournaments

settings-changed = The owner changed the settings for the next match.
# $names (All)
competitors = Competitors: { $names }.
no-tournament = There is no tournament any more.
# $name (Name)
plays-next = { $name } plays next.
# $name (Name)
# $mine (Flag)
# $competitor (Name)
plays-as = { $mine ->
    [yes] You play next as { $competitor }.
   *[no] { $name } plays next as { $competitor }.
}
