### The start menu of line mode, and the questions before a match.

welcome = Turnabout, in lines of text. Type help for the commands, rules for the rules.
first-offered = Type first to start it.
# $title (Text)
game = The game is { $title }.
# $typed (Text)
# $known (Either)
no-game = There is no game “{ $typed }”. Choose { $known }.
# After a game, in place of the list of commands.
how-to-list = Type help for the commands.
all-commands = More commands
all-commands-hint = public rooms, challenges, results, records
none-unfinished = You have no unfinished games.
# A line of the menu: a command and what it does.
# $command (Text)
# $does (Text)
# $hint (Text?)
choice = { $command }: { $does }{ $hint ->
    [none] {""}
   *[other] {" "}({ $hint })
}
# A setting with its possible values.
# $name (Text)
# $value (Text)
# $values (Text)
setting = { $name } { $value } ({ $values })

## What the commands do, and hints for them

choose-game = Choose the game
choose-game-hint = game NAME also shows its settings; game alone lists the games
alone-hint = alone NUMBER plays that number
against-hint = against LEVEL, such as against easy, starts at once
first-game = Play a first game alone, with tips for each card
quick-hint = quick clock 5m+3, for example
daily-hint = daily computer or daily friend plays it
host-hint = host public, for example: anyone can join
computers = Watch two computers play
computers-hint = computers strong easy, for example
player-hint = player Ben shows another player’s page
matches-hint = matches against Ben won, for example; older shows more
versus-hint = versus Ben, for example
rules-hint = also rules short and rules credits

## Questions

cancel = Type back to cancel.
name = Name:
address = Address and code, and a seat code after it to move your seat here:
source = File, web address or room:
# $label (Text)
# $values (Either)
# $usual (Text)
option = { $label }: { $values } (empty: { $usual }):
form = Leg by leg, or both legs at once on two boards: match or mirror (empty: match):
seats = Seats, from 2 to 48 (empty: 2):
number = Game number (empty: random and hidden):
clock = Clock: 30, 5m+3, 10m+5, 1d, 3d, 7d or another (empty: none):
spectators = Allow spectators, yes or no (empty: yes)?
hints = Allow hints for both players, yes or no (empty: no)?
hints-alone = Allow hints for you, yes or no (empty: no)?
# $roles (Either)
role = First role, { $roles } (empty: random; you swap in a rematch):
level-title = How strong should the computer be?
level = Level (empty: easy):
two-levels = Two levels, such as strong easy, and optionally a game number:
# $typed (Text)
# $levels (Either)
no-level = There is no level “{ $typed }”. Choose { $levels }.
# With a title: the game always needs an opponent.
# $title (Name?)
not-alone = { $title ->
    [none] With these options the game needs an opponent.
   *[other] { $title } needs two players. Type against or host.
}

## The settings of a match, which are typed after a command as names and values

settings-usage = Type these after host or against, such as host number 7 clock 5m+3:
settings-usage-here = Type settings, names and values, such as settings number 7 clock 5m+3:
# The values of a setting, after its name.
setting-values =
    .number = a game number, or random
    .clock = 30 (seconds a move), 5m+3 (minutes a leg, seconds a move), 3d (days), none
    .form = match, or mirror: both legs at once, on two boards
    .seats = how many
    .pace = the seconds that a computer takes for a move, 1 to 60, or usual
    .on-off = on or off
# $roles (Either)
setting-role = { $roles }; you swap in a rematch
# $levels (Either)
settings-to-host = With host you can also type: server ADDRESS; computers, and how many; level { $levels }.
settings-to-host-two = With host you can also type: server ADDRESS.
# $name (Text)
# $values (Text)
bad-setting = “{ $name }” needs one of these after it: { $values }.
# $typed (Text)
# $names (All)
no-setting = There is no setting “{ $typed }” here. The settings are { $names }.
