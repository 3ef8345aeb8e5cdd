### Relojes: cuánto tiempo hay para jugar.

clock = { $move ->
    [none] { $leg ->
        [none] sin reloj
       *[other] { $leg } por manga{ $increment ->
            [0] { "" }
           *[other] { " " }y { $increment } más por { $per ->
                [card] carta colocada
               *[move] jugada
            }
        }
    }
   *[other] { $move } por { $per ->
        [card] carta colocada
       *[move] jugada
    }
}

left = { $time } restantes

unknown = «{ $typed }» no es un reloj. Escribe 30 para 30 segundos por jugada, 3d para 3 días por jugada, o 5m+3 para 5 minutos por manga y 3 segundos más por jugada.
increment-needs-leg = Solo un reloj para toda la manga puede sumar tiempo por jugada, por ejemplo 5m+3.
limits = Una jugada tiene de 5 segundos a 14 días; una manga, de 10 segundos a 1 día, y como mucho 10 minutos más por jugada.
