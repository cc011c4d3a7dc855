"""Alembic runs this. The connection, already in a transaction, comes from `migrate`."""

from alembic import context

from tocca.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
