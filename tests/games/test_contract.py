"""All laws of our games, in one line each, as a stranger's game has them. Many more games are in the sweeps."""

from tetrapolis.testing import contract

TestAnkhMorpork = contract("ankh_morpork", games=1, looks=12)
TestCitadels = contract("citadels", games=1, looks=12)
TestGenoa = contract("genoa", games=1, looks=12)
TestWalledCity = contract("walled_city", games=1, looks=12)
