import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { DocumentSummary, OpenDocument } from '../../../schemas/editing/document.ts';
import type { SaveAnswer } from '../../../schemas/editing/save.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { pageLimits } from '../../../schemas/page.ts';
import { brokenContent } from '../../content/broken-content.ts';
import type { Answer } from '../shop-under-test.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { contentFiles, pageFile } from './content-files.ts';
import { editorOf, json } from './editing-shop.ts';
import { factsIn } from './live-shop.ts';

// Drafts that are broken, and edits that would break one: in the store of the shop, by the calls of its editors.

const broken = brokenContent().filter(({ document }) => isJsonObject(document));
const pathOf = (name: string): string => `/lp/kaputt-${name}`;

/** A broken file at a path of its own, so that it can be kept as a draft. */
function asDraft({ name, document }: (typeof broken)[number]): string {
  const { page, ...rest } = document as Record<string, unknown>;
  const head = isJsonObject(page) ? page : {};
  return JSON.stringify({ ...rest, page: { ...head, path: pathOf(name), status: 'draft' } });
}

let shop: StaffShop;
let publisher: Worker;
let documents: ReadonlyMap<string, string>;
beforeAll(async () => {
  const drafts = broken.map(
    (content) => [`at/pages/de-AT/kaputt/${content.name}.draft.json`, asDraft(content)] as const,
  );
  const nodes = Array.from({ length: pageLimits.nodes }, (_, at) => [`h${at}`, `Zeile ${at}`] as const);
  const files = {
    ...{ ...contentFiles, ...Object.fromEntries(drafts) },
    'at/pages/de-AT/voll.json': pageFile('/lp/voll', Object.fromEntries(nodes)),
    'at/pages/de-AT/eins.json': pageFile('/lp/eins', { kopf: 'Eins', mitte: 'Mitte' }),
    'at/pages/de-AT/zwei.json': pageFile('/lp/zwei', { kopf: 'Zwei', mitte: 'Mitte' }),
  };
  shop = await startStaffShop({}, { files });
  publisher = await editorOf(shop, ['publisher']);
  const listed = json<{ documents: DocumentSummary[] }>(await publisher.browser.get('/edit/api/documents'));
  documents = new Map(listed.documents.map(({ key, id }) => [key, id]));
}, 60_000);
afterAll(() => shop.close());

const api = (path: string, more = ''): string => `/edit/api/documents/${documents.get(path)}${more}`;
const open = async (path: string) => json<OpenDocument>(await publisher.browser.get(api(path)));
const save = (path: string, base: object, ...changes: { id: string; patches: unknown[] }[]) =>
  publisher.browser.call(api(path, '/changes'), { base, changes });
const changeOf = (...patches: unknown[]) => ({ id: randomUUID(), patches });
const reasonIn = (answer: Answer) => [answer.status, json<{ reason: string }>(answer).reason];

