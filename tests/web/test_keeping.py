"""Passkeys with Chromium's virtual authenticator: made in one tap, a way back without a name; and what lies around."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.server.serving import Server
from tests.web.browsing import Visitor

pytestmark = pytest.mark.timeout(300)
Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Somebody who comes by the server's name: addresses of numbers have no passkeys."""
    named = cast("Server", SimpleNamespace(url=server.url.replace("127.0.0.1", "localhost")))
    visitors: list[Visitor] = []

    def visit(name: str = "Anna", **how: Any) -> Visitor:
        visitors.append(Visitor(browser, named, name, **how))
        return visitors[-1]

    yield visit
    errors = [
        error
        for visitor in visitors
        for error in visitor.errors
        if not error.startswith("third party: http://localhost")
    ]
    for visitor in visitors:
        visitor.context.close()
    assert errors == []


def with_keys(visitor: Visitor) -> tuple[CDPSession, str]:
    """A device that keeps keys and always says yes."""
    cdp = visitor.context.new_cdp_session(visitor.page)
    cdp.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return cdp, str(made["authenticatorId"])


def make_passkey(visitor: Visitor, button: str = "Make a passkey") -> None:
    visitor.go("/account")
    visitor.page.get_by_role("button", name=button).click()
    visitor.page.get_by_role("button", name=re.compile("Forget the passkey|Törlöm ezt")).first.wait_for()


def test_a_passkey_is_made_in_one_tap_and_brings_the_name_back(come: Come) -> None:
    anna = come("Anna")
    cdp, device = with_keys(anna)
    make_passkey(anna)
    (key,) = cdp.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert key["isResidentCredential"]
    anna.page.get_by_role("button", name="Sign out here").click()
    anna.page.get_by_role("button", name="Yes, sign out").click()
    anna.page.get_by_role("link", name="Come back to a name from before").click()
    anna.page.get_by_role("button", name="Come in with a passkey").click()
    anna.page.get_by_role("heading", name="No table waits for you").wait_for()
    assert anna.api("GET", "/api/me")["name"] == "Anna"
    assert anna.api("GET", "/api/me/account")["passkeys"][0]["used"] > 0


def test_a_device_that_is_somebody_already_asks_which_name_goes_on(come: Come) -> None:
    anna = come("Anna", lang="hu")
    with_keys(anna)
    make_passkey(anna, "Belépőkulcsot készítek")
    first = anna.api("POST", "/api/tables", {"game": "genoa", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    anna.api("POST", "/api/me/sign-out")
    anna.api("POST", "/api/guests", {"name": "Panna", "lang": "hu"})
    second = anna.api("POST", "/api/tables", {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    anna.go("/back")
    anna.page.get_by_role("button", name="Belépek a kulcsommal").click()
    anna.page.get_by_text("Eddig ez a böngésző Panna volt, 1 asztallal.").wait_for()
    anna.page.get_by_role("button", name="Együtt, a név: Panna").click()
    anna.page.locator(".mine li").nth(1).wait_for()
    assert anna.api("GET", "/api/me")["name"] == "Panna"
    assert {each["table"]["id"] for each in anna.api("GET", "/api/tables?which=mine")} == {first, second}


def test_a_forgotten_passkey_brings_nobody_back(come: Come) -> None:
    anna = come("Anna")
    with_keys(anna)
    make_passkey(anna)
    anna.page.get_by_role("button", name="Forget the passkey").click()
    anna.page.get_by_role("button", name="Make a passkey").wait_for()
    anna.go("/back")
    anna.page.get_by_role("button", name="Come in with a passkey").click()
    assert "was not accepted" in anna.page.get_by_role("alert").inner_text()


def test_what_a_key_signed_is_good_once_and_only_for_its_house(come: Come, server: Server) -> None:
    """Replayed it is worth nothing; and a counter that steps back is no reason to keep somebody out."""
    anna = come("Anna")
    cdp, device = with_keys(anna)
    make_passkey(anna)
    sent: list[Any] = []
    anna.page.on(
        "request",
        lambda request: sent.append(request.post_data_json) if request.url.endswith("/api/passkeys") else None,
    )
    anna.go("/back")
    anna.page.get_by_role("button", name="Come in with a passkey").click()
    anna.page.get_by_role("heading", name="No table waits for you").wait_for()
    headers = {"X-Tetrapolis": "1"}
    again = anna.context.request.post(anna.server.url + "/api/passkeys", data=sent[0], headers=headers)
    assert (again.status, again.json()["code"]) == (410, "server-error-passkey-late")
    begun = anna.api("POST", "/api/passkeys/begin")["options"]
    assert begun["challenge"] not in str(sent[0])
    (key,) = cdp.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    cdp.send("WebAuthn.removeCredential", {"authenticatorId": device, "credentialId": key["credentialId"]})
    cdp.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": key | {"signCount": 0}})
    anna.go("/back")
    anna.page.get_by_role("button", name="Come in with a passkey").click()
    anna.page.get_by_role("heading", name="No table waits for you").wait_for()


def test_the_printed_code_is_shown_once_and_used_once(come: Come) -> None:
    anna, laptop = come("Anna"), come("")
    anna.go("/account")
    anna.page.get_by_role("button", name="Make a code").click()
    code = anna.page.get_by_role("status").locator("output").inner_text()
    anna.page.get_by_role("button", name="I have it").click()
    anna.page.get_by_role("button", name="Make a new code").wait_for()
    anna.page.reload()
    anna.page.get_by_role("button", name="Make a new code").wait_for()
    assert code not in anna.page.content()
    laptop.go("/back")
    laptop.page.get_by_label("Seven groups of four").fill(code.lower())
    laptop.page.get_by_role("button", name="Come in with the code").click()
    laptop.page.get_by_role("heading", name="Welcome back, Anna!").wait_for()
    fresh = laptop.page.get_by_role("status").locator("output").inner_text()
    assert fresh != code
    laptop.page.get_by_role("link", name="To my tables").click()
    laptop.page.get_by_role("heading", name="No table waits for you").wait_for()


def test_where_there_can_be_no_passkeys_the_page_says_why(browser: Browser, server: Server) -> None:
    """By an address of numbers; and on plain http, where browsers have none but for this machine itself."""
    anna = Visitor(browser, server, "Anna")
    try:
        anna.go("/account")
        anna.page.get_by_text("this address has numbers").wait_for()
        assert anna.page.get_by_role("button", name="Make a passkey").count() == 0
        anna.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        anna.page.reload()
        anna.page.get_by_text("browsers allow them only over https").wait_for()
        assert anna.page.get_by_role("button", name="Make a passkey").count() == 0
        anna.page.get_by_role("button", name="Make a code").wait_for()
    finally:
        anna.context.close()
