### Pierwsza partia, w której każdy rodzaj karty jest objaśniony, gdy się pojawi.

title = Twoja pierwsza partia
offer = Pierwsza partia? { $title } z objaśnieniem każdej karty.
skip = Bez objaśnień
