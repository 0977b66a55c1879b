"""How a server is set up: by flags, by the environment (`BATHYSPHERE_PORT`), or by a file, in this order.

Every setting has one name everywhere: `--trusted-proxies`, `BATHYSPHERE_TRUSTED_PROXIES`, `trusted_proxies = […]`.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bathysphere.engine import BadTable
from bathysphere.server.limits import Limits
from bathysphere.server.operate.networks import LOOPBACK

PREFIX = "BATHYSPHERE_"
FILE = "bathysphere.toml"
DEFAULT = "default"
SECRET = "password"
HIDDEN = "********"
_CREDENTIALS = re.compile(r"(://)[^@/]*@")


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8700
    socket: str = ""
    workers: int = 1
    store: str = "saves/tables.db"
    origin: list[str] = []
    trusted_proxies: list[str] = msgspec.field(default_factory=lambda: list(LOOPBACK))
    password: str = ""
    password_file: str = ""
    allow: list[str] = []
    imprint: str = ""
    privacy: str = ""
    smtp: str = ""
    mail_from: str = ""
    contact: str = ""
    private_calls: bool = False
    content: list[str] = []
    language: str = ""
    unlimited: bool = False
    metrics_for: list[str] = msgspec.field(default_factory=lambda: list(LOOPBACK))
    log_level: str = "warning"
    log_format: str = "text"
    most_tables: int = 0
    least_disk_mb: int = 100
    most_memory_mb: int = 0
    keep_finished_days: float = 0
    keep_abandoned_days: float = 0
    keep_waiting_days: float = 0
    limits: dict[str, float] = {}


class Found(NamedTuple):
    """The settings, and where each of them comes from."""

    settings: Settings
    sources: Mapping[str, str]


def find_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: str = "") -> Found:
    """`flags` are those that were given; a file that is not named is read if it lies here."""
    named = file or environment.get(f"{PREFIX}CONFIG", "")
    path = Path(named or FILE)
    values: dict[str, Any] = {}
    sources = dict.fromkeys(Settings.__struct_fields__, DEFAULT)
    if named or path.is_file():
        for name, value in _read(path).items():
            _put(values, sources, name, value, str(path))
    for name in Settings.__struct_fields__:
        variable = PREFIX + name.upper()
        if variable in environment and name != "limits":
            _put(values, sources, name, _from_text(name, environment[variable]), variable)
    for name, value in flags.items():
        _put(values, sources, name, value, f"--{name.replace('_', '-')}")
    settings = msgspec.convert(values, Settings)
    return Found(_with_password(settings), sources)


def shown(found: Found) -> str:
    """As a file that could be read again, each line with its source; secrets are not shown."""
    lines = []
    for name in Settings.__struct_fields__:
        value = getattr(found.settings, name)
        if name != "limits":
            lines.append((f"{name} = {_toml(_masked(name, value))}", found.sources[name]))
    width = min(60, max(len(line) for line, _ in lines))
    text = "".join(f"{line:{width}}  # {source}\n" for line, source in lines)
    limits = found.settings.limits
    return (
        text
        + "".join([f"\n[limits]  # {found.sources['limits']}\n"] if limits else [])
        + "".join(f"{name} = {_toml(value)}\n" for name, value in limits.items())
    )


def limits_of(settings: Settings, unlimited: Limits) -> Limits:
    start = unlimited if settings.unlimited else Limits()
    kinds = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    changed = {name: kinds[name](value) for name, value in settings.limits.items()}
    return msgspec.structs.replace(start, **changed)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadTable("bad_setting_file", setting="config", file=str(path), reason=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadTable("bad_setting_file", setting="config", file=str(path), reason=str(error).rstrip(".")) from None


def _put(values: dict[str, Any], sources: dict[str, str], name: str, value: Any, source: str) -> None:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    if name not in kinds:
        raise BadTable("unknown_setting", setting=name, source=source, settings=", ".join(kinds))
    try:
        values[name] = msgspec.convert(value, kinds[name], strict=False)
    except msgspec.ValidationError:
        wanted = _wanted(kinds[name])
        raise BadTable("bad_setting", setting=name, value=_masked(name, value), wanted=wanted) from None
    for limit in values[name] if name == "limits" else ():
        if limit not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise BadTable("unknown_setting", setting=f"limits.{limit}", source=source, settings=known)
    sources[name] = source


def _from_text(name: str, text: str) -> Any:
    """Lists are separated by commas, and yes is said in several ways."""
    kind = next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    if kind == list[str]:
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind is bool:
        return {"yes": True, "on": True, "no": False, "off": False, "": False}.get(text.lower(), text)
    return text


def _wanted(kind: Any) -> str:
    return {bool: "true, false", int: "8700", list[str]: '["one", "two"]'}.get(kind, "text")


def _with_password(settings: Settings) -> Settings:
    """A file keeps a password out of lists of processes and out of the environment."""
    if not settings.password_file:
        return settings
    try:
        password = Path(settings.password_file).expanduser().read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", "") or str(error)
        file = settings.password_file
        raise BadTable("bad_setting_file", setting="password_file", file=file, reason=reason) from None
    if not password:
        file = settings.password_file
        raise BadTable("bad_setting_file", setting="password_file", file=file, reason="empty")
    return msgspec.structs.replace(settings, password=password)


def _masked(name: str, value: Any) -> Any:
    """Passwords are not shown, nor names and passwords within addresses."""
    if name == SECRET and value:
        return HIDDEN
    return _CREDENTIALS.sub(rf"\1{HIDDEN}@", value) if isinstance(value, str) else value


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    # Texts, numbers, true and false are written in TOML as in JSON.
    return msgspec.json.encode(value).decode()
