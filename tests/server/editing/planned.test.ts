import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createShopAtMoment } from '../../../server/content/store/shop-at-moment.ts';
import { createSqlContentStore } from '../../../server/content/store/sql-content-store.ts';
import { foreseeInvalid } from '../../../server/editing/problems/foresee-invalid.ts';
import type { CheckDraft } from '../../../server/editing/problems/checked-draft.ts';
import { takeBackInvalid } from '../../../server/editing/problems/take-back-invalid.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import { pageFile } from './content-files.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = Date.parse('2026-12-01T12:00:00+01:00');
const act = { author: null, at };

/** A new page with a draft that is planned for a moment, alone or in a release. */
async function planned(path: string, when: number, release?: string) {
  const store = createSqlContentStore(database);
  const id = randomUUID();
  const document = {
    id,
    kind: 'page' as const,
    locale: 'de-AT',
    key: path,
    text: pageFile(path, { kopf: path }),
  };
  const made = await store.create('at', document, act);
  if (!made.ok) throw new Error(made.reason);
  const { base } = made.opened;
  const plan = { action: 'publish', base, note: '', id: randomUUID() } as const;
  if (release === undefined) await store.schedule('at', id, { ...plan, when }, act);
  else await store.planInRelease('at', release, { ...plan, document: id }, act);
  return id;
}

test('what has become invalid before its time is taken back, a release as a whole, and nothing else', async () => {
  const store = createSqlContentStore(database);
  const release = randomUUID();
  await store.createRelease('at', { id: release, title: 'Advent' }, act);
  const soon = at + 30_000;
  // Looked at before the others.
  const breaks = await planned('/lp/bricht', soon - 1);
  const good = await planned('/lp/gut', soon);
  const bad = await planned('/lp/schlecht', soon);
  const late = await planned('/lp/schlecht-spaeter', at + 3_600_000);
  await planned('/lp/gut-im-advent', soon, release);
  await planned('/lp/schlecht-im-advent', soon, release);
  await store.scheduleRelease('at', release, soon, act);
  const seen: number[] = [];
  const check: CheckDraft = async ({ key }, how) => {
    seen.push(how.at);
    // The page as it will be, from the shop of that moment.
    const address = { kind: 'page', tenant: 'at', locale: 'de-AT', path: key } as const;
    expect((await how.source?.read(address, { component: 'test' }))?.status).toBe('found');
    if (key === '/lp/bricht') throw new Error('a bug of a check');
    if (!key.includes('schlecht')) return [];
    return [
      {
        ...{ code: 'props-invalid', severity: 'error', pointer: '', message: '', hint: '' },
        ...{ nodeId: null, field: null, effect: '' },
      },
    ];
  };
  const unseen: string[] = [];
  const parts = {
    ...{ store, check, shopAt: createShopAtMoment(database), tenants: ['at', 'default'] },
    onFailed: (error: unknown, document: string) => unseen.push(`${document} ${(error as Error).message}`),
  };
  const taken = await takeBackInvalid(parts, { now: at, until: at + 40_000 });
  expect(taken.toSorted((one) => (one.release === null ? -1 : 1))).toMatchObject([
    { tenant: 'at', document: bad, release: null },
    { tenant: 'at', release },
  ]);
  expect(new Set(seen)).toEqual(new Set([soon - 1, soon]));
  expect(unseen).toEqual([`${breaks} a bug of a check`]);
  const left = await store.scheduled('at');
  const fit = left.filter(({ failed }) => failed === null);
  expect(fit.map(({ document }) => document).toSorted()).toEqual([breaks, good, late].toSorted());
  // Editors find it where it was planned, with what stood against it.
  const held = { failed: 'invalid', faults: ['props-invalid'] };
  expect(left.filter(({ failed }) => failed !== null)).toMatchObject([
    { document: bad, key: '/lp/schlecht', locale: 'de-AT', at: soon, ...held },
  ]);
  const stopped = await store.release('at', release);
  expect(stopped?.at).toBeNull();
  expect(stopped?.items.filter(({ failed }) => failed !== null)).toMatchObject([
    { key: '/lp/schlecht-im-advent', ...held },
  ]);
  expect(await store.perform(soon)).toBe(2);
  // With another time it gets another chance.
  await store.scheduleRelease('at', release, soon + 3_600_000, act);
  expect((await store.release('at', release))?.items.map(({ failed }) => failed)).toEqual([null, null]);
  await store.scheduleRelease('at', release, null, act);
  expect(await takeBackInvalid(parts, { now: at, until: at + 40_000 })).toEqual([]);
});

test('what would be invalid at its time is told ahead, and no longer once it is mended', async () => {
  const store = createSqlContentStore(database);
  const when = at + 30 * 86_400_000;
  const document = await planned('/lp/in-einem-monat', when);
  let codes = ['props-invalid', 'link-dead'];
  await planned('/lp/kaputt-davor', when - 1);
  const check: CheckDraft = async ({ key }, how) => {
    expect(how.at).toBeGreaterThan(at);
    if (key === '/lp/kaputt-davor') throw new Error('cannot be looked at');
    if (key !== '/lp/in-einem-monat') return [];
    return codes.map((code) => ({
      ...{ code: code as 'link-dead', severity: code === 'link-dead' ? 'warning' : 'error' },
      ...{ pointer: '', message: '', hint: '', nodeId: null, field: null, effect: '' },
    }));
  };
  const failed: string[] = [];
  const parts = {
    ...{ store, check, shopAt: createShopAtMoment(database), tenants: ['at'] },
    onFailed: (error: unknown) => failed.push((error as Error).message),
  };
  const told = async () =>
    (await store.scheduled('at', document)).map(({ failed, faults }) => [failed, faults]);
  expect(await foreseeInvalid(parts, when)).toBe(0);
  expect(await foreseeInvalid(parts, at)).toBe(1);
  expect(failed).toEqual(['cannot be looked at']);
  expect(await told()).toEqual([[null, ['props-invalid']]]);
  expect(await foreseeInvalid(parts, at)).toBe(0);
  codes = ['link-dead'];
  expect(await foreseeInvalid(parts, at)).toBe(1);
  expect(await told()).toEqual([[null, []]]);
  expect(await store.unschedule('at', (await store.scheduled('at', document))[0]?.id ?? '', act)).toBe(true);
});
