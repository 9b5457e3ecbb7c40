"""Run by alembic: applies the revisions on the connection that the store hands over."""

from alembic import context

from core.labels.store.tables import StudyTables

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=StudyTables.metadata,
    version_table=context.config.attributes["version_table"],
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
