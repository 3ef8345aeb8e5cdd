"""What line mode says in the guided first game that the terminal's screens say otherwise."""

HOW = (
    "When it is your turn, its places are listed: type the number of one, or the card that it goes on, such as 7d; "
    "rules tells all the rules, enough ends these explanations."
)


def welcome(text: str) -> str:
    """Say how one plays here, in place of how one does on the screen."""
    told = text.partition(" is the current card")[0]
    return f"{told} is the current card; it must be played where it can go. {HOW}"
