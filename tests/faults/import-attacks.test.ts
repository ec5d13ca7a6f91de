import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productSafety } from '../../schemas/catalogue/product-safety.ts';
import { noteChanges } from '../../server/search/changes/changes-in-database.ts';
import type { CatalogueStore } from '../../server/shop/catalogue/catalogue-store.ts';
import { exportedProduct } from '../../server/shop/catalogue/import/exported-product.ts';
import { importFiles } from '../../server/shop/catalogue/import/import-files.ts';
import { describeProblem } from '../../server/shop/catalogue/import/import-problem.ts';
import type { ImportTerms } from '../../server/shop/catalogue/import/import-terms.ts';
import type { ImportFile } from '../../server/shop/catalogue/import/read-product-file.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import { testDress, testNow, testProduct } from '../../server/shop/catalogue/testing/catalogue-product.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { addressOf, openTestDatabase } from '../services/test-database.ts';
import { makeTestFolder } from '../services/test-folder.ts';
import { hostileImport } from './hostile-import.ts';

// Imports of files that somebody spoilt, and imports that are killed: what is read is stored or told, all or nothing is
// written, and a dry run says what the real one does. `ATTACKS=5000` makes them many (docs/testing.md).

const attacks = Number(process.env['ATTACKS'] ?? 60);
const firstSeed = Number(process.env['SEED'] ?? 1);
const kills = Math.max(2, Math.ceil(attacks / 100));

/** Each attack some time after the one before: prices begin when they are imported. */
const termsAt = (seed: number): ImportTerms => ({
  locale: 'de-AT',
  now: testNow + seed * 60_000,
  categories: new Set(['women-dresses']),
  pictures: new Set(['dress-wrap-sage', 'dress-wrap-black']),
  safetyOf: (brand) => (brand === 'Kornfeld' ? productSafety.parse(testProduct().safety) : undefined),
  attributes: new Map(),
  sizeTables: new Set(['dresses']),
  defaults: { area: 'fashion', type: 'wrap-dress', categories: ['women-dresses'] },
});

let database: Database;
let store: CatalogueStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createSqlCatalogueStore(database, { onWritten: noteChanges });
  const known = testProduct({ sku: '700001' });
  expect(await store.write('at', { put: [{ product: testDress() }, { product: known }] })).toEqual({
    ok: true,
  });
});
afterAll(() => database.close());

const bring = (file: ImportFile, seed: number, isDry: boolean) =>
  importFiles({ store, tenant: 'at', files: [file], terms: termsAt(seed), isDry, skipsBroken: true });

