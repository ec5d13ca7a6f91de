import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { collectingLog } from '../../services/collecting-log.ts';
import { makeTestFolder } from '../../services/test-folder.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { migrate } from '../../../server/storage/database/migrate.ts';
import { migrations } from '../../../server/storage/database/migrations.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';

const folder = makeTestFolder('backup-command');
const backup = join(folder, 'monday');

/** Runs the command and tells its exit code and all that it said, as one text. */
function run(command: string, ...args: string[]): string {
  const script = resolve('server/cli', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  return `${status}: ${stdout}${stderr}`;
}

const open = (): Promise<Database> =>
  openDatabase({ driver: 'embedded', dataDir: folder, name: 'shop', log: collectingLog() });

async function createdAt(database: Database): Promise<unknown> {
  return (await sql`select created_at from installation`.execute(database.kysely)).rows;
}

test('backup and restore bring the embedded database back, with the shop running and without', async () => {
  expect(run('backup', '--to', backup)).toMatch(/^1: [^]*nothing to back up/);

  let shop = await open();
  await migrate(shop, migrations);
  const before = await createdAt(shop);
  expect(run('backup', '--to', backup)).toMatch(/^0: [^]*Backup of \d+ tables with \d+ rows in .*monday/);
  await sql`update installation set created_at = '2000-01-01'`.execute(shop.kysely);
  expect(run('restore', backup, '--overwrite')).toMatch(/^1: [^]*in use by another process \(shop, process/);
  await shop.close();

  expect(run('restore', backup)).toMatch(/^1: [^]*add --overwrite/);
  expect(run('restore', backup, '--overwrite')).toMatch(/^0: [^]*Restored/);
  shop = await open();
  expect(await createdAt(shop)).toEqual(before);
  await shop.close();

  expect(run('restore')).toMatch(/^1: [^]*Usage: npm run restore/);
  expect(run('restore', join(folder, 'nowhere'))).toMatch(/^1: [^]*no complete backup/);
});
