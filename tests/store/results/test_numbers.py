"""Results on game numbers, on a real store and on a cluster."""

from protocol.ids import PlayerId, Role
from protocol.scores import HelpedScore, Standing
from server.records.results import LegScore
from server.store.client import Store
from server.store.results.numbers import KeptNumbers, Numbered, Order
from tests.store.cluster import Cluster

ADA, BEN, EVE = (PlayerId(letter * 16) for letter in "ABE")
SEVEN = Numbered.of("family-tree", 1, {}, 7)
NOON = 1_795_255_200_000
HIGHEST = Order(low=frozenset(("minimizer",)), timed=False)
FEWEST = Order(low=frozenset(("player", "minimizer")), timed=True)


def leg(
    role: Role,
    player: PlayerId,
    name: str,
    score: int,
    at: int = NOON,
    seconds: int = 0,
    *,
    helped: bool = False,
) -> LegScore:
    """Return a player's result on number 7."""
    return LegScore(
        number=7,
        role=role,
        player=player,
        name=name,
        score=score,
        at=at,
        helped=helped,
        hints=int(helped),
        takebacks=0,
        seconds=seconds,
    )


async def test_each_role_has_its_best_and_each_player_a_rank(store: Store) -> None:
    kept = KeptNumbers(store)
    assert await kept.standings(SEVEN, HIGHEST, ADA) == ()
    for player, name, score in ((ADA, "Ada", 300), (BEN, "Béla", 420), (ADA, "Ada", 310), (BEN, "Béla", 90)):
        await kept.reach(SEVEN, HIGHEST, leg("player", player, name, score))
    for player, name, score in ((ADA, "Ada", 60), (BEN, "Béla", -20), (EVE, "Eve", 60), (EVE, "Eve", 200)):
        await kept.reach(SEVEN, HIGHEST, leg("minimizer", player, name, score))

    def alone(own: int | None, rank: int | None) -> Standing:
        return Standing(role="player", best=420, player=BEN, name="Béla", players=2, own=own, rank=rank)

    def least(own: int, rank: int) -> Standing:
        return Standing(role="minimizer", best=-20, player=BEN, name="Béla", players=3, own=own, rank=rank)

    assert await kept.standings(SEVEN, HIGHEST, ADA) == (alone(310, 2), least(60, 2))
    assert await kept.standings(SEVEN, HIGHEST, BEN) == (alone(420, 1), least(-20, 1))
    assert await kept.standings(SEVEN, HIGHEST, EVE) == (alone(None, None), least(60, 2))


async def test_equal_scores_share_a_rank_and_the_first_is_named(store: Store) -> None:
    kept = KeptNumbers(store)
    for player, at in ((EVE, NOON + 5000), (ADA, NOON + 9000), (BEN, NOON + 7000), (ADA, NOON + 1000)):
        await kept.reach(SEVEN, HIGHEST, leg("maximizer", player, player[0], 210, at))
    (standing,) = await kept.standings(SEVEN, HIGHEST, BEN)
    assert (standing.player, standing.best, standing.players, standing.own, standing.rank) == (ADA, 210, 3, 210, 1)


async def test_in_timed_games_the_faster_of_equal_scores_is_better(store: Store) -> None:
    kept = KeptNumbers(store)
    for player, score, seconds in ((ADA, 0, 95), (BEN, 0, 80), (EVE, 1, 5), (ADA, 0, 90), (ADA, 2, 1)):
        await kept.reach(SEVEN, FEWEST, leg("player", player, player[0], score, NOON, seconds))
    (standing,) = await kept.standings(SEVEN, FEWEST, ADA)
    assert (standing.player, standing.best, standing.seconds, standing.players) == (BEN, 0, 80, 3)
    assert (standing.own, standing.own_seconds, standing.rank) == (0, 90, 2)
    (third,) = await kept.standings(SEVEN, FEWEST, EVE)
    assert (third.own, third.own_seconds, third.rank) == (1, 5, 3)


