### The player's name.

title = What is your name?
label = Your name
hint = Up to 24 characters. Other players see it. It is remembered for next time.

## Status

# Who is at the keyboard. A profile is another person on the same machine.
# $name (Name?)
# $profile (Name?)
playing-as = { $name ->
    [none] You have no name yet{ $profile ->
        [none] .
       *[other] , in profile { $profile }.
    }
   *[other] You are { $name }{ $profile ->
        [none] .
       *[other] , in profile { $profile }.
    }
}
change = Change your name
choose = Choose a name
# A button: go on with the typed name.
proceed = Continue
