"""Challenges: which players a player may challenge, and how many challenges may be open.

A challenge is a room whose free seat is kept for a past opponent for a day (`Room.challenge`). It is in both players'
lists of games, so these lists say which challenges of a player are open.
"""

from pydantic import TypeAdapter

from protocol.ids import PlayerId
from protocol.player_games import PlayerGame
from server.results.database import Database
from server.results.match_lists import find_opponent
from server.rooms.room import LiveRoom
from server.store.challenges import Refusals
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.player_games import StoredPlayerGames
from server.table.decision import Person, Rejection

MOST_OPEN = 5
"""The most open challenges that one player can have."""

_GAME = TypeAdapter(PlayerGame)


class Challenges:
    """The checks of challenges on a node. Everything raises Rejection and Away."""

    def __init__(self, store: Store, database: Database, time: StoreTime) -> None:
        self._lists = StoredPlayerGames(store)
        self._refusals = Refusals(store)
        self._database = database
        self._time = time

    async def check(self, person: Person, player: PlayerId) -> Person:
        """Return the player whom a person challenges, by their latest name."""
        if player == person.player:
            raise Rejection("challenge_yourself", "You cannot challenge yourself. Choose another player.")
        name = await self._database.read(find_opponent, person.player, player)
        if name is None:
            message = "You can challenge only players against whom you have finished a match."
            raise Rejection("never_opponents", message)
        if await self._refusals.has(player, person.player):
            raise Rejection("challenges_refused", f"{name} does not accept your challenges.", name=name)
        await self._check_open(person.player, Person(player, name))
        await self._refusals.remove(person.player, player)
        return Person(player, name)

    async def _check_open(self, challenger: PlayerId, challenged: Person) -> None:
        listed = [_GAME.validate_json(entry.told) for entry in (await self._lists.read(challenger)).values()]
        now = self._time.now()
        sent = {
            game.challenge.player: game.room
            for game in listed
            if game.challenge is not None and game.challenge.until > now and game.challenge.player != challenger
        }
        if (room := sent.get(challenged.player)) is not None:
            message = f"You have challenged {challenged.name} already. Wait for the answer, or withdraw the challenge."
            raise Rejection("challenged_already", message, name=challenged.name, room=room)
        if len(sent) >= MOST_OPEN:
            message = f"{MOST_OPEN} challenges of yours are open, which is the most. Withdraw one."
            raise Rejection("too_many_challenges", message, limit=MOST_OPEN)

    async def refuse(self, live: LiveRoom, person: Person) -> None:
        """Refuse all further challenges of a room's owner, if the person is the challenged player."""
        room = live.sound()
        if room.challenge is not None and room.challenge.player == person.player:
            await self._refusals.add(person.player, room.owner)
