### Jak listy gier opisują grę.

about = drzewo z jednej talii: małżeństwa, dzieci, układy pokerowe