async def test_results_with_help_have_no_place_in_the_standings(store: Store) -> None:
    kept = KeptNumbers(store)
    await kept.reach(SEVEN, HIGHEST, leg("player", ADA, "Ada", 420, helped=True))
    await kept.reach(SEVEN, HIGHEST, leg("player", ADA, "Ada", 400, helped=True))
    await kept.reach(SEVEN, HIGHEST, leg("minimizer", ADA, "Ada", 30, helped=True))
    assert await kept.standings(SEVEN, HIGHEST, ADA) == ()
    assert await kept.helped(SEVEN, HIGHEST, ADA) == (
        HelpedScore(role="player", score=420),
        HelpedScore(role="minimizer", score=30),
    )
    await kept.reach(SEVEN, HIGHEST, leg("player", ADA, "Ada", 300))
    assert [each.own for each in await kept.standings(SEVEN, HIGHEST, ADA)] == [300]
    assert await kept.helped(SEVEN, HIGHEST, BEN) == ()
    for score, seconds in ((0, 95), (0, 90), (1, 5)):
        await kept.reach(SEVEN, FEWEST, leg("player", EVE, "Eve", score, NOON, seconds, helped=True))
    assert await kept.helped(SEVEN, FEWEST, EVE) == (HelpedScore(role="player", score=0, seconds=90),)


async def test_other_options_rules_and_games_have_standings_of_their_own(store: Store) -> None:
    kept = KeptNumbers(store)
    await kept.reach(SEVEN, HIGHEST, leg("player", ADA, "Ada", 300))
    others = [
        Numbered.of("family-tree", 2, {}, 7),
        Numbered.of("family-tree", 1, {"jokers": 2}, 7),
        Numbered.of("poker-solitaire", 1, {}, 7),
        Numbered.of("family-tree", 1, {}, 77),
        Numbered.of("family-tree", 1, {}, 7, together=2),
    ]
    assert [await kept.standings(other, HIGHEST, ADA) for other in others] == [()] * len(others)
    assert Numbered.of("g", 1, {"a": 1, "b": 2}, 7) == Numbered.of("g", 1, {"b": 2, "a": 1}, 7)


async def test_only_one_node_computes_until_it_dies(store: Store) -> None:
    kept = KeptNumbers(store)
    assert await kept.claim(SEVEN, "par:1") == "node"
    assert await kept.claim(SEVEN, "par:1") == "node"
    store.node = "other"
    assert await kept.claim(SEVEN, "par:1") == "node"
    assert await kept.claim(SEVEN, "par:1", "somebody") == "node"
    assert await kept.claim(SEVEN, "par:1", "node") == "other"
    assert await kept.found(SEVEN, "par:1") is None
    await kept.keep(SEVEN, "par:1", b"1325")
    store.node = "node"
    assert await kept.claim(SEVEN, "computer:1") == "node"
    assert await kept.found(SEVEN, "par:1") == b"1325"
    assert await kept.claim(SEVEN, "par:1") == "node"


async def test_numbers_are_spread_over_the_primaries_of_a_cluster(cluster: Cluster) -> None:
    async with Store(cluster.url, "node") as store:
        kept = KeptNumbers(store)
        numbers = [Numbered.of("family-tree", 1, {}, number) for number in range(1, 13)]
        assert len({cluster.owner(f"{{n:{number.text}}}").port for number in numbers}) == 3
        for number in numbers:
            await kept.reach(number, HIGHEST, leg("player", ADA, "Ada", number.number))
            assert await kept.claim(number, "par:1") == "node"
            await kept.keep(number, "par:1", b"9")
        assert [standing.best for number in numbers for standing in await kept.standings(number, HIGHEST, BEN)] == [
            *range(1, 13)
        ]
        assert [await kept.found(number, "par:1") for number in numbers] == [b"9"] * 12
