### El nombre del jugador.

title = ¿Cómo te llamas?
label = Tu nombre
hint = Hasta 24 caracteres. Lo ven los demás. Se recuerda para la próxima vez.

playing-as = { $name ->
    [none] Aún no tienes nombre{ $profile ->
        [none] .
       *[other] , en el perfil { $profile }.
    }
   *[other] Eres { $name }{ $profile ->
        [none] .
       *[other] , en el perfil { $profile }.
    }
}
change = Cambiar tu nombre
choose = Elegir un nombre
proceed = Seguir
