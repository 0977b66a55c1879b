"""`bathysphere serve`."""

from pathlib import Path

from bathysphere.cli.settings import Settings, limits_of
from bathysphere.engine import BadTable
from bathysphere.server.calls.mail import Mailer
from bathysphere.server.calls.service import CallOptions
from bathysphere.server.limits import UNLIMITED
from bathysphere.server.operate.house import House
from bathysphere.server.operate.keeper import Ceilings, Retention
from bathysphere.server.operate.logs import set_up_logs
from bathysphere.server.serve import serve
from bathysphere.words import Words


def call_options(private: bool, smtp: str, sender: str, contact: str) -> CallOptions:
    if contact and not contact.startswith(("mailto:", "https:")):
        raise BadTable("bad_contact", option="--contact", forms="mailto:you@example.org, https://example.org")
    return CallOptions(private, Mailer.at(smtp, sender) if smtp else None, contact)


def serve_command(words: Words, settings: Settings) -> None:
    calls = call_options(settings.private_calls, settings.smtp, settings.mail_from, settings.contact)
    set_up_logs(settings.log_level, settings.log_format)
    place = _place(settings)
    sentence = words("cli-serving", address=place, store=settings.store.rpartition("@")[2])
    if "://" not in settings.store:  # a new place for a file of tables is made; a database must be there
        Path(settings.store.removeprefix("sqlite:")).parent.mkdir(parents=True, exist_ok=True)
    house = House(
        trusted_proxies=tuple(settings.trusted_proxies),
        password=settings.password,
        allow=tuple(settings.allow),
        imprint=settings.imprint,
        privacy=settings.privacy,
        metrics_for=tuple(settings.metrics_for),
        ceilings=Ceilings(settings.most_tables, settings.least_disk_mb, settings.most_memory_mb),
        retention=Retention(settings.keep_finished_days, settings.keep_abandoned_days, settings.keep_waiting_days),
    )
    serve(
        settings.host,
        settings.port,
        settings.store,
        frozenset(settings.origin),
        limits_of(settings, UNLIMITED),
        lambda: print(sentence, flush=True),
        calls,
        house,
        settings.socket,
        max(1, settings.workers),
        words.error,
    )


def _place(settings: Settings) -> str:
    if settings.socket:
        return f"unix:{settings.socket}"
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
