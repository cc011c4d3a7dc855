"""Where settings come from, and what links open."""

from pathlib import Path

import pytest

from tocca.server.live.limits import Bucket, Limits
from tocca.server.live.links import Signer, new_table_id
from tocca.server.room.roles import PLAY, WATCH, Role
from tocca.server.settings import BadSetting, Settings, read_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tocca.toml"
    path.write_text('port = 1\nhost = "file"\ntables = 7\nbase_path = "games/"\n')
    return path


def test_the_command_line_comes_before_the_environment_before_the_file(file: Path) -> None:
    environment = {"TOCCA_PORT": "2", "TOCCA_LOG": "debug", "TOCCA_BURST": "9", "PORT": "77", "TOCCA_CRASH": "x"}
    settings = read_settings({"port": 3, "log": None}, environment, file)
    assert settings.port == 3
    assert settings.log == "debug"
    assert settings.host == "file"
    assert settings.limits == Limits(tables=7, burst=9)
    assert read_settings({}, environment, file).port == 2
    assert read_settings({}, {}, file).port == 1
    assert read_settings({}, {}) == Settings()


def test_an_empty_variable_is_none() -> None:
    assert read_settings({}, {"TOCCA_PORT": "", "TOCCA_HOST": ""}) == Settings()


@pytest.mark.parametrize(("given", "base"), [("", ""), ("/", ""), ("club", "/club"), ("/a/b/", "/a/b")])
def test_base_paths(given: str, base: str) -> None:
    assert read_settings({"base_path": given}, {}).base_path == base


@pytest.mark.parametrize(
    ("given", "environment", "toml", "says"),
    [
        ({"colour": "red"}, {}, "", "the command line: there is no setting 'colour'"),
        ({}, {}, "colour = 1", "there is no setting 'colour'"),
        ({}, {"TOCCA_PORT": "many"}, "", "the environment: port must be a whole number"),
        ({}, {"TOCCA_PORT": "-1"}, "", "port must be a whole number"),
        ({}, {"TOCCA_PORT": "65536"}, "", "port must be from 0 to 65535"),
        ({}, {}, "port = '1'", None),
        ({}, {}, "port = true", "port must be a whole number, not True"),
        ({}, {}, "host = 1", "host must be text"),
        ({}, {}, "port = ", "can't be read"),
        ({"bot_pace": 1001}, {}, "", "bot_pace must be from 0 to 1000, not 1001"),
        ({}, {}, "bot_pace = -1", "bot_pace must be from 0 to 1000, not -1"),
        ({}, {"TOCCA_BOT_PACE": "slow"}, "", "bot_pace must be a whole number"),
        ({"log": "loud"}, {}, "", "log must be"),
        ({"tables": 0}, {}, "", "tables must be at least 1"),
        ({"limits": 1}, {}, "", "there is no setting 'limits'"),
    ],
)
def test_settings_that_make_no_sense(
    given: dict[str, object], environment: dict[str, str], toml: str, says: str | None, tmp_path: Path
) -> None:
    file = tmp_path / "tocca.toml"
    file.write_text(toml)
    if says is None:
        assert read_settings(given, environment, file).port == 1
        return
    with pytest.raises(BadSetting) as problem:
        read_settings(given, environment, file)
    assert says in str(problem.value)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadSetting, match="can't be read"):
        read_settings({}, {}, Path("/nowhere/tocca.toml"))


# -- links -----------------------------------------------------------------------------------------

ONE, OTHER = Signer(b"1" * 32), Signer(b"2" * 32)


def test_a_token_says_who_somebody_is() -> None:
    guest = ONE.new_guest()
    assert ONE.verify_token(ONE.sign_token(guest)) == guest
    assert OTHER.verify_token(ONE.sign_token(guest)) is None


def test_forged_tokens_are_nobodys() -> None:
    token = ONE.sign_token("abc")
    for place in range(len(token)):
        for letter in "a2.\0é":
            forged = token[:place] + letter + token[place + 1 :]
            assert ONE.verify_token(forged) == ("abc" if forged == token else None)
    for forged in ("", ".", "abc", "abc.", token + "a", token[:-1], "." + token, token.upper(), "x" * 10_000):
        assert ONE.verify_token(forged) is None


def test_a_key_opens_one_thing_at_one_table() -> None:
    roles = [PLAY, WATCH, *(Role("seat", seat) for seat in range(4))]
    keys = [ONE.sign_key("t1", role) for role in roles]
    assert len(set(keys)) == len(roles)
    for role, key in zip(roles, keys, strict=True):
        assert ONE.verify_key("t1", key, 4) == role
        assert ONE.verify_key("t2", key, 4) is None
        assert OTHER.verify_key("t1", key, 4) is None
        for bad in ("", key[:-1], key + "a", key.upper(), "é" * 20):
            assert ONE.verify_key("t1", bad, 4) is None
    assert ONE.verify_key("t1", keys[-1], 2) is None  # a seat that is not there


def test_tokens_and_keys_are_not_each_other() -> None:
    assert ONE.verify_token(f"t1.{ONE.sign_key('t1', PLAY)}") is None
    assert ONE.verify_key("abc", ONE.sign_token("abc").split(".")[1][:20], 4) is None


def test_a_secret_must_be_one() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Signer(b"short")


def test_names_of_tables_do_not_come_twice() -> None:
    names = {new_table_id() for _ in range(10_000)}
    assert len(names) == 10_000
    assert all(len(name) == 10 and name.isalnum() and name.islower() for name in names if not name.isdigit())


# -- limits ----------------------------------------------------------------------------------------


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(10, 3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.1) for _ in range(2)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
