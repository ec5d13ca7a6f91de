import type { Database } from '../../storage/database/database.ts';
import type { ContentStore } from './content-store.ts';
import { createSqlDocuments } from './sql-documents.ts';
import { createSqlDrafts } from './sql-drafts.ts';
import { createSqlPublication } from './sql-publication.ts';
import { createSqlReleases } from './sql-releases.ts';
import { createSqlSchedule } from './sql-schedule.ts';

/** The content of all shops in the database. */
export function createSqlContentStore(database: Pick<Database, 'kysely'>): ContentStore {
  return {
    ...createSqlDocuments(database),
    ...createSqlDrafts(database),
    ...createSqlPublication(database),
    ...createSqlSchedule(database),
    ...createSqlReleases(database),
  };
}