/** Everything of products and prices, as one text. */
async function digest({ kysely }: Database = database): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(document::text, '' order by tenant, sku)) from catalogue_product) as products,
           (select md5(string_agg(variant::text, '' order by tenant, sku)) from catalogue_variant variant) as variants,
           (select md5(string_agg(price::text, '' order by tenant, sku, locale, begun)) from catalogue_price price)
             as prices`.execute(kysely);
  return rows[0];
}

test(`${attacks} spoilt files: what is read is stored or told, and the dry run says what the real one does`, async () => {
  const wrong: unknown[] = [];
  for (let seed = firstSeed; seed < firstSeed + attacks; seed++) {
    const file = hostileImport(seed);
    const fail = (what: string, more?: unknown): void => void wrong.push([seed, what, file.faults, more]);
    const before = await digest();
    const dry = await bring(file, seed, true);
    if (JSON.stringify(await digest()) !== JSON.stringify(before)) fail('the dry run wrote');
    const real = await bring(file, seed, false);
    const said = ({ plan: { insert, change, unchanged, refused, warnings } }: typeof dry) =>
      JSON.stringify({ insert, change, unchanged, refused, warnings });
    if (said(dry) !== said(real)) fail('the dry run said otherwise', [said(dry), said(real)]);
    if (dry.outcome !== 'planned' || real.outcome !== 'written')
      fail('an outcome', [dry.outcome, real.outcome]);

    const { insert, change, unchanged, refused } = real.plan;
    const done = new Set([...insert, ...change.map(({ sku }) => sku), ...unchanged]);
    const told = new Set(refused.map(({ sku }) => sku));
    const isWhole = refused.some(({ sku }) => sku === null);
    for (const [sku, { name, price, stock }] of file.meant) {
      if (!done.has(sku) && !told.has(sku) && !isWhole) fail('a product is neither stored nor told of', sku);
      if (!done.has(sku)) continue;
      const stored = await store.product('at', sku);
      const first = stored?.variants.find((variant) => variant.sku === `${sku}.01`);
      const is = {
        name: stored?.texts['de']?.name,
        price: first?.offers['de-AT']?.price,
        stock: first?.stock,
      };
      if (JSON.stringify(is) !== JSON.stringify({ name, price, stock }))
        fail('a product is stored otherwise', [is, name, price, stock]);
    }
    for (const problem of refused) {
      const words = describeProblem(problem);
      if (
        !words.startsWith(file.name) ||
        /zod|constraint|duplicate key|undefined|\[object|invalid_|NaN/i.test(words)
      )
        fail('a fault is not in words', words);
    }
    const again = await bring(file, seed, true);
    if (again.plan.insert.length > 0 || again.plan.change.length > 0)
      fail('what was stored is not what was read', [again.plan.insert, again.plan.change]);
  }
  expect(wrong.slice(0, 5)).toEqual([]);

  const skus = await store.list('at', null, 1000);
  const products = (await store.products('at', skus)).map((product) => exportedProduct(product, 'de-AT'));
  const before = await digest();
  const bytes = new TextEncoder().encode(JSON.stringify({ products }));
  const { plan } = await bring({ name: 'export.json', bytes }, firstSeed + attacks, false);
  expect([plan.refused, plan.insert, plan.change, plan.unchanged.length]).toEqual([[], [], [], skus.length]);
  expect(await digest()).toEqual(before);
}, 3_600_000);

test(`an import that is killed ${kills} times halfway has written nothing or all, and does the rest when it is run again`, async () => {
  const seeded = await openSeededDatabase('2026-12-01');
  const folder = makeTestFolder('killed-imports');
  const { rows } = await sql<{ brand: string; picture: string }>`
    select document->>'brand' as brand, document->'pictures'->0->>'id' as picture from catalogue_product
     where tenant = 'at' and document->>'area' = 'fashion' order by sku limit 1`.execute(seeded.kysely);
  const { brand, picture } = rows[0] ?? { brand: '', picture: '' };
  const count = 400;
  const lines = Array.from(
    { length: count },
    (_, at) => `88${String(at).padStart(4, '0')};Kleid ${at};${brand};59,90;${picture}`,
  );
  const file = join(folder, 'many.csv');
  writeFileSync(file, ['sku;name;brand;price;picture', ...lines].join('\n'));
  const script = join(import.meta.dirname, '../../server/cli/catalogue-import.ts');
  const start = () =>
    spawn(
      process.execPath,
      [script, file, '--area', 'fashion', '--type', 'wrap-dress', '--category', 'women-dresses'],
      {
        env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: addressOf(seeded.connection) },
      },
    );
  const written = async (): Promise<number> => {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*) as count from catalogue_product where tenant = 'at' and sku like '88____'`.execute(
      seeded.kysely,
    );
    return Number(counted[0]?.count);
  };
  for (let times = 0; times < kills; times++) {
    const child = start();
    const ended = once(child, 'exit');
    await sleep(900 + times * 350);
    child.kill('SIGKILL');
    await ended;
    // The server ends what its client left behind.
    await expect.poll(written).toSatisfy((all: number) => all === 0 || all === count);
  }
  const child = start();
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [status] = (await once(child, 'close')) as [number];
  expect([status, await written()], said.slice(-400)).toEqual([0, count]);
  await seeded.close();
}, 3_600_000);
