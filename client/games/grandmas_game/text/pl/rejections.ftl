### Dlaczego Grandma’s Game odrzuca ruch. Baza ma nazwę taką jak „kier w górę”.

stock-empty = Talon jest pusty.
nothing-to-undo = Nie ma ruchu do cofnięcia.
nothing-to-redo = Nie ma ruchu do ponowienia.
race-without-undo = W wyścigu nie cofa się ruchów.
not-in-workspace = { $card } nie ma w warsztacie.
pile-empty = Stos { $pile } jest pusty.
pile-in-workspace = Karty stosu { $pile } są w warsztacie.
peek-without-equal = Pod { $card } możesz zajrzeć tylko, jeśli ta sama karta jest na innym stosie.
peek-not-playable = Pod { $card } możesz zajrzeć tylko, gdy możesz ją zagrać.
nothing-under-top = Stos { $pile } ma tylko jedną kartę.
peeked-already = Już widzisz kartę pod wierzchem stosu { $pile }.
transfer-elsewhere = Karta z bazy { $foundation } może przejść tylko na drugą bazę tego koloru.
foundation-empty = Baza { $foundation } jest pusta.
first-card-stays = { $card } to pierwsza karta bazy { $foundation } i tam zostaje.
order-fixed = W tym pokoju nie można zmieniać kolejności w warsztacie.
workspace-empty = Warsztat jest pusty.
order-incomplete = Podaj każdą kartę warsztatu raz: { $cards }.
order-unchanged = Warsztat ma już tę kolejność.
other-suit = { $card } nie pasuje na bazę { $foundation }: kolory są różne.
foundation-complete = Baza { $foundation } jest pełna.
not-next-card = { $card } nie pasuje na bazę { $foundation }: następna będzie { $next }.
