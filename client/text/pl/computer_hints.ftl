### Polecenia trybu tekstowego do podpowiedzi komputera.

usage = Wpisz podpowiedzi włącz albo podpowiedzi wyłącz.
on = Dostajesz podpowiedź przy każdym swoim ruchu. Wpisz „podpowiedzi wyłącz”, aby przestać.
off = Podpowiedź pojawi się tylko wtedy, gdy wpiszesz „podpowiedź”.
thinking = Komputer myśli…
