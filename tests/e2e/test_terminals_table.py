"""What happens at a table beside playing, at real terminals: the real program, the real server between them."""

import re

from tests.e2e.people import DOWN, ENTER, ESCAPE, People, Person, begin, hosted

BACKSPACE, BACK_TAB, F6 = "\x7f", "\x1b[Z", "\x1b[17~"


async def choose(person: Person, key: str) -> None:
    """Choose from the room's menu by its key."""
    await person.sees("o room")
    person.press("o")
    await person.sees("Enter go  Esc back")
    person.press(key)


async def test_a_spectator_sees_it_all_talks_sits_down_and_is_sent_away(people: People, port: str) -> None:
    anna, ben, cy = people("Anna"), people("Ben"), people("Cy")
    address = await hosted(anna, port, "--role", "maximizer", "--clock", "10m+3")
    await anna.sees("10 min for a leg and")
    ben.runs("join", address, "--name", "Ben")
    await ben.sees("You each have 10 min for a leg")
    cy.runs("join", address, "--name", "Cy")
    await cy.sees("you are watching", "Anna maximizes and plays first; Ben minimizes.")
    await ben.sees("1 spectator: Cy")
    await begin(anna, ben)
    await cy.sees("Anna’s turn", "● Anna maximizes 9:", "● Ben minimizes 10:00")

    # Chat: from a spectator, with characters that must not steer a terminal, and muted by one of them.
    cy.press("c")
    await cy.sees("Nobody has said anything yet.")
    cy.press("[red]nice[/]\\x1b[31m" + ENTER)
    await anna.sees("Cy: [red]nice[/]\\x1b[31m", "c chat (1 new)")
    anna.press("c")
    await anna.sees("Cy (spectator): [red]nice[/]", "F6 Well played!")
    anna.press(F6 + "/mute cy" + ENTER)
    await anna.sees("Cy is muted", "Anna: Well played!", without="nice")
    await cy.sees("Anna: Well played!")
    anna.press(ESCAPE)
    cy.press(ESCAPE)
    await anna.sees("your turn", "o room", without="F6")

    # A move taken back by consent, then refused.
    await anna.plays()
    await ben.sees("your turn", without="Anna’s turn")
    await anna.sees("u take back")
    anna.press("u")
    await anna.sees("If the move revealed a card, the match is rated only")
    anna.press(DOWN)
    await anna.enters("go")
    await cy.sees("Anna asks to take a move back.")
    await ben.sees("Anna asks to take a move back.  y agree · n decline")
    ben.press("y")
    await anna.sees("Ben agreed: a move was taken back.", "your turn")
    await anna.plays()
    await anna.sees("u take back", "Ben’s turn", without="agreed")
    anna.press("u")
    await ben.sees("y agree · n decline")
    ben.press("n")
    await anna.sees("The takeback was declined.")

    # Ben resigns and leaves his seat. Cy takes it, and the owner removes Cy.
    await choose(ben, "r")
    await ben.sees("Resign the match?", "Anna wins the match.")
    ben.press(DOWN)
    await ben.enters("go")
    await ben.sees("You resigned, and Anna wins the match.", "leg 1, cut short", "leg 2, not played")
    await anna.sees("Ben resigned, and you win the match.", "✓ Fair deal: the number was fixed")
    await cy.sees("Ben resigned, and Anna wins the match.")
    ben.press("o")
    await ben.sees("Leave your seat and watch")
    ben.press("g")
    await cy.sees("A seat is free.", "s sit down")
    await ben.sees("You resigned, and Anna wins the match.", "you are watching, with Cy")
    cy.press("s")
    await anna.sees("Cy sat down.", "● Cy", "Ben resigned, and you win the match.")
    anna.press("o")
    await anna.sees("Remove someone")
    anna.press("b")
    await anna.sees("Remove which player?", "Cy", "Ben", "▸ Nobody")
    anna.press(DOWN)
    if await anna.terminal.sees_one("▸ Cy", "▸ Ben") == "▸ Ben":
        anna.press(DOWN)
        await anna.sees("▸ Cy")
    await anna.enters("go")
    await cy.sees("The owner removed you from this room.")
    await ben.sees("A seat is free.")


