"""The server: tables for people, over HTTP and WebSockets, kept in a database."""

from tetrapolis.core.extras import need

need("server")
