### Jak listy gier opisują grę.

about = drzewo rodzinne: śluby, dzieci, układy pokerowe
