"""`./dev` with stand-ins for Python and uv, so that no test reaches for a package registry."""

import json
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.fresh_machine import HERE, LOCK, Machine

NPM = "npm ci --prefix tests/web --loglevel=error"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture
def ready(machine: Machine) -> Machine:
    """A machine with Python and a clone that is set up for play."""
    machine.install()
    assert machine.run("play")[0] == 0
    return machine


def test_the_first_start_sets_up_and_runs_in_the_callers_directory(machine: Machine) -> None:
    machine.install()
    code, out, err = machine.run("verify", "a file", "--quick")
    assert code == 0
    assert out.splitlines() == ["turnabout verify a file --quick", f"in {machine.elsewhere}", "path unset"]
    assert err.startswith("Setting Turnabout up in .venv.")
    assert machine.installs[0].endswith("--constraint tests/constraints.txt --editable .")


def test_second_start_asks_nothing_of_python(ready: Machine) -> None:
    before = ready.calls
    assert ready.run("play") == (0, f"turnabout play\nin {ready.elsewhere}\npath unset\n", "")
    assert ready.calls == before


def test_alone_it_says_how_it_is_used_and_sets_nothing_up(machine: Machine) -> None:
    code, out, err = machine.run()
    assert (code, err) == (0, "")
    assert out.startswith("usage: ./dev play")
    assert not (machine.clone / ".venv").exists()


def test_tests_install_the_development_tools_and_run_in_the_clone(ready: Machine) -> None:
    code, out, _ = ready.run("test", "-k", "a or b")
    assert code == 0
    assert out.splitlines()[:2] == ["pytest -n auto --dist worksteal -k a or b", f"in {ready.clone}"]
    assert "bytecode kept" in out
    assert ready.installs[1].endswith("--editable .[dev]")
    assert NPM in ready.calls
    ready.run("play")
    ready.run("lint")
    assert len(ready.installs) == 2 and ready.calls.count(NPM) == 1


def test_what_checks_the_browser_client_is_for_development_and_comes_again_when_it_is_gone(ready: Machine) -> None:
    assert NPM not in ready.calls
    ready.run("lint")
    (ready.clone / "tests/web/node_modules").rmdir()
    ready.run("play")
    assert ready.calls.count(NPM) == 1
    ready.run("lint")
    assert ready.calls.count(NPM) == 2


def test_bench_gets_its_arguments(ready: Machine) -> None:
    assert ready.run("bench", "--rooms", "50")[:2] == (0, "-m tests.bench --rooms 50\n")


def test_fuzz_gets_its_arguments(ready: Machine) -> None:
    assert ready.run("fuzz", "--seed", "9")[:2] == (0, "-m tests.fuzz --seed 9\n")


def test_faults_gets_its_arguments(ready: Machine) -> None:
    assert ready.run("faults", "--matches", "9")[:2] == (0, "-m tests.faults --matches 9\n")


@pytest.mark.parametrize("failing", ["", "ruff", "mypy", "lint-imports", "node"])
def test_lint_runs_every_check_and_fails_with_any(ready: Machine, failing: str) -> None:
    code, out, _ = ready.run("lint", failing=failing)
    checks = [line for line in out.splitlines() if not line.startswith(("in ", "path "))]
    assert [check.split(" --no")[0].strip() for check in checks] == [
        "ruff check",
        "ruff format --check",
        "mypy",
        "lint-imports",
        "node tests/web/node_modules/.bin/biome check .",
        "node tests/web/node_modules/.bin/tsc -p tests/web",
        "-m client.catalogue --left",
    ]
    assert code == bool(failing)


