### Jak listy gier opisują grę.

about = kwadrat, którego wiersze i kolumny to układy pokerowe
