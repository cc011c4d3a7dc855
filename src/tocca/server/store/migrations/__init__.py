"""Brings a database of any earlier version up to date, in one transaction."""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from tocca.server.store.errors import NewerDatabase
from tocca.server.store.schema import VERSION_TABLE

HEAD = "head"
_POSTGRESQL_LOCK = 0x70CCA  # two servers that start together must not both migrate; SQLite locks its file
_thread_lock = Lock()  # Alembic keeps what it is doing in global variables


def migrate(engine: Engine, target: str = HEAD) -> None:
    """Upgrade to the target version. A database of a version we don't know is refused untouched."""
    with _thread_lock, engine.execution_options(writes=True).connect() as connection:
        if engine.dialect.name == "sqlite":
            _migrate_sqlite(connection, target)
        else:
            with connection.begin():
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_POSTGRESQL_LOCK})")
                _upgrade(connection, target)


def _migrate_sqlite(connection: Connection, target: str) -> None:
    """SQLite changes a table by building it anew and dropping the old one, which must not cascade. Foreign
    keys can be switched off only while no transaction runs, so past SQLAlchemy."""
    driver = connection.connection.cursor()
    driver.execute("PRAGMA foreign_keys = OFF")
    try:
        with connection.begin():
            _upgrade(connection, target)
    finally:
        driver.execute("PRAGMA foreign_keys = ON")
        driver.close()


def _upgrade(connection: Connection, target: str) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    has = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    for version in has:
        if version not in known:
            raise NewerDatabase(version)
    if set(has) != set(script.get_heads()):
        command.upgrade(config, target)
