### Dlaczego Family Tree odrzuca ruch.

not-current-card = Bieżąca karta to { $current }, nie { $card }. Zagraj { $current }.
not-in-tree = { $target } nie ma w drzewie. Wybierz kartę z drzewa.
not-a-person = { $target } to nie osoba. Wybierz kogoś z rodziny albo małżonka.
target-covered = Na { $target } leży { $cover }. Wybierz odkrytą kartę.
tree-top-without-child = { $target } jest na szczycie i nie ma jeszcze dzieci, więc nie przyjmuje asa ani waleta.
member-single = { $member } to osoba stanu wolnego, a ta karta wymaga małżeństwa. Wybierz inne miejsce.
couple-divorced = { $member } i { $spouse } są po rozwodzie. Wybierz inne miejsce.
person-widowed = { $target } to osoba owdowiała. Wybierz inne miejsce.
too-many-children = { $member } i { $spouse }, liczba dzieci: { $children }. { $children ->
    [3] Na więcej potrzeba 2.
   *[many] Więcej małżeństwo mieć nie może.
}
couple-has-two = { $member } i { $spouse } mają już { $two }. Małżeństwo przyjmuje tylko jedną 2.
