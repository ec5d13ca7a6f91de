import { appliedMigrations } from '../migrate.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, type LoadBackupOptions, loadBackup } from './read-backup.ts';

/**
 * Loads a backup into a database on a server, as when a shop moves there. Throws unless nobody has used that database: what
 * somebody else's server holds is not ours to replace.
 */
export async function fillEmptyDatabase(options: Omit<LoadBackupOptions, 'backup'>): Promise<Manifest> {
  const backup = await checkBackup(options.folder, options.migrations);
  if ((await appliedMigrations(options.database.kysely)).length > 0) {
    throw new Error('The database at DATABASE_URL is not empty: name one that the shop has not used yet.');
  }
  await loadBackup({ ...options, backup });
  return backup;
}
