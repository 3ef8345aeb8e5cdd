### Jak listy gier opisują grę.

about = każda karta chce tylu sąsiadów, ile wynosi jej wartość
