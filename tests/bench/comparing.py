"""What rooms that play are held against: the relay, very many rooms, half the rate, and players on two nodes."""

from collections.abc import Mapping
from dataclasses import asdict

from tests.bench.lag import Counts, quantile
from tests.bench.programs import RELAY, SERVER, descriptors
from tests.bench.rates import LIVE_ROOMS, LIVE_ROOMS_QUICK, ROOMS, Figures, Load, middle, say


async def against_the_relay(load: Load) -> dict[str, object]:
    """Run relay and server in turn; return their figures."""
    runs: dict[tuple[str, int], list[Figures]] = {}
    for rooms in (1, *ROOMS):
        for run in range(load.plan.runs):
            for program in (RELAY, SERVER):
                figures = await load.run(program, rooms, run + rooms)
                runs.setdefault((program.name, rooms), []).append(figures)
                say_figures(program.name, rooms, figures)
    relay = {str(rooms): middle(runs["relay", rooms], "moves_per_s") for rooms in ROOMS}
    server = {str(rooms): middle(runs["server", rooms], "moves_per_s") for rooms in ROOMS}
    busiest = runs["server", ROOMS[0]]
    lags = _lags(load.lags, {rooms: middle(runs["server", rooms], "cpu_us") for rooms in ROOMS})
    return {
        "relay_moves_per_s": relay,
        "moves_per_s": server,
        "ratio": {rooms: server[rooms] / relay[rooms] for rooms in server},
        "relay_one_room_p50_ms": middle(runs["relay", 1], "p50_ms"),
        "one_room_p50_ms": middle(runs["server", 1], "p50_ms"),
        "one_room_ratio": middle(runs["server", 1], "p50_ms") / middle(runs["relay", 1], "p50_ms"),
        "relay_cpu_us_per_move": middle(runs["relay", ROOMS[0]], "cpu_us"),
        "cpu_ratio": middle(busiest, "cpu_us") / middle(runs["relay", ROOMS[0]], "cpu_us"),
        "cpu_us_per_move": middle(busiest, "cpu_us"),
        "cpu_us_per_move_by_rooms": {str(rooms): middle(runs["server", rooms], "cpu_us") for rooms in (1, *ROOMS)},
        "store_cpu_us_per_move": middle(busiest, "store_cpu_us"),
        "store_cpu_us_per_lone_move": middle(runs["server", 1], "store_cpu_us"),
        "bytes_per_move": middle(busiest, "move_bytes"),
        "relay_bytes_per_move": middle(runs["relay", ROOMS[0]], "move_bytes"),
        "sent_again": {str(rooms): middle(runs["server", rooms], "again") for rooms in (1, *ROOMS)},
        "server_busy": middle(busiest, "busy"),
        "generator_busy": middle(busiest, "generator_busy"),
        **lags,
    }


def _lags(lags: Mapping[int, Counts], cpu_us: Mapping[int, float]) -> dict[str, object]:
    """Return the lag of the server's loop, and what of it is beyond the batch in hand: a move of every room."""
    p999 = {rooms: quantile(lags[rooms], 0.999) * 1000 for rooms in cpu_us}
    batch = {rooms: rooms * cpu_us[rooms] / 1000 for rooms in cpu_us}
    return {
        "loop_lag_p999_ms": p999[ROOMS[0]],
        "loop_lag_p999_ms_by_rooms": {str(rooms): value for rooms, value in p999.items()},
        "loop_batch_ms_by_rooms": {str(rooms): value for rooms, value in batch.items()},
        "loop_lag_beyond_ms": max(0.0, *(p999[rooms] - batch[rooms] for rooms in cpu_us)),
        "loop_lag_looks": {str(rooms): lags[rooms].total() for rooms in cpu_us},
    }


async def very_many(load: Load, at_fifty: float) -> dict[str, object]:
    """Measure very many live rooms, beside what the server did with 50."""
    count = min(LIVE_ROOMS_QUICK if load.plan.quick else LIVE_ROOMS, (descriptors() - 200) // 2)
    runs = await load.live(count)
    for figures in runs:
        say_figures("server", count, figures)
    rate = middle(runs, "moves_per_s")
    return {
        "live_rooms": count,
        "live_moves_per_s": rate,
        "live_ratio": rate / at_fifty,
        "live_cpu_us_per_move": middle(runs, "cpu_us"),
        "live_generator_busy": middle(runs, "generator_busy"),
        "live_sent_again": middle(runs, "again"),
        "live_p50_ms": middle(runs, "p50_ms"),
        "live_lag_p999_ms": quantile(load.lags[count], 0.999) * 1000,
    }


async def at_half(load: Load, highest: float) -> dict[str, object]:
    """Measure 50 rooms that move at half the highest rate, with and without computers that think."""
    runs: dict[str, list[Figures]] = {"idle": [], "thinking": []}
    for run in range(load.plan.runs):
        for state, found in runs.items():
            found.append(await load.beside_computers(2 * ROOMS[0] / highest, state == "thinking", run))
            say_figures(state, ROOMS[0], found[-1])
    idle, thinking = (middle(runs[state], "p99_ms") for state in ("idle", "thinking"))
    return {
        "p99_ms_at_half": idle,
        "moves_per_s_at_half": middle(runs["idle"], "moves_per_s"),
        "cpu_us_per_move_at_half": middle(runs["idle"], "cpu_us"),
        "store_cpu_us_per_move_at_half": middle(runs["idle"], "store_cpu_us"),
        "thinking_p99_ms": thinking,
        "thinking_ratio": thinking / idle,
    }


async def across_nodes(load: Load) -> dict[str, object]:
    """Measure what a move costs two nodes together that have a player each."""
    runs = [await load.across(run) for run in range(load.plan.runs)]
    for figures in runs:
        say_figures("across", ROOMS[0], figures)
    return {
        "across_cpu_us_per_move": middle(runs, "cpu_us"),
        "across_store_cpu_us_per_move": middle(runs, "store_cpu_us"),
    }


def say_figures(what: str, rooms: int, figures: Figures) -> None:
    """Show the figures of a run."""
    said = ", ".join(f"{name} {value:,.2f}" for name, value in asdict(figures).items())
    say(f"{what:>12} {rooms:>4} rooms: {said}")
