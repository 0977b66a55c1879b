"""What requests have in common where there is a network: how often an address may ask, and calling people."""

from bathysphere.server.calls.service import Calls
from bathysphere.server.http.routing import Site
from bathysphere.server.hub import Hub
from bathysphere.server.limits import Buckets


class ServerSite(Site):
    def __init__(self, hub: Hub, calls: Calls) -> None:
        super().__init__(hub)
        limits = hub.limits
        self.calls = calls
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.pages = Buckets(limits.pages_per_second, limits.pages_at_once)
        self.callers = Buckets(limits.calls_per_second, limits.calls_at_once)
        self.guesses = Buckets(limits.guesses_per_second, limits.guesses_at_once)
        self.letters = Buckets(limits.letters_per_second, limits.letters_at_once)
