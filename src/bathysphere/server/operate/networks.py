"""Networks as operators name them: `192.168.0.0/16`, `2001:db8::/32`, or one address."""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from bathysphere.engine import BadTable

Network = IPv4Network | IPv6Network
LOOPBACK = ("127.0.0.0/8", "::1")


class Networks:
    """Whether an address is in one of them."""

    def __init__(self, named: Iterable[str], option: str) -> None:
        self._networks: list[Network] = []
        for name in named:
            try:
                self._networks.append(ip_network(name.strip(), strict=False))
            except ValueError:
                raise BadTable(
                    "bad_setting", setting=option, value=name, wanted="192.168.0.0/16, 2001:db8::1"
                ) from None

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, address: str) -> bool:
        with suppress(ValueError):
            found = ip_address(address.partition("%")[0])
            if isinstance(found, IPv6Address) and found.ipv4_mapped:
                found = found.ipv4_mapped
            return any(found in network for network in self._networks)
        return False
