import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { makeTestFolder } from '../../tests/services/test-folder.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import type { Database } from '../storage/database/database.ts';
import { seedDemonstration, type SeededTenant } from './seed-demonstration.ts';

const project = join(import.meta.dirname, '../..');
const at = readTenants(join(project, 'tenants')).find(({ config }) => config.slug === 'at')?.config;
if (!at) throw new Error('There is no shop "at"');

/** A project whose shop `at` has one slice, with this text. */
function withSlice(text: string): string {
  const root = makeTestFolder('seed');
  const content = join(root, 'content-fixtures');
  for (const folder of ['catalogue', 'demonstration'])
    cpSync(join(project, 'content-fixtures', folder), join(content, folder), { recursive: true });
  const slices = join(content, 'at/buckets/products/fashion');
  mkdirSync(slices, { recursive: true });
  writeFileSync(join(slices, 'autumn.json'), text);
  return root;
}

/** Without a database: whoever asks it fails. */
const seed = (root: string, tenant: Pick<TenantConfig, 'slug' | 'locales'>): Promise<SeededTenant[]> =>
  seedDemonstration({
    database: {} as Database,
    root,
    tenants: [tenant],
    now: Date.UTC(2026, 10, 28),
    count: 2,
    onProgress() {},
  });

test('a shop whose slice is none is told the file', async () => {
  const [seeded] = await seed(withSlice('{ "products": 3 }'), at);
  expect(seeded).toEqual({
    tenant: 'at',
    ok: false,
    lacks: [
      expect.stringMatching(
        /content-fixtures\/at\/buckets\/products\/fashion\/autumn\.json is no product slice as schemas\/product-slice\.ts has it\.$/,
      ),
    ],
  });
});

test('a shop without categories is told so', async () => {
  const [seeded] = await seed(project, { ...at, slug: 'ch' });
  expect(seeded).toEqual({
    tenant: 'ch',
    ok: false,
    lacks: [expect.stringContaining('It has no categories') as string],
  });
});

test('a database that fails is no matter of a shop', async () => {
  await expect(seed(project, at)).rejects.toThrow(TypeError);
});