describe('a broken file as a draft', () => {
  const kept = broken.filter((content) => Buffer.byteLength(asDraft(content)) < 2_000_000);

  test.each(kept)(
    '$name is opened, told of, drawn, saved, and published only where nothing is an error',
    async (content) => {
      const path = pathOf(content.name);
      if (!documents.has(path)) return;
      const opened = await publisher.browser.get(api(path));
      expect(opened.status).toBe(200);
      const { base, text } = json<OpenDocument>(opened);
      expect(text).toBe(asDraft(content));
      const problems = await publisher.browser.get(api(path, '/problems'));
      expect(problems.status).toBe(200);
      const { issues, isPublishable } = json<{
        issues: { severity: string; pointer: string }[];
        isPublishable: boolean;
      }>(problems);
      for (const { pointer } of issues) expect(pointer).toMatch(/^(\/|$)/);
      const session = randomUUID();
      const frame = await publisher.browser.get(`/edit/frame/${documents.get(path)}?session=${session}`);
      expect(frame.status).toBe(200);
      const drawn = await publisher.browser.call(api(path, '/draw'), {
        ...{ session, number: 1, base, changes: [], view: {}, shown: factsIn(frame.text)?.shown },
      });
      expect(drawn.status).toBe(200);
      const costs = await publisher.browser.call(api(path, '/costs'), {
        session,
        base,
        changes: [],
        view: {},
      });
      expect(costs.status).toBe(200);
      const saved = await save(path, base, changeOf({ op: 'set', node: null, path: ['x'], value: 1 }));
      expect(saved.status).toBeOneOf([200, 422]);
      const now = saved.status === 200 ? json<SaveAnswer>(saved).base : base;
      const published = await publisher.browser.call(api(path, '/publish'), { base: now, note: '' });
      const { reason = '', errors = [] } = json<{ reason?: string; errors?: object[] }>(published);
      expect([published.status, reason, errors.length > 0]).toEqual(
        isPublishable ? [200, '', false] : [422, 'invalid', true],
      );
      expect(isPublishable ? 404 : (await shop.browser().get(path)).status).toBe(404);
      const { status, text: other } = await shop.browser().get('/lp/eins');
      expect([status, other.includes('Eins')]).toEqual([200, true]);
    },
  );

  test('that is no JSON within the limits is no document, and is told at the start', () => {
    const told = shop.lines.join('\n');
    const lost = broken.filter(({ name }) => !documents.has(pathOf(name)));
    expect(lost.filter(({ name }) => !told.includes(`kaputt/${name}.draft.json`))).toEqual([]);
  });

  test('keeps nothing else from being listed, planned, shared or told of', async () => {
    for (const path of ['/edit/api/documents', '/edit/api/planned', '/edit/api/releases', '/edit/api/assets'])
      expect([path, (await publisher.browser.get(path)).status]).toEqual([path, 200]);
    expect(shop.lines.filter((line) => line.includes('A request failed'))).toEqual([]);
  });
});

describe('an edit that cannot be made', () => {
  const insert = (node: unknown, place: object = {}) => ({
    ...{ op: 'insert', node, place: { parent: null, list: 'main', after: null, ...place } },
  });
  const deep = (levels: number): object =>
    Array.from({ length: levels }).reduce<object>(
      (inner, _, at) => ({ id: `d${levels - at}`, type: 'grid', slots: { items: [inner] } }),
      { id: 'd0', type: 'heading' },
    );

  test.each<[string, unknown, string]>([
    [
      'in a node that is gone',
      { op: 'set', node: 'fort', path: ['props', 'text'], value: 'x' },
      'node-missing',
    ],
    ['that takes away what is gone', { op: 'remove', node: 'fort' }, 'node-missing'],
    [
      'of a node into itself',
      { op: 'move', node: 'kopf', place: { parent: 'kopf', list: 'x', after: null } },
      'into-itself',
    ],
    [
      'of a node behind itself',
      { op: 'move', node: 'kopf', place: { parent: null, list: 'main', after: 'kopf' } },
      'into-itself',
    ],
    ['to a place that is gone', insert({ id: 'neu' }, { parent: 'fort' }), 'place-missing'],
    ['behind what is gone', insert({ id: 'neu' }, { after: 'fort' }), 'place-missing'],
    ['that brings an id twice', insert({ id: 'kopf' }), 'id-taken'],
    ['that brings no id', insert({ type: 'heading' }), 'id-missing'],
    ['deeper than nodes may stand', insert(deep(pageLimits.depth)), 'too-deep'],
    ['into a list of the prototype', insert({ id: 'neu' }, { list: '__proto__' }), 'key-forbidden'],
    ['of the prototype', { op: 'set', node: 'kopf', path: ['__proto__', 'x'], value: 1 }, 'key-forbidden'],
    [
      'of a name that leads to it',
      { op: 'set', node: null, path: ['page', 'constructor'], value: 1 },
      'key-forbidden',
    ],
    ['of an id', { op: 'set', node: 'kopf', path: ['id'], value: 'mitte' }, 'path-closed'],
    ['of all regions', { op: 'set', node: null, path: ['regions'], value: {} }, 'path-closed'],
    [
      'of all lists of a node',
      { op: 'set', node: 'kopf', path: ['slots'], value: { a: [{ id: 'x' }] } },
      'path-closed',
    ],
  ])('%s is refused with its place, and nothing of it is made', async (_what, patch, reason) => {
    const { base, text } = await open('/lp/eins');
    const good = { op: 'set', node: 'mitte', path: ['props', 'text'], value: 'Nie' };
    const refused = await save('/lp/eins', base, changeOf(good), changeOf(good, patch));
    expect(json<object>(refused)).toMatchObject({
      ...{ status: 422, reason: 'change-impossible' },
      errors: [{ pointer: '/changes/1/patches/1', reason }],
    });
    expect((await open('/lp/eins')).text).toBe(text);
    const drawn = await publisher.browser.call(api('/lp/eins', '/draw'), {
      ...{ session: randomUUID(), number: 1, base, changes: [changeOf(patch)], view: {} },
    });
    expect(reasonIn(drawn)).toEqual([422, 'change-refused']);
  });

  test('of one node more than a page may have, and of a text longer than one may be', async () => {
    const { base } = await open('/lp/voll');
    const more = await save('/lp/voll', base, changeOf(insert({ id: 'neu', type: 'heading' })));
    expect(json<object>(more)).toMatchObject({ status: 422, errors: [{ reason: 'too-many-nodes' }] });
    const long = { op: 'set', node: 'h1', path: ['props', 'text'], value: 'x'.repeat(1_990_000) };
    expect(json<object>(await save('/lp/voll', base, changeOf(long)))).toMatchObject({
      ...{ status: 422, reason: 'change-impossible', errors: [{ reason: 'too-large' }] },
    });
  });

  test('step by step deeper than the shop reads is refused by every call that gets it', async () => {
    const { base } = await open('/lp/eins');
    const way = Array.from({ length: pageLimits.propsLevels + 4 }, () => 'x');
    const steps: Patch[] = [{ op: 'set', node: 'mitte', path: way, value: {} }];
    const nested = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], 1);
    steps.push({ op: 'set', node: 'mitte', path: [...way.slice(1), 'y'], value: nested as never });
    expect((await save('/lp/eins', base, changeOf(...steps))).status).toBeOneOf([400, 422]);
    const asked = { session: randomUUID(), base, changes: [changeOf(...steps)], view: {} };
    for (const call of ['/draw', '/costs'])
      expect(
        (await publisher.browser.call(api('/lp/eins', call), { ...asked, number: 1 })).status,
      ).toBeLessThan(500);
  });
});