async def test_the_settings_change_and_the_room_is_passed_on(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    address = await hosted(anna, port)
    ben.runs("join", address, "--name", "Ben")
    await anna.sees("Press Enter when you are ready.")
    anna.press("o")
    await anna.sees("You own this room.", "no clock", "Move your seat to another device", without="Resign the match")
    anna.press("e")
    await anna.sees("Settings for the next match", "More           ", without="Spectators     ")
    anna.press(BACK_TAB)
    await anna.sees("← hidden →")
    anna.press(" ")
    await anna.sees("Spectators     allowed")
    anna.press("\t")
    await anna.sees("← allowed →")
    anna.press(" ")
    await anna.sees("Spectators   ← not allowed →")
    anna.press(BACK_TAB * 2)
    await anna.sees("← none →")
    anna.press("\x1b[D")
    await anna.sees("← other →", "Own clock      leave empty")
    anna.press("\t")
    await anna.sees("Clock          other")
    anna.press("9x" + ENTER)
    await anna.sees("“9x” is not a clock. Type 30 for 30 seconds a move")
    anna.press(BACKSPACE + ENTER)
    await anna.sees("Own clock      9\n", without="is not a clock")
    await anna.enters("go")
    for person in (anna, ben):
        await person.sees("The owner changed the settings", "You each have 9 s for each move.")
    carl = people("Carl")
    carl.runs("join", address, "--name", "Carl")
    await carl.sees("The room is full and has no spectators.")
    anna.press("o")
    await anna.sees("Make someone else the owner")
    anna.press("p")
    await anna.sees("Who should own the room?", "▸ Nobody")
    anna.press(DOWN)
    await anna.enters("go")
    await ben.sees("You own the room now.")
    ben.press("o")
    await ben.sees("You own this room.", "Free a seat")
    ben.press("f")
    await ben.sees("Free which seat?", "▸ Nobody")
    ben.press(DOWN)
    await ben.enters("go")
    await ben.sees("Anna’s seat was freed.")
    await anna.sees("A seat is free.")


async def test_who_is_away_is_waited_for_replaced_and_outwaited(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    # Long enough to see it count down, short enough to wait for.
    anna.runs("host", "--name", "Anna", "--port", port, "--role", "minimizer", TURNABOUT_AWAY_SECONDS="1.5")
    code = re.search(r"/(\w{3}-\w{4})$", await anna.sees("Waiting for your friend"), re.MULTILINE)
    assert code is not None
    address = f"127.0.0.1:{port}/{code[1]}"
    ben.runs("join", address, "--name", "Ben")
    await begin(anna, ben)
    ben.terminal.close()
    away = "Ben is away. In {} s you can claim the match or let the computer play on."
    await anna.terminal.sees_one(away.format(2), away.format(1), "Ben is away. What now?")
    await anna.sees("Ben is away. What now?  d choose", "Ben maximizes (away)")
    anna.press("d")
    await anna.sees("Continue without Ben?", "▸ Keep waiting", "Claim the match")
    anna.press(DOWN)
    await anna.enters("go")
    await anna.sees("Ben maximizes (computer, easy)", "your turn")

    ben.runs("join", address)
    await ben.sees("The easy computer plays your seat.  s take your seat back", "s take your seat")
    ben.press("s")
    await anna.sees("Ben is back and plays again.", without="computer")
    await ben.sees("You play your seat again.")

    # The seat moves to another machine, and is left there too; then the match is claimed.
    await choose(ben, "m")
    shown = re.search(r"--seat-code (\w{4}-\w{4})", await ben.sees("works once, until", "turnabout join"))
    assert shown is not None
    moved = people("Elsewhere")
    moved.runs("join", address, "--name", "Ben", "--seat-code", shown[1].lower())
    await moved.sees("Your seat moved here.", "● you maximize")
    await ben.sees("Your seat moved to another device.")
    await anna.sees("Ben’s seat moved to another device.")
    moved.terminal.close()
    await anna.sees("Ben is away. What now?  d choose")
    anna.press("d")
    await anna.sees("Claim the match")
    anna.press("\x1b[F")
    await anna.enters("go")
    await anna.sees("Ben was away, and you win the match.")


async def test_a_flag_falls_before_everybodys_eyes(people: People, port: str) -> None:
    anna, ben = people("Anna"), people("Ben")
    address = await hosted(anna, port, "--role", "maximizer", "--clock", "5")
    ben.runs("join", address, "--name", "Ben")
    await begin(anna, ben)
    await anna.sees("your turn", "● you maximize 0:0")
    await ben.sees("● Anna maximizes 0:0")
    await ben.sees("● you minimize 0:05")
    await anna.sees("Your time ran out, and Ben wins the match.", "leg 1, cut short")
    await ben.sees("Anna’s time ran out, and you win the match.")
