### Strona pokoju w przeglądarce: nagłówek i menu.

menu = Pokój
game-menu = Partia
chat = Czat{ $number ->
    [0] { "" }
   *[other] , nowe: { $number }
}
players-here = Obecni: { $here } z { $seats }
options = Opcje gry
take-back = Cofnij ruch
undo = Cofnij
unknown-game = { $title } wymaga nowszej wersji tej strony: odśwież ją.
start-leg = Zacznij rundę { $leg }
