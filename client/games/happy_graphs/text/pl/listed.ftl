### Jak listy gier opisują grę.

about = karta chce tylu sąsiadów, ile wynosi jej wartość
