### Polecenia trybu tekstowego do podpowiedzi komputera.

usage = Wpisz hints on albo hints off.
on = Dostajesz podpowiedź przy każdym swoim ruchu. Wpisz hints off, aby przestać.
off = Podpowiedź pojawi się tylko wtedy, gdy wpiszesz hint.
thinking = Komputer myśli…