@pytest.mark.parametrize("failing", ["", "pytest", "coverage", "mypy"])
def test_ci_runs_tests_coverage_and_lint_and_fails_with_any(ready: Machine, failing: str) -> None:
    (ready.bin / "bash").symlink_to(shutil.which("bash") or "bash")
    code, out, _ = ready.run(command=".ci/run", failing=failing)
    assert "lint-imports" in out
    assert code == bool(failing)
    watched, others = [line.split() for line in out.splitlines() if line.startswith("pytest ")]
    assert "--cov" in watched and "--cov" not in others
    apart = {word.removeprefix("--ignore=") for word in others if word.startswith("--ignore=")}
    assert apart and apart <= {*watched}, "no test is left out"


@pytest.mark.parametrize("root", [True, False])
@pytest.mark.parametrize(
    ("package", "found"),
    [
        ("chromium", ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]),
        ("haproxy", ["/usr/bin/haproxy", "/usr/sbin/haproxy", "/usr/local/sbin/haproxy"]),
        ("postgresql", ["/usr/bin/postgres", "/usr/lib/postgresql/17/bin/postgres"]),
    ],
)
def test_ci_installs_a_program_that_is_missing(machine: Machine, package: str, found: list[str], root: bool) -> None:
    machine.install()
    (machine.bin / "bash").symlink_to(shutil.which("bash") or "bash")
    machine.installs_with_apt(root)
    before = "" if root else "sudo -n "
    command = f"{before}apt-get install -qy --no-install-recommends {package}"
    assert machine.run(command=".ci/run")[0] == 0
    assert machine.calls.count(command) == 1
    assert f"{before}apt-get update -q" in machine.calls
    for path in found:
        program = machine.has(path)
        assert machine.run(command=".ci/run")[0] == 0
        assert machine.calls.count(command) == 1, path
        program.unlink()


@pytest.mark.parametrize("name", ["dev", "pyproject.toml", "tests/constraints.txt", LOCK, ".venv/pyvenv.cfg"])
def test_a_changed_dependency_updates_the_environment(ready: Machine, name: str) -> None:
    with (ready.clone / name).open("a") as file:
        file.write("\n# changed\n")
    assert ready.run("play")[2] == "Bringing .venv up to date.\n"
    assert len(ready.installs) == 2
    assert ready.run("play")[2] == ""


def test_clone_that_was_moved_is_set_up_again(ready: Machine) -> None:
    ready.clone = ready.clone.rename(ready.clone.with_name("moved"))
    assert ready.run("play")[2] != ""
    assert len(ready.installs) == 2


def test_interpreter_that_is_gone_is_replaced(ready: Machine) -> None:
    (ready.clone / ".venv/bin/python").unlink()
    assert ready.run("play")[0] == 0
    assert len(ready.installs) == 2


def test_failed_set_up_shows_why_and_is_done_again(machine: Machine) -> None:
    machine.install()
    machine.fault.write_text("no route to host\n")
    code, out, err = machine.run("play")
    assert (code, out) == (1, "")
    assert "no route to host\nSetting Turnabout up failed" in err
    machine.fault.unlink()
    assert machine.run("play")[0] == 0
    assert machine.calls.count("python3 -m venv .venv") == 2


def wait_for(process: subprocess.Popen[str], text: str) -> None:
    assert process.stderr is not None
    for line in process.stderr:
        if text in line:
            return
    pytest.fail(f"{text!r} was never said")


def test_killed_set_up_is_done_again(machine: Machine) -> None:
    machine.install()
    os.mkfifo(machine.gate)
    gone, held = os.pipe()
    process = machine.start("play", held=held)
    os.close(held)
    with machine.gate.open("w"):  # opens when the installation reads it
        process.kill()
        process.communicate()
    with open(gone) as installation:  # which is its own process, and goes on for a moment
        installation.read()
    machine.gate.unlink()
    assert machine.run("play")[0] == 0
    assert machine.calls.count("python3 -m venv .venv") == 2


def test_interrupted_set_up_leaves_no_lock(machine: Machine) -> None:
    machine.install()
    os.mkfifo(machine.gate)
    process = machine.start("play")
    with machine.gate.open("w"):
        process.send_signal(signal.SIGTERM)
    process.communicate()
    assert process.returncode == 128 + signal.SIGTERM
    assert not list(machine.clone.glob(".venv.lock*"))


