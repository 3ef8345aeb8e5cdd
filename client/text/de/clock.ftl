### Bedenkzeit: wie viel Zeit alle haben.

clock = { $move ->
    [none] { $leg ->
        [none] ohne Bedenkzeit
       *[other] { $leg } pro Runde{ $increment ->
            [0] { "" }
           *[other] { " " }und { $increment } mehr pro { $per ->
                [card] gelegter Karte
               *[move] Zug
            }
        }
    }
   *[other] { $move } pro { $per ->
        [card] gelegter Karte
       *[move] Zug
    }
}

left = noch { $time }

## Eine Bedenkzeit eingeben

unknown = „{ $typed }“ ist keine Bedenkzeit. Tippe 30 für 30 Sekunden pro Zug, 3d für 3 Tage pro Zug oder 5m+3 für 5 Minuten pro Runde und 3 Sekunden mehr pro Zug.
increment-needs-leg = Nur eine Bedenkzeit für die ganze Runde kann pro Zug wachsen, etwa 5m+3.
limits = Ein Zug hat 5 Sekunden bis 14 Tage; eine Runde hat 10 Sekunden bis 1 Tag und höchstens 10 Minuten mehr pro Zug.
