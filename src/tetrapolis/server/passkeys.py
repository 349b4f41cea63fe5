"""Passkeys: a device proves who somebody is, and nothing has to be remembered. Needs the extra `club`.

What a key ring keeps of us is the guest's id and, to be read by people, the name. Attestation is not asked for: whose
make a device is is none of our business. A counter that steps back is logged, not refused: keys that are kept in
several devices count on their own.
"""

from __future__ import annotations

import base64
import json
import logging
import time
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tetrapolis.server import once, schema
from tetrapolis.server.config import Config
from tetrapolis.server.people import new_id
from tetrapolis.server.problems import Problem
from tetrapolis.wire.accounts import Passkey
from tetrapolis.wire.answers import Guest

log = logging.getLogger("tetrapolis.passkeys")
MOST = 10
"""A guest's."""
HOUSE = "Tetrapolis"
Offered = Literal["yes", "off", "missing", "address"]


class Place(msgspec.Struct, frozen=True):
    """Where passkeys are good: the name they belong to, and the origins that may use them."""

    name: str
    origins: list[str]


def place_of(config: Config, host: str) -> Place:
    """By the public URL, or else by the name a request came to, which was checked at the door.

    >>> place_of(Config(public_url="https://play.example.org"), "10.0.0.1")
    Place(name='play.example.org', origins=['https://play.example.org'])
    >>> place_of(Config(), "localhost:8000")
    Place(name='localhost', origins=['https://localhost:8000', 'http://localhost:8000'])
    """
    if config.public_url:
        name = urlsplit(config.public_url).hostname or ""
        beside = [origin for origin in config.origins if urlsplit(origin).hostname == name]
        return Place(name, [config.public_url, *beside])
    return Place(urlsplit(f"//{host}").hostname or "", [f"https://{host}", f"http://{host}"])


def offered(config: Config, host: str) -> Offered:
    """Whether passkeys are to be had, or why not: switched off, the extra is missing, or an address is no name.

    >>> offered(Config(accounts=False), "localhost"), offered(Config(), "127.0.0.1:8000")
    ('off', 'address')
    """
    if not config.accounts:
        return "off"
    if find_spec("webauthn") is None:
        return "missing"
    try:
        ip_address(place_of(config, host).name)
    except ValueError:
        return "yes"
    return "address"


def _needed(config: Config, host: str) -> None:
    if offered(config, host) != "yes":
        raise Problem(409, "server-error-no-passkeys")


def _refused(error: Exception) -> Problem:
    log.info("passkey-refused", extra={"why": str(error)[:200]})
    return Problem(403, "server-error-passkey")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _challenge(credential: dict[str, Any]) -> str:
    """Of which challenge a browser speaks; Problem if it is no answer of a browser."""
    try:
        data = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        return str(data["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise _refused(error) from None


# ---- a new one


async def begin(connection: AsyncConnection, config: Config, host: str, guest: Guest) -> dict[str, Any]:
    """What the browser is to make a key of."""
    _needed(config, host)
    import webauthn
    from webauthn.helpers import structs

    keys = schema.passkeys
    known = [*(await connection.execute(select(keys.c.credential).where(keys.c.guest == guest.id))).scalars()]
    if len(known) >= MOST:
        raise Problem(409, "server-error-many-passkeys", n=MOST)
    made = webauthn.generate_registration_options(
        rp_id=place_of(config, host).name,
        rp_name=HOUSE,
        user_id=guest.id.encode(),
        user_name=guest.name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(each)) for each in known],
    )
    await once.make(connection, "passkey", guest.id, secret=webauthn.helpers.bytes_to_base64url(made.challenge))
    options: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return options


async def add(
    connection: AsyncConnection, config: Config, host: str, guest: Guest, credential: dict[str, Any], device: str
) -> None:
    """A key the browser has made; `device`: what it is called in the list."""
    _needed(config, host)
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge, place = _challenge(credential), place_of(config, host)
    if await once.use(connection, "passkey", challenge, guest.id) is None:
        raise Problem(410, "server-error-passkey-late")
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=place.name,
            expected_origin=place.origins,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise _refused(error) from None
    keys, text = schema.passkeys, webauthn.helpers.bytes_to_base64url
    credential_id, now = text(made.credential_id), time.time()
    if (await connection.execute(select(keys.c.id).where(keys.c.credential == credential_id))).first() is not None:
        raise _refused(ValueError("known already"))
    row: dict[str, Any] = {
        "id": new_id(),
        "guest": guest.id,
        "credential": credential_id,
        "key": text(made.credential_public_key),
    }
    row |= {"counter": made.sign_count, "device": device, "synced": made.credential_backed_up}
    await connection.execute(insert(keys).values(row | {"created": now, "used": now}))


# ---- coming in


async def begin_login(connection: AsyncConnection, config: Config, host: str) -> dict[str, Any]:
    """What the browser is to sign: the same for everybody, for nobody has said a name."""
    _needed(config, host)
    import webauthn

    made = webauthn.generate_authentication_options(rp_id=place_of(config, host).name)
    await once.make(connection, "login", secret=webauthn.helpers.bytes_to_base64url(made.challenge))
    options: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return options


async def login(connection: AsyncConnection, config: Config, host: str, credential: dict[str, Any]) -> str:
    """Whose key has signed: the guest's id."""
    _needed(config, host)
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge, place, keys = _challenge(credential), place_of(config, host), schema.passkeys
    if await once.use(connection, "login", challenge) is None:
        raise Problem(410, "server-error-passkey-late")
    asked = str(credential.get("id", ""))[:2000]
    row = (await connection.execute(select(keys).where(keys.c.credential == asked))).one_or_none()
    if row is None:
        raise Problem(403, "server-error-passkey")
    try:
        done = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=place.name,
            expected_origin=place.origins,
            credential_public_key=_bytes(row.key),
            credential_current_sign_count=0,  # compared here: see above
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise _refused(error) from None
    if done.new_sign_count and done.new_sign_count <= row.counter:
        log.warning("passkey-counter", extra={"guest": row.guest, "before": row.counter, "now": done.new_sign_count})
    seen = {"counter": done.new_sign_count, "used": time.time(), "synced": done.credential_backed_up}
    await connection.execute(update(keys).where(keys.c.id == row.id).values(seen))
    return str(row.guest)


# ---- those there are


async def listed(connection: AsyncConnection, guest: str) -> list[Passkey]:
    """A guest's, the oldest first."""
    columns = schema.passkeys.c
    found = await connection.execute(
        select(schema.passkeys).where(columns.guest == guest).order_by(columns.created, columns.id)
    )
    return [Passkey(row.id, row.device, row.synced, row.created, row.used) for row in found]


async def end(connection: AsyncConnection, guest: str, passkey: str) -> None:
    """One of a guest's is good no longer."""
    columns = schema.passkeys.c
    gone = delete(schema.passkeys).where(columns.id == passkey, columns.guest == guest)
    if (await connection.execute(gone)).rowcount == 0:
        raise Problem(404, "server-error-session")