def test_second_terminal_waits_for_the_first_and_says_so(machine: Machine) -> None:
    machine.install()
    os.mkfifo(machine.gate)
    first = machine.start("play")
    with machine.gate.open("w"):
        second = machine.start("play")
        wait_for(second, f"Waiting for another ./dev (process {first.pid})")
    assert [process.communicate()[0].splitlines()[0] for process in (first, second)] == ["turnabout play"] * 2
    assert len(machine.installs) == 1


def test_lock_of_a_process_that_is_gone_is_taken_over_by_one(machine: Machine) -> None:
    machine.install()
    gone = subprocess.Popen(["/bin/sh", "-c", "exit"])
    gone.wait()
    (machine.clone / ".venv.lock").symlink_to(str(gone.pid))
    started = [machine.start("play") for _ in range(6)]
    assert [process.communicate()[0].splitlines()[0] for process in started] == ["turnabout play"] * 6
    assert len(machine.installs) == 1
    assert not list(machine.clone.glob(".venv.lock*"))


def test_python_that_is_too_old_is_named(machine: Machine) -> None:
    machine.install(too_old=True)
    assert machine.run("play") == (1, "", "Turnabout needs Python 3.11 or later; python3 here is 3.9.2.\n")


def test_a_missing_python_is_explained(machine: Machine) -> None:
    assert machine.run("play") == (1, "", "Turnabout needs Python 3.11 or later; there is no python3 here.\n")


@pytest.mark.parametrize("name", ["python3.11", "python3.12", "python3.13", "python3.14"])
def test_newer_python_beside_an_old_one_is_found(machine: Machine, name: str) -> None:
    machine.install(too_old=True)
    machine.install(name)
    assert machine.run("play")[0] == 0
    assert machine.calls[0] == f"{name} -m venv .venv"


def test_uv_is_used_if_it_is_installed(machine: Machine) -> None:
    machine.install(too_old=True)
    machine.install("uv")
    assert machine.run("play")[0] == 0
    assert all(call.startswith("uv ") for call in machine.calls)
    assert "--constraint tests/constraints.txt" in machine.installs[0]


def test_an_environment_made_by_uv_is_rebuilt_without_uv(machine: Machine) -> None:
    machine.install("uv")
    machine.run("play")
    (machine.bin / "uv").unlink()
    machine.install()
    assert machine.run("test")[0] == 0
    assert "python3 -m venv .venv" in machine.calls


def test_clone_is_found_through_symbolic_links(ready: Machine) -> None:
    (ready.elsewhere / "first").symlink_to(ready.clone / "dev")
    (ready.elsewhere / "second").symlink_to("first")
    assert ready.run("play", command=str(ready.elsewhere / "second"))[1].startswith("turnabout play\n")
    assert len(ready.installs) == 1


@pytest.mark.parametrize("shell", [name for name in ("sh", "dash", "bash", "ksh", "zsh", "yash") if shutil.which(name)])
def test_any_posix_shell_runs_it(machine: Machine, shell: str) -> None:
    machine.install()
    run = subprocess.run(
        [shutil.which(shell) or shell, "dev", "play"],
        cwd=machine.clone,
        env={"PATH": str(machine.bin)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith("turnabout play\n")


def test_every_pin_is_exact_and_names_no_place() -> None:
    pins = [line for line in (HERE / "tests/constraints.txt").read_text().splitlines() if not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", pin)] == []


def test_lock_of_the_browser_clients_checks_names_no_place_and_every_platforms_programs() -> None:
    lock = json.loads((HERE / LOCK).read_text())
    packages = lock["packages"]
    assert "resolved" not in {name for package in packages.values() for name in package}
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert {name for name in wanted if f"node_modules/{name}" not in packages} == set()
