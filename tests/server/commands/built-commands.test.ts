import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostmaster } from '../../../server/storage/database/embedded/postmaster.ts';
import { freePort } from '../../running/free-port.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// What a container has: the build, and no sources.

const root = join(import.meta.dirname, '../../..');
const built = (name: string): string => join(root, 'dist/server', `${name}.js`);

test.each(['main', 'picture-worker', 'columns-worker', 'check-content'])('the build has %s', (name) => {
  expect(existsSync(built(name))).toBe(true);
});

test.each([
  ['seed', ['--products', 'viele'], /^Usage: npm run seed/],
  ['catalogue-import', [], /^Usage: npm run catalogue:import/],
  ['catalogue-export', [], /^Usage: npm run catalogue:export/],
  ['content-export', [], /^Usage: npm run content:export/],
  ['content-import', [], /^Usage: npm run content:import/],
  ['search-rebuild', ['--tenant', 'ch'], /^There is no tenant "ch"/],
  ['reviews', ['reject', 'a'], /^Usage: npm run reviews/],
  ['voucher', ['issue'], /^Usage: npm run voucher/],
  ['payments', ['read'], /^Usage: npm run payments/],
  ['orders', ['settled'], /^Usage: npm run orders/],
  ['orders', ['ship', '1000000005'], /^The carrier is missing\.\nUsage:\n {2}npm run orders -- ship /],
  ['staff', ['invite', 'nobody'], /^Usage: npm run staff/],
  ['backup', ['--where'], /Unknown option '--where'/],
  ['restore', [], /^Usage: npm run restore/],
])('the build has the command %s', (name, args, expected) => {
  const { status, stderr } = spawnSync(process.execPath, [built(name), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: makeTestFolder('unused') },
  });
  expect(stderr).toMatch(expected);
  expect(status).toBe(1);
});

test('the first start fills the embedded database beside its first requests, and ends it when it stops', async () => {
  const folder = makeTestFolder('first-start');
  const port = await freePort();
  const shop = spawn(process.execPath, [built('main')], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), PICTURE_DIR: '.data/pictures' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  await expect.poll(() => said).toMatch(/products of at: 250 of /);
  expect(said).toContain('The database is empty: the demonstration is put into it');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(existsSync(join(folder, 'seed-unfinished'))).toBe(true);

  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said).not.toContain('"level":50');
  expect(findPostmaster(join(folder, 'postgres/cluster'))).toBeUndefined();
  // The next start completes it.
  expect(existsSync(join(folder, 'seed-unfinished'))).toBe(true);
});
