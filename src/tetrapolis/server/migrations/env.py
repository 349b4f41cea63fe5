"""Alembic runs migrations over the connection the server (or a test) hands it."""

from alembic import context

from tetrapolis.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
