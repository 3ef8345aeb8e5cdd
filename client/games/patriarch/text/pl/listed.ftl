### Jak listy gier opisują grę.

about = odgadnij drzewo rodzinne, które ktoś ukrywa
