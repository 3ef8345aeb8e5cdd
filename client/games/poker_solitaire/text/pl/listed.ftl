### Jak listy gier opisują grę.

about = kwadrat z dziesięciu układów pokerowych