describe('many edits', () => {
  test('at once come to what they come to one by one', async () => {
    const texts = ['eins', 'zwei'].map(async (name) => {
      const path = `/lp/${name}`;
      let { base } = await open(path);
      const changes = Array.from({ length: 120 }, (_, at) =>
        changeOf(
          { op: 'set', node: 'mitte', path: ['props', 'text'], value: `Satz ${at}` },
          {
            ...{ op: 'insert', node: { id: `neu-${at}`, type: 'heading', props: { text: `${at}` } } },
            place: { parent: null, list: 'main', after: at % 3 === 0 ? null : `neu-${at - 1}` },
          },
          ...(at % 5 === 4 ? [{ op: 'remove', node: `neu-${at - 2}` }] : []),
          ...(at % 7 === 6
            ? [{ op: 'move', node: 'kopf', place: { parent: null, list: 'main', after: `neu-${at}` } }]
            : []),
        ),
      );
      for (const part of name === 'eins' ? [changes] : changes.map((change) => [change])) {
        const saved = await save(path, base, ...part);
        expect(saved.status).toBe(200);
        ({ base } = json<SaveAnswer>(saved));
      }
      expect(base.revision).toBe(120);
      return (await open(path)).text;
    });
    const [atOnce, oneByOne] = (await Promise.all(texts)).map(
      (text) => JSON.parse(text) as { regions: unknown },
    );
    expect(JSON.stringify(atOnce?.regions).replaceAll('Eins', '?')).toBe(
      JSON.stringify(oneByOne?.regions).replaceAll('Zwei', '?'),
    );
  });

  test('may be as long as a document', async () => {
    const { base } = await open('/lp/zwei');
    const long = 'Sehr lang. '.repeat(30_000);
    const change = changeOf({ op: 'set', node: 'kopf', path: ['meta', 'name'], value: long });
    const asked = { session: randomUUID(), base, changes: [change], view: {} };
    expect((await publisher.browser.call(api('/lp/zwei', '/draw'), { ...asked, number: 1 })).status).toBe(
      200,
    );
    expect((await publisher.browser.call(api('/lp/zwei', '/costs'), asked)).status).toBe(200);
    expect((await save('/lp/zwei', base, change)).status).toBe(200);
    expect((await open('/lp/zwei')).text).toContain(long);
  });

  test('for the largest page leave shoppers their turn', async () => {
    const { base } = await open('/lp/voll');
    const moves = Array.from({ length: 400 }, (_, at) => ({
      ...{ op: 'move', node: `h${at}`, place: { parent: null, list: 'main', after: null } },
    }));
    const done: string[] = [];
    const saving = save('/lp/voll', base, changeOf(...moves)).finally(() => done.push('saved'));
    for (let asked = 0; asked < 4; asked++) {
      expect((await shop.browser().get('/lp/herbst')).status).toBe(200);
      done.push('shown');
    }
    expect((await saving).status).toBe(200);
    expect(done).toEqual(['shown', 'shown', 'shown', 'shown', 'saved']);
  });

  test('count once, also when one is sent twice in the same breath, or beside one that is there already', async () => {
    const { base } = await open('/lp/winter');
    const twice = changeOf({ op: 'set', node: 'kopf', path: ['props', 'text'], value: 'Zweimal' });
    const first = await save('/lp/winter', base, twice, twice);
    expect([first.status, json<SaveAnswer>(first).base.revision]).toEqual([200, 1]);
    const now = json<SaveAnswer>(first).base;
    const other = changeOf({ op: 'set', node: 'kopf', path: ['props', 'text'], value: 'Dreimal' });
    expect(reasonIn(await save('/lp/winter', now, twice, other))).toEqual([409, 'stale']);
    expect((await save('/lp/winter', base, twice, other)).status).toBe(200);
    expect((await open('/lp/winter')).text).toContain('Dreimal');
  });
});

