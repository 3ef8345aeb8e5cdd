### Co można obejrzeć po meczu w przeglądarce.

analysis = Analiza
watch-again = Obejrzyj ponownie
about-number = O tym numerze
save-record = Zapisz do pliku
copy-link = Skopiuj link
