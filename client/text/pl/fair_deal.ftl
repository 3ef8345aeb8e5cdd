### Sprawdzenie po ujawnieniu numeru, czy rozdanie było uczciwe.

verified = Rozdanie sprawdzone: uczciwe
not-verified = Rozdanie nie jest potwierdzone
checking = Sprawdzanie, czy rozdanie było uczciwe…
fair = Uczciwe rozdanie: numer był ustalony na początku i karty się z nim zgadzają.
number-was = Numer: { $number }{ $known ->
    [yes] , znany od początku
   *[no] { "" }
}.
number-of-leg = Runda { $leg }: numer { $number }.
numbers-were = Numery: { $numbers }.
number-in-list = { $number } (runda { $leg })
finding =
    .commitment_kept = Numer zgadza się z odciskiem pokazanym na początku.
    .commitment_broken = Numer nie zgadza się z odciskiem pokazanym na początku.
    .commitment_changed = To nie ten odcisk, który był pokazany na początku.
    .number_missing = Serwer nie ujawnił w pełni numeru, więc nie da się nic sprawdzić.
    .deck_dealt = Sprawdzone: ten numer rozdaje talię, którą graliście.
    .deck_different = Ten numer rozdaje inne karty niż zagrane.
    .cards_as_seen = Wszystkie widziane karty przychodziły w kolejności tej talii.
    .cards_different = Któraś widziana karta jest w zapisie inna.
    .cards_unchecked = Kart nie sprawdzono tutaj: uruchom turnabout verify tam, gdzie gra jest zainstalowana.
    .record_missing = Serwer nie udostępnił zapisu, więc nie ma z czym porównać kart.
no-cards-seen = Żadna karta nie została ci odkryta, więc nie ma czego porównywać.
first-difference = Pierwsza różnica: ruch { $move } rundy { $leg }.
