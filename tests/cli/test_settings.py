"""Settings come from flags, the environment or a file; what is set, and by what, can be seen; secrets cannot."""

import pytest

from bathysphere.cli.settings import find_settings, limits_of
from bathysphere.engine import BadTable
from bathysphere.server.limits import UNLIMITED, Limits


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)


def test_flags_come_before_the_environment_and_that_before_a_file(tmp_path):
    (tmp_path / "bathysphere.toml").write_text('port = 1\nhost = "filed"\nstore = "filed.db"\n')
    found = find_settings({"port": 3}, {"BATHYSPHERE_PORT": "2", "BATHYSPHERE_HOST": "told"})
    assert (found.settings.port, found.settings.host, found.settings.store) == (3, "told", "filed.db")
    sources = [found.sources[name] for name in ("port", "host", "store", "allow")]
    assert sources == ["--port", "BATHYSPHERE_HOST", "bathysphere.toml", "default"]


def test_the_environment_names_lists_and_yes_in_its_own_way():
    found = find_settings({}, {"BATHYSPHERE_ALLOW": "10.0.0.0/8, ::1", "BATHYSPHERE_PRIVATE_CALLS": "yes"})
    assert found.settings.allow == ["10.0.0.0/8", "::1"]
    assert found.settings.private_calls is True


def test_a_file_may_be_named_by_the_environment_too(tmp_path):
    (tmp_path / "x.toml").write_text("port = 7")
    assert find_settings({}, {"BATHYSPHERE_CONFIG": str(tmp_path / "x.toml")}).settings.port == 7


def test_single_limits_can_be_changed(tmp_path):
    (tmp_path / "bathysphere.toml").write_text("[limits]\ntables_per_second = 2\nspectators_per_table = 12.0\n")
    limits = limits_of(find_settings({}, {}).settings, UNLIMITED)
    assert (limits.tables_per_second, limits.spectators_per_table) == (2.0, 12)
    assert limits.frames_per_second == Limits().frames_per_second


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "no setting prot"),
        ("port = 'many'", "port cannot be many"),
        ("port = ", "cannot be read"),
        ("[limits]\ntabels = 1", "no setting limits.tabels"),
        ("password_file = 'nowhere'", "nowhere"),
    ],
)
def test_what_is_wrong_in_a_file_is_one_sentence(tmp_path, complains, text, said):
    (tmp_path / "bathysphere.toml").write_text(text)
    assert said in complains(2, "serve", "--show-config")


def test_everything_is_shown_with_its_source_but_no_secret(run, tmp_path, monkeypatch):
    (tmp_path / "word").write_text("Ship's biscuit\n")
    (tmp_path / "mine.toml").write_text('smtp = "smtps://ada:hush@mail.example"\n')
    monkeypatch.setenv("BATHYSPHERE_STORE", "postgresql://bathysphere:hush@db/tables")
    code, out, _ = run("serve", "--password-file", tmp_path / "word", "--config", "mine.toml", "--show-config")
    assert code == 0
    assert "hush" not in out
    assert "biscuit" not in out
    assert 'smtp = "smtps://********@mail.example"' in out
    assert "# mine.toml" in out
    assert 'store = "postgresql://********@db/tables"' in out
    assert "# BATHYSPHERE_STORE" in out
    assert 'password = "********"' in out


def test_what_is_shown_can_be_read_again(run, tmp_path):
    _, out, _ = run("serve", "--allow", "10.0.0.0/8", "--port", "9", "--show-config")
    (tmp_path / "again.toml").write_text(out)
    found = find_settings({}, {"BATHYSPHERE_CONFIG": "again.toml"}).settings
    assert (found.allow, found.port) == (["10.0.0.0/8"], 9)


def test_a_bad_value_of_a_secret_is_not_repeated():
    with pytest.raises(BadTable) as said:
        find_settings({"password": ["hush"]}, {})
    assert "hush" not in str(said.value)
