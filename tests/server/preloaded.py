"""What a server imports sooner or later; a process that has done so is split into servers (`serving.Forked`)."""

import aiosqlite  # noqa: F401
import asyncpg  # noqa: F401
import redis.asyncio  # noqa: F401
import uvicorn.lifespan.on
import uvicorn.loops.uvloop
import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

import tetrapolis.server.app
import tetrapolis.server.connections
import tetrapolis.server.edge
import tetrapolis.server.process  # noqa: F401
