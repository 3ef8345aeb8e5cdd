"""The Grafana dashboard names what the server exports, all of it and nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import promql_parser
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server import metrics

DASHBOARD = json.loads((Path(metrics.__file__).parent / "grafana.json").read_text())
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
QUERIES = [(panel["title"], target["expr"]) for panel in PANELS for target in panel["targets"]]
OF_EVERY_TARGET = {"instance", "job"}
"""Labels that Prometheus adds to whatever it reads."""


@pytest.fixture
async def exported() -> dict[str, set[str]]:
    """The labels of every sample that a server exports, by name."""
    async with metrics.watching_process():
        metrics.answered("move", metrics.ACK)
        metrics.APPEND_SECONDS.labels("done")
        metrics.THINK_SECONDS.labels("easy")
        metrics.LIMIT_REJECTIONS.labels("rooms")
        metrics.QUICK_MATCHES.labels("seated")
        metrics.PLAYERS_SENT_ON.labels("went")
        metrics.QUESTIONS.labels("moves", "waiting")
        link = metrics.StoreLink("append")
        text = metrics.exposition("")[0].decode()
        link.gone()
    samples: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            samples.setdefault(sample.name, set()).update(sample.labels)
    return samples


def read(query: str) -> tuple[dict[str, set[str]], set[str]]:
    """Return what a query selects, by name with the labels it matches, and the labels that it groups by."""
    selected: dict[str, set[str]] = {}
    grouped: set[str] = set()

    def visit(part: Any) -> None:
        if isinstance(part, promql_parser.VectorSelector):
            assert part.name is not None, query
            selected.setdefault(part.name, set()).update(matcher.name for matcher in part.matchers.matchers)
        elif isinstance(part, promql_parser.AggregateExpr) and part.modifier is not None:
            grouped.update(part.modifier.labels)

    promql_parser.walk(promql_parser.parse(query.replace("$__rate_interval", "1m")), visit)
    return selected, grouped


@pytest.mark.parametrize(("title", "query"), QUERIES)
def test_a_query_names_only_metrics_and_labels_that_exist(
    exported: dict[str, set[str]], title: str, query: str
) -> None:
    selected, grouped = read(query)
    assert selected
    for name, matched in selected.items():
        assert name in exported, title
        assert matched | grouped <= exported[name] | OF_EVERY_TARGET, title
        assert "instance" in matched, "every panel keeps to the servers that are chosen"


@pytest.mark.parametrize(("title", "query"), QUERIES)
def test_counters_are_shown_as_rates_and_gauges_as_they_are(title: str, query: str) -> None:
    for name in read(query)[0]:
        counted = name.endswith(("_total", "_count", "_sum", "_bucket"))
        assert counted == bool(re.search(rf"(rate|increase)\({name}\b", query)), title


def test_every_metric_of_ours_is_on_the_dashboard(exported: dict[str, set[str]]) -> None:
    shown = {name for _, query in QUERIES for name in read(query)[0]}
    whole = {re.sub("_(bucket|count|sum)$", "", name) for name in shown}
    ours = {re.sub("_(bucket|count|sum)$", "", name) for name in exported if name.startswith("turnabout_")}
    assert ours and ours <= whole
    assert all(name.startswith(("turnabout_", "process_", "python_")) for name in exported)


def test_a_legend_names_labels_that_its_query_keeps() -> None:
    for panel in PANELS:
        for target in panel["targets"]:
            assert set(re.findall(r"{{(\w+)}}", target["legendFormat"])) <= read(target["expr"])[1], panel["title"]


def test_the_choice_of_servers_is_read_from_a_metric_that_exists(exported: dict[str, set[str]]) -> None:
    (chosen,) = (v for v in DASHBOARD["templating"]["list"] if v["name"] == "instance")
    found = re.fullmatch(r"label_values\((\w+), instance\)", chosen["query"]["query"])
    assert found is not None and found[1] in exported


def test_panels_have_a_place_and_a_word_each() -> None:
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        squares = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not squares & taken and place["x"] + place["w"] <= 24, panel["title"]
        taken |= squares
    assert all(panel["title"] and panel["description"] for panel in PANELS)
