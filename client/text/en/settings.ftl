### The settings of a player.

title = Settings
name = Name
no-name = (none yet)
change-name = change your name
preview = Preview
no-colour-set = NO_COLOR is set, so no colours are shown, whatever you choose here.
ascii-only = Only ASCII characters are shown, because of --ascii or the locale.
sample = Anna plays 10♦ on Q♥, 7♣ marries K♠, and Joker joins them.
# $time (Time)
# $count (Count)
sample-formats = It is { $time }. { $count } matches have been played.
not-kept = This browser stores nothing here: your name, settings and seats are lost when you close this page.

# Keys.
key =
    .choose = choose
    .change = change

setting =
    .language = Language
    .theme = Theme
    .colours = Colours
    .letters = Letters
    .animation = Animation
    .times = Times
    .numbers = Numbers
    .hints = Hints
    .tree = Tree
    .safe = Safe cards
    .sound = Sounds
    .signal = Turn signal
# $name (Text)
system-language = the system’s: { $name }
# $name (Text)
browser-language = the browser’s: { $name }
volume = Volume

colours =
    .four-colour = each suit has its own
    .two-colour = red suits and black suits
    .colour-blind = colour-blind safe
    .none = only bold and dim
# $ranks (Text)
letters =
    .international = on cards: A, K, Q, J
    .local = on cards: { $ranks }
animation =
    .on = cards move, marks blink
    .off = nothing moves or blinks by itself
sound =
    .on = for cards, your turn, a low clock and a win
    .off = silence
theme =
    .system = match system
    .light = light
    .dark = dark
times =
    .h24 = 24 hours: 19:05
    .h12 = 12 hours: 7:05 pm
numbers =
    .language = as the language does
    .comma = a comma between thousands: 1,234,567
    .dot = a dot between thousands: 1.234.567
    .space = a space between thousands: 1 234 567
    .none = nothing between thousands: 1234567
hints =
    .off = only when you ask for one
    .on = at every turn, if hints are allowed
tree =
    .whole = the whole tree
    .family = one family at a time
signal =
    .off = none
    .on = the bell rings, and the window’s title says so
    .notification = also a notification, if the terminal has them
safe =
    .off = you play them
    .on = they are played for you
