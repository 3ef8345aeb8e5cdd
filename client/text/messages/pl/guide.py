# Made from client/text/pl/guide.ftl by `python -m client.catalogue`.


def title():
    return "Twoja pierwsza partia"


def offer(title):
    return f"Pierwsza partia? {formats.name(title)} z objaśnieniem każdej karty."