describe('who publishes at the same time', () => {
  test('publishes once', async () => {
    const { base } = await open('/lp/herbst');
    const change = changeOf({ op: 'set', node: 'mitte', path: ['props', 'text'], value: 'Gleichzeitig' });
    const saved = json<SaveAnswer>(await save('/lp/herbst', base, change));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        publisher.browser.call(api('/lp/herbst', '/publish'), { base: saved.base, note: '' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const { versions } = json<{ versions: object[] }>(
      await publisher.browser.get(api('/lp/herbst', '/versions')),
    );
    expect(versions).toHaveLength(2);
  });

  test('one that takes a page out and one that publishes it, planned for one second, leave it in the shop', async () => {
    const { base } = await open('/lp/herbst');
    const change = changeOf({
      op: 'set',
      node: 'mitte',
      path: ['props', 'text'],
      value: 'Zur vollen Stunde',
    });
    const saved = json<SaveAnswer>(await save('/lp/herbst', base, change));
    const at = shop.now() + 3_600_000;
    const planned = await Promise.all([
      publisher.browser.call(api('/lp/herbst', '/publish'), { base: saved.base, note: '', at }),
      publisher.browser.call(api('/lp/herbst', '/unpublish'), { note: '', redirect: '/', at }),
    ]);
    expect(planned.map(({ status }) => status)).toEqual([200, 200]);
    shop.advance(3_600_001);
    await expect
      .poll(async () => (await shop.browser().get('/lp/herbst')).text, { timeout: 10_000 })
      .toContain('Zur vollen Stunde');
  });

  test('a page that leads in a circle when it is gone is not taken out', async () => {
    publisher = await editorOf(shop, ['publisher']);
    const out = (path: string, redirect: string) =>
      publisher.browser.call(api(path, '/unpublish'), { note: '', redirect });
    expect(reasonIn(await out('/lp/eins', '/lp/eins'))).toEqual([409, 'circle']);
    expect((await out('/lp/eins', '/lp/zwei')).status).toBe(200);
    expect(reasonIn(await out('/lp/zwei', '/lp/eins'))).toEqual([409, 'circle']);
    const left = await shop.browser().get('/lp/eins');
    expect([left.status, left.headers.location]).toEqual([308, '/lp/zwei']);
  });
});
