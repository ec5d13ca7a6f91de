import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqlCatalogueStore } from '../../../server/shop/catalogue/sql-catalogue-store.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { changedTenants } from '../../services/changed-tenants.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

const root = join(import.meta.dirname, '../../..');
const folder = makeTestFolder('catalogue-commands');
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs a command and tells its exit code and all that it said. */
function run(command: string, ...args: string[]): string {
  return runIn(root, command, ...args);
}

function runIn(cwd: string, command: string, ...args: string[]): string {
  const script = join(root, 'server/cli', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: addressOf(database.connection) },
  });
  return `${status}: ${stdout}${stderr}`;
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Everything that a seed has made but times of the clock, as one text. */
async function digest(): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(document::text, '' order by sku)) from catalogue_product) as products,
           (select md5(string_agg(variant::text, '' order by tenant, sku)) from catalogue_variant variant) as variants,
           (select md5(string_agg(sku || locale || price || begun, '' order by sku, locale, begun))
              from catalogue_price) as prices,
           (select md5(string_agg(tenant || term || id, '' order by tenant, locale, term))
              from search_term) as terms`.execute(database.kysely);
  return rows[0];
}

describe('npm run seed', () => {
  test('fills catalogue and search, tells how far it is, and a second time changes nothing', async () => {
    const said = run('seed', '--products', '130', '--tenant', 'at', '--day', '2026-11-28');
    expect(said).toMatch(/^0: at: 130 products, [1-9]\d+ new reviews, 1\d\d found in de-AT\n/);
    expect(said).toContain('products of at: 130 of 130\n');
    expect(said).toMatch(/search of at, de-AT: 1\d\d of 130\n/);
    const store = createSqlCatalogueStore(database);
    expect(await store.count('at')).toBe(130);
    expect(await store.count('default')).toBe(0);
    expect((await store.categories('at')).length).toBeGreaterThan(60);

    const before = await digest();
    expect(run('seed', '--products', '130', '--tenant', 'at', '--day', '2026-11-28')).toMatch(
      /^0: at: 130 products, 0 new reviews, /,
    );
    expect(await digest()).toEqual(before);
  });

  test('leaves out a shop that lacks something, says what to do, and fills the others', async () => {
    const { root: place, remove } = changedTenants('at', () => {});
    const tenants = join(place, 'tenants');
    // Between the two of the project, by name.
    cpSync(join(tenants, 'at'), join(tenants, 'ch'), { recursive: true });
    const config = JSON.parse(readFileSync(join(tenants, 'ch/tenant.json'), 'utf8')) as object;
    writeFileSync(join(tenants, 'ch/tenant.json'), JSON.stringify({ ...config, slug: 'ch' }));
    const said = runIn(place, 'seed', '--products', '4', '--reviewed', '1', '--day', '2026-11-28');
    remove();
    expect(said).toMatch(/^2: at: 4 products, .*\ndefault: 4 products, /);
    expect(said).toContain(
      'The shop "ch" is left out. It has no categories: add its tree under "trees" in content-fixtures/demonstration/words/categories.json.\n' +
        '  Then fill it: npm run seed -- --tenant ch\n',
    );
    const store = createSqlCatalogueStore(database);
    expect(await store.count('ch')).toBe(0);
    expect(await store.count('default')).toBe(4);
  });

  test('of a first start leaves a server alone', () => {
    expect(run('seed', '--first')).toBe('0: ');
  });

  test.each([
    [['--products', 'viele'], /^1: Usage/],
    [['--tenant', 'ch'], /^1: There is no tenant "ch"\. There are: at, default\./],
  ])('with %j says what is wrong', (args, expected) => {
    expect(run('seed', ...args)).toMatch(expected);
  });
});

describe('npm run catalogue:import', () => {
  const good = (): string =>
    file(
      'good.csv',
      'sku;name;brand;price;picture\n990001;Wickelkleid Quittengelb;Kornfeld;59,90;dress-wrap-sage\n',
    );
  const terms = ['--area', 'fashion', '--type', 'wrap-dress', '--category', 'women-dresses'];

  test('tells on a dry run what it would do, and does nothing', async () => {
    expect(run('catalogue-import', good(), '--dry-run', ...terms)).toMatch(
      /^0: 990001: new\n1 new, 0 changed, 0 as they were, 0 faults\. Nothing was written/,
    );
    expect(await createSqlCatalogueStore(database).product('at', '990001')).toBeNull();
  });

  test('tells every broken row with file, line and reason, and writes nothing', async () => {
    const broken = file('broken.csv', 'sku;price\n990002;viel\n990003;-3\n');
    const said = run('catalogue-import', good(), broken, ...terms);
    expect(said).toMatch(/^1: 990001: new\n1 new/);
    expect(said).toMatch(/broken\.csv:2 price \(990002\): .*\n/);
    expect(said).toMatch(/broken\.csv:3 price \(990003\): .*\n/);
    expect(await createSqlCatalogueStore(database).product('at', '990001')).toBeNull();
  });

  test('writes the rest with --skip-broken, and the search finds it', async () => {
    const broken = file('broken.csv', 'sku;price\n990002;viel\n');
    const said = run('catalogue-import', good(), broken, '--skip-broken', ...terms);
    expect(said).toMatch(/^1: 990001: new\n1 new, 0 changed, 0 as they were, 1 fault\./);
    expect(await createSqlCatalogueStore(database).product('at', '990001')).toMatchObject({
      texts: { de: { name: 'Wickelkleid Quittengelb' } },
    });
    const { rows } = await sql`
      select display from search_word
       where tenant = 'at' and locale = 'de-AT' and word = 'quittengelb'`.execute(database.kysely);
    expect(rows).toHaveLength(1);
    expect(run('catalogue-import', good(), ...terms)).toMatch(/^0: 0 new, 0 changed, 1 as they were/);
    const dearer = file('dearer.csv', 'sku;price\n990001;69,90\n');
    expect(run('catalogue-import', dearer, '--dry-run')).toContain(
      '990001 variants.990001.01.offers.de-AT.price: 59.90 → 69.90\n',
    );
    const json = run('catalogue-import', dearer, '--dry-run', '--json');
    expect(JSON.parse(json.replace(/^0: /, ''))).toMatchObject({
      outcome: 'planned',
      changed: [{ sku: '990001', changes: [{ from: 5990, to: 6990 }] }],
    });
  });

  test.each([
    [[], /^1: Usage: npm run catalogue:import/],
    [['x.csv', '--area', 'garten'], /--area is one of /],
    [['nowhere.csv'], /^1: .*nowhere\.csv/],
    [['x.csv', '--locale', 'fr-CH'], /^1: The shop "at" has no locale "fr-CH"\. It has: de-AT\./],
  ])('with %j says what is wrong', (args, expected) => {
    expect(run('catalogue-import', ...args)).toMatch(expected);
  });
});

describe('npm run catalogue:export', () => {
  test('writes what an import reads, and an import of it changes nothing', async () => {
    const path = join(folder, 'export.json');
    expect(run('catalogue-export', path)).toBe(`0: 131 products of at in de-AT: ${path}\n`);
    const before = await digest();
    expect(run('catalogue-import', path)).toMatch(/^0: 0 new, 0 changed, 131 as they were, 0 faults/);
    expect(await digest()).toEqual(before);
  });

  test.each([
    [[], /^1: Usage: npm run catalogue:export/],
    [['x.csv'], /^1: Usage/],
    [['x.json', '--locale', 'fr-CH'], /^1: The shop "at" has no locale "fr-CH"/],
  ])('with %j says what is wrong', (args, expected) => {
    expect(run('catalogue-export', ...args)).toMatch(expected);
  });
});

test('npm run search:rebuild writes the search anew', async () => {
  await sql`delete from search_forward`.execute(database.kysely);
  expect(run('search-rebuild', '--tenant', 'at')).toMatch(/^0: at, de-AT: 1\d\d of 131 products are found/);
  const { rows } = await sql`select doc from search_forward`.execute(database.kysely);
  expect(rows.length).toBeGreaterThan(100);
});
