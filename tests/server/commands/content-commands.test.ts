import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/storage/database/database.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

const root = join(import.meta.dirname, '../../..');
const folder = makeTestFolder('content-commands');
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs a command and tells its exit code and all that it said. */
function run(command: string, ...args: string[]): string {
  return runFile(`server/cli/content/${command}.ts`, ...args);
}

function runFile(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: addressOf(database.connection) },
  });
  return `${status}: ${stdout}${stderr}`;
}

test('content goes in, comes out, and is checked; every file is told with what happens to it', () => {
  const [given, out] = [join(folder, 'given'), join(folder, 'out')];
  expect(run('content-import')).toMatch(/^1: Usage: npm run content:import/);
  mkdirSync(given);
  expect(run('content-import', given)).toMatch(/^1: .*holds no content/);
  cpSync(join(root, 'content-fixtures/at'), join(given, 'at'), { recursive: true });
  const dry = run('content-import', given, '--dry-run');
  expect(dry).toMatch(/^0: at\/buckets\/de-AT\/banners\/\S+: new\n/);
  expect(dry).toContain('Nothing was written: this was a dry run.');
  const home = join(given, 'at/pages/de-AT/home.json');
  const text = readFileSync(home, 'utf8');
  writeFileSync(home, '{');
  expect(run('content-import', given)).toMatch(
    /^1: [^]*at\/pages\/de-AT\/home\.json: Not the JSON[^]*Nothing was written: correct/,
  );
  writeFileSync(home, text);
  expect(run('content-import', given)).toMatch(
    /^0: [^]*at\/pages\/de-AT\/lp\/weihnachten\.draft\.json: new draft\n[^]*within a second/,
  );
  expect(run('content-import', given)).toMatch(/^0: 0 changed, [1-9]\d\d as they are, 0 kept, 0 faults\./);
  expect(run('content-export', out)).toMatch(/^0: [^]*[1-9]\d\d written, 0 as they were, 0 of others/);
  expect(readFileSync(join(out, 'at/pages/de-AT/home.json'), 'utf8')).toBe(text);
  writeFileSync(join(out, 'at/pages/de-AT/alt.json'), text);
  expect(run('content-export', out, '--prune')).toContain('at/pages/de-AT/alt.json: taken away');
  writeFileSync(join(out, 'at/pages/de-AT/home.json'), text.replace('"title": "', '"title": "Neu '));
  expect(run('content-import', out)).toMatch(/^0: at\/pages\/de-AT\/home\.json: changed\n1 changed/);
  expect(runFile('dist/server/check-content.js', '--store')).toMatch(
    // The other shop is not in it.
    /^1: [^]*default fr-CH shop: IS NOT SHOWN \(store:[^]*\b[1-9]\d pages, /,
  );
});
