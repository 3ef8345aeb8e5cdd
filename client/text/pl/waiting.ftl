### Pokój czekający na graczy: kod, adresy i wolne miejsca.

## Droga do pokoju

connecting = Łączenie z { $server }…
connecting-here = Łączenie z serwerem na tym komputerze…
starting-server = Uruchamianie serwera na tym komputerze…
this-machine = ten komputer
as-another-player = Aby dołączyć jako inna osoba: turnabout join { $address } --profile NAME
in-clone = W klonie repozytorium wpisz ./dev zamiast turnabout.
cannot-show = { $title } wymaga nowszej wersji Turnabouta: zaktualizuj go i wróć.

## Zapraszanie

title = Twój pokój jest otwarty
room-open = Twój pokój jest otwarty. Wyślij jeden z poniższych wierszy albo podaj adres i kod.
send-link = Wyślij ten link, pokaż go do zeskanowania albo podaj kod.
join-command = turnabout join { $address }
friend-runs = Druga osoba uruchamia:
friend-runs-one = Druga osoba uruchamia jedno z tych poleceń (w klonie: ./dev join …):
in-terminal = W terminalu:
server-closed = Jest wolne miejsce, ale twój serwer przyjmuje połączenia tylko z tego komputera. Otwórz go, aby wpuścić innych: serwer uruchomi się ponownie, a wszystkie partie potoczą się dalej.
opening-server = Ponowne uruchamianie serwera…
no-address = Inne komputery nie mogą połączyć się z tym: podłącz go do sieci.
reach = { $origin ->
    [lan] ta sama sieć, { $network }
    [vpn] przez { $network }
    [own_vpn] przez twój VPN
   *[internet] internet, jeśli router i zapora przepuszczą
}
reach-short =
    .lan = ta sama sieć
    .vpn = VPN
    .internet = internet
copied = Skopiowano, jeśli terminal na to pozwala: { $text }
link-label = Link do tego pokoju
copy-link = Skopiuj link
copy-yourself = Link jest zaznaczony: skopiuj go teraz.
share = Udostępnij…
share-text = Zagraj ze mną w karty:
qr-code = Link jako kod QR
only-here = Ten link działa tylko na tym komputerze: serwer nie przyjmuje innych. Aby mógł dołączyć ktoś z zewnątrz, uruchom go przez turnabout serve.
address-choice = Jak druga osoba łączy się z tym komputerem

## Miejsca

free = wolne
away-sign = ○ offline
seats-taken = zajęte miejsca: { $taken } z { $seats }{ $away ->
    [0] { "" }
   *[other] , offline: { $away }
}
free-seats = { $seats ->
    [one] { $seats } miejsce jest wolne.
    [few] { $seats } miejsca są wolne.
   *[many] { $seats } miejsc jest wolnych.
}
free-seats-in-list = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
waiting-for-friend = Czekamy na drugą osobę…
waiting-for-friends = Czekamy na pozostałych…
waiting-for-anyone = Czekamy, aż ktoś dołączy…
waiting-for-more = Czekamy jeszcze na { $players ->
    [one] jedną osobę
    [few] { $players } osoby
   *[many] { $players } osób
}…
owner-hint = Zacznij teraz albo dodaj komputery; liczbę miejsc zmienisz w menu.
add-computer = Albo zagraj z komputerem
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce
start-with = Zacznij; liczba graczy: { $players }
