import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChange } from '../../../schemas/editing/apply-change.ts';
import type { DocumentSummary, OpenDocument } from '../../../schemas/editing/document.ts';
import type { SaveAnswer } from '../../../schemas/editing/save.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { Answer } from '../shop-under-test.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { contentFiles, pageFile } from './content-files.ts';
import { editorOf, json } from './editing-shop.ts';

let shop: StaffShop;
let editor: Worker;
let publisher: Worker;
const pages = Array.from({ length: 20 }, (_, at) => `/lp/seite-${at}`);
beforeAll(async () => {
  const files = Object.fromEntries(
    pages.map((path) => [`at/pages/de-AT${path}.json`, pageFile(path, { kopf: 'Kopf', mitte: 'Mitte' })]),
  );
  const lists = {
    'at/buckets/products/mode/herbst.json': '{}',
    'at/buckets/products/mode/printemps_fr.json': '{}',
  };
  shop = await startStaffShop({}, { files: { ...contentFiles, ...files, ...lists } });
  editor = await editorOf(shop, ['editor']);
  publisher = await editorOf(shop, ['publisher']);
});
afterAll(() => shop.close());

const reasonIn = (answer: Answer) => [answer.status, json<{ reason: string }>(answer).reason];

async function idOf(path: string): Promise<string> {
  const { documents } = json<{ documents: DocumentSummary[] }>(
    await editor.browser.get('/edit/api/documents?kind=page'),
  );
  const found = documents.find(({ key }) => key === path);
  if (!found) throw new Error(`There is no ${path}`);
  return found.id;
}

const open = async (id: string, who = editor) =>
  json<OpenDocument>(await who.browser.get(`/edit/api/documents/${id}`));

const setText = (node: string, value: string) => ({
  id: randomUUID(),
  patches: [{ op: 'set', node, path: ['props', 'text'], value }],
});

const save = (id: string, base: OpenDocument['base'], changes: object[], who = editor) =>
  who.browser.call(`/edit/api/documents/${id}/changes`, { base, changes });

/** The next page that no test has used. */
async function freshPage(): Promise<{ id: string; path: string; opened: OpenDocument }> {
  const path = pages.shift() ?? '';
  const id = await idOf(path);
  return { id, path, opened: await open(id) };
}

describe('a draft', () => {
  test('begins with the first change, keeps every other byte, and is no shopper’s', async () => {
    const { id, path, opened } = await freshPage();
    expect([opened.summary.state, opened.base.revision]).toEqual(['published', 0]);
    const change = setText('mitte', 'Ein neuer Satz');
    const answer = await save(id, opened.base, [change]);
    expect(json<SaveAnswer>(answer)).toEqual({
      ...{ base: { ...opened.base, revision: 1 }, changes: [change], conflicts: [] },
    });
    const after = await open(id);
    expect(after.text).toBe(opened.text.replace('"Mitte"', '"Ein neuer Satz"'));
    expect([after.summary.state, after.summary.changedBy?.name]).toEqual(['changed', editor.email]);
    expect((await shop.browser().get(path)).text).not.toContain('Ein neuer Satz');
  });

  test('counts a change once, however often it is sent', async () => {
    const { id, opened } = await freshPage();
    const change = setText('mitte', 'Einmal');
    await save(id, opened.base, [change]);
    const again = json<SaveAnswer>(await save(id, opened.base, [change]));
    expect(again).toEqual({ base: { ...opened.base, revision: 1 }, changes: [change], conflicts: [] });
  });

  test('takes what two editors do in different nodes, and tells both where they meet', async () => {
    const { id, opened } = await freshPage();
    const first = setText('kopf', 'Von der einen');
    const second = setText('mitte', 'Vom anderen');
    await save(id, opened.base, [first]);
    const merged = json<SaveAnswer>(await save(id, opened.base, [second], publisher));
    expect([merged.changes, merged.conflicts]).toEqual([[first, second], []]);
    const met = setText('kopf', 'Auch von ihm');
    const answer = json<SaveAnswer>(await save(id, opened.base, [met], publisher));
    expect(answer.conflicts).toMatchObject([
      {
        ...{ change: met.id, node: 'kopf', path: ['props', 'text'] },
        ...{ theirs: 'Von der einen', mine: 'Auch von ihm', by: { name: editor.email } },
      },
    ]);
    const { text } = await open(id);
    expect([text.includes('Von der einen'), text.includes('Auch von ihm')]).toEqual([true, false]);
  });

  test('tells what became of a change whose place others took, so that its editor has what the draft has', async () => {
    const { id, opened } = await freshPage();
    const first = { id: randomUUID(), patches: [{ op: 'remove', node: 'kopf' }] };
    const insertAfter = (after: string) => ({
      ...{ op: 'insert', place: { parent: null, list: 'main', after } },
      node: { id: 'neu', type: 'text', props: { text: 'Neu' } },
    });
    const second = { id: randomUUID(), patches: [insertAfter('kopf')] };
    await save(id, opened.base, [first]);
    const merged = json<SaveAnswer>(await save(id, opened.base, [second], publisher));
    expect(merged.changes).toEqual([first, { ...second, patches: [insertAfter('mitte')] }]);
    const changed = merged.changes.reduce<JsonObject>(
      (document, { patches }) => {
        const made = applyChange(document, patches, 'page');
        if (!made.ok) throw new Error(made.reason);
        return made.document;
      },
      JSON.parse(opened.text) as JsonObject,
    );
    expect(JSON.parse((await open(id)).text)).toEqual(changed);
    // The same again, as when the answer was lost.
    const again = json<SaveAnswer>(await save(id, opened.base, [second], publisher));
    expect(again).toEqual(merged);
  });

  test('refuses what cannot be made, by its place', async () => {
    const { id, opened } = await freshPage();
    const answer = await save(id, opened.base, [setText('gibt-es-nicht', 'x')]);
    expect([answer.status, json<{ errors: unknown }>(answer).errors]).toEqual([
      422,
      [{ pointer: '/changes/0/patches/0', reason: 'node-missing' }],
    ]);
  });

  test('takes no block where the slot’s rules have no place for it', async () => {
    const { id, opened } = await freshPage();
    const step = (patch: object) => [{ id: randomUUID(), patches: [patch] }];
    const insert = (parent: string | null, list: string, node: object) =>
      step({ op: 'insert', place: { parent, list, after: null }, node });
    const header = { id: 'leiste', type: 'header', props: {} };
    const { base } = json<SaveAnswer>(await save(id, opened.base, insert(null, 'main', header)));
    const foreign = await save(
      id,
      base,
      insert('leiste', 'service', { id: 'a', type: 'heading', props: {} }),
    );
    expect([foreign.status, json<{ errors: unknown }>(foreign).errors]).toEqual([
      422,
      [{ pointer: '/changes/0/patches/0', reason: 'slot-not-allowed' }],
    ]);
    const moved = step({
      op: 'move',
      node: 'mitte',
      place: { parent: 'leiste', list: 'service', after: null },
    });
    expect((await save(id, base, moved)).status).toBe(422);
    const flyout = (name: string) =>
      insert('leiste', 'service', { id: name, type: 'service-flyout', props: {} });
    const first = json<SaveAnswer>(await save(id, base, flyout('b')));
    expect((await save(id, first.base, flyout('c'))).status).toBe(422);
    const otherType = step({ op: 'set', node: 'b', path: ['type'], value: 'heading' });
    expect((await save(id, first.base, otherType)).status).toBe(422);
    expect((await open(id)).base).toEqual(first.base);
  });

  test('is given up, and what was published stands again', async () => {
    const { id, opened } = await freshPage();
    const { base } = json<SaveAnswer>(await save(id, opened.base, [setText('mitte', 'Nie')]));
    const stale = await editor.browser.call(`/edit/api/documents/${id}/discard`, { base: opened.base });
    expect(reasonIn(stale)).toEqual([409, 'stale']);
    expect((await editor.browser.call(`/edit/api/documents/${id}/discard`, { base })).status).toBe(204);
    expect((await open(id)).text).toBe(opened.text);
  });
});

describe('publishing', () => {
  test('brings the draft to shoppers at once, with its author, its note and an entry of the log', async () => {
    const { id, path, opened } = await freshPage();
    const { base } = json<SaveAnswer>(await save(id, opened.base, [setText('mitte', 'Jetzt live')]));
    const stale = await publisher.browser.call(`/edit/api/documents/${id}/publish`, {
      base: opened.base,
      note: '',
    });
    expect(reasonIn(stale)).toEqual([409, 'stale']);
    const done = await publisher.browser.call(`/edit/api/documents/${id}/publish`, {
      base,
      note: 'Neuer Satz',
    });
    expect([done.status, json<DocumentSummary>(done).state]).toEqual([200, 'published']);
    expect((await shop.browser().get(path)).text).toContain('Jetzt live');
    const { versions } = json<{ versions: object[] }>(
      await editor.browser.get(`/edit/api/documents/${id}/versions`),
    );
    expect(versions[0]).toMatchObject({ note: 'Neuer Satz', isLive: true, by: { name: publisher.email } });
    const [entry] = (await shop.audit()).filter(({ action }) => action === 'content.published');
    expect(entry).toMatchObject({ actorEmail: publisher.email });
  });

  test('is refused while something is an error, with its place; a warning stands against nothing', async () => {
    const { id, opened } = await freshPage();
    const broken = {
      id: randomUUID(),
      patches: [{ op: 'set', node: 'mitte', path: ['props', 'text'] }],
    };
    const { base } = json<SaveAnswer>(await save(id, opened.base, [broken]));
    const listed = json<{ isPublishable: boolean; issues: { pointer: string }[] }>(
      await editor.browser.get(`/edit/api/documents/${id}/problems`),
    );
    expect(listed.isPublishable).toBe(false);
    const refused = await publisher.browser.call(`/edit/api/documents/${id}/publish`, { base, note: '' });
    expect(reasonIn(refused)).toEqual([422, 'invalid']);
    expect(json<{ errors: { pointer: string }[] }>(refused).errors[0]?.pointer).toMatch(
      /^\/regions\/main\/1/,
    );
    const planned = { base, note: '', at: shop.now() + 60_000 };
    expect(reasonIn(await publisher.browser.call(`/edit/api/documents/${id}/publish`, planned))).toEqual([
      422,
      'invalid',
    ]);
  });

  test('waits for its time, is listed until then, and can be taken back', async () => {
    const { id, opened } = await freshPage();
    const { base } = json<SaveAnswer>(await save(id, opened.base, [setText('mitte', 'Später')]));
    const at = shop.now() + 3_600_000;
    const planned = await publisher.browser.call(`/edit/api/documents/${id}/publish`, { base, note: '', at });
    expect(json<DocumentSummary>(planned).scheduled).toEqual({ at, action: 'publish' });
    const past = { base, note: '', at: shop.now() };
    expect(reasonIn(await publisher.browser.call(`/edit/api/documents/${id}/publish`, past))).toEqual([
      422,
      'past',
    ]);
    const list = await editor.browser.get(`/edit/api/planned?document=${id}`);
    const [act] = json<{ planned: { id: string; at: number }[] }>(list).planned;
    expect(act?.at).toBe(at);
    expect((await publisher.browser.call(`/edit/api/planned/${act?.id}/cancel`, {})).status).toBe(204);
    expect((await open(id)).summary.scheduled).toBeUndefined();
  });

  test('is undone by taking a page out, whose path then leads elsewhere, or by an older version', async () => {
    const { id, path, opened } = await freshPage();
    const { base } = json<SaveAnswer>(await save(id, opened.base, [setText('mitte', 'Zweite Fassung')]));
    await publisher.browser.call(`/edit/api/documents/${id}/publish`, { base, note: '' });
    const restored = await editor.browser.call(`/edit/api/documents/${id}/restore`, { number: 1 });
    expect(json<OpenDocument>(restored).text).toBe(opened.text);
    const gone = await publisher.browser.call(`/edit/api/documents/${id}/unpublish`, {
      note: 'Ausverkauft',
      redirect: '/lp/winter',
    });
    expect([gone.status, json<DocumentSummary>(gone).state]).toEqual([200, 'archived']);
    const { versions } = json<{ versions: object[] }>(
      await editor.browser.get(`/edit/api/documents/${id}/versions`),
    );
    expect(versions[0]).toMatchObject({
      isLive: false,
      taken: { note: 'Ausverkauft', by: { name: publisher.email } },
    });
    expect(versions[1]).not.toHaveProperty('taken');
    const led = await shop.browser().get(path);
    expect([led.status, led.headers.location]).toEqual([308, '/lp/winter']);
    const circle = { note: '', redirect: path };
    const { id: winter } = { id: await idOf('/lp/winter') };
    expect(reasonIn(await publisher.browser.call(`/edit/api/documents/${winter}/unpublish`, circle))).toEqual(
      [409, 'circle'],
    );
  });
});

describe('a new page', () => {
  test('begins empty or as a copy, where the shop can have pages', async () => {
    const made = await editor.browser.call('/edit/api/documents', {
      locale: 'de-AT',
      path: '/lp/neu',
      title: 'Neu',
    });
    expect([made.status, json<OpenDocument>(made).summary.state]).toEqual([200, 'new']);
    const source = await idOf('/lp/winter');
    const copied = await editor.browser.call('/edit/api/documents', {
      ...{
        locale: 'de-AT',
        path: '/lp/winter-2',
        title: 'Winter 2',
        from: { kind: 'copy', document: source },
      },
    });
    expect(json<OpenDocument>(copied).text).toContain('"text": "Winter"');
    expect((await shop.browser().get('/lp/neu')).status).toBe(404);
    const again = await editor.browser.call('/edit/api/documents', {
      locale: 'de-AT',
      path: '/lp/neu',
      title: 'Neu',
    });
    expect(reasonIn(again)).toEqual([409, 'path-taken']);
    for (const [change, reason] of [
      [{ path: '/gibt/es/nicht' }, 'path-unknown'],
      [{ locale: 'fr-CH' }, 'locale-unknown'],
      [{ from: { kind: 'template', name: 'toString' } }, 'template-unknown'],
    ] as const) {
      const wanted = { locale: 'de-AT', path: '/lp/neu-2', title: 'Neu', ...change };
      expect(reasonIn(await editor.browser.call('/edit/api/documents', wanted))).toEqual([422, reason]);
    }
  });
});

describe('approval', () => {
  test('is asked by an editor and given or refused by a publisher, with a note at a node, and holds for what was seen', async () => {
    const { id, opened } = await freshPage();
    const { base } = json<SaveAnswer>(await save(id, opened.base, [setText('mitte', 'Zur Freigabe')]));
    const act = (who: Worker, body: object) =>
      who.browser.call(`/edit/api/documents/${id}/approval`, { base, note: '', ...body });
    expect(reasonIn(await act(publisher, { act: 'approve' }))).toEqual([409, 'not-asked']);
    expect(json<DocumentSummary>(await act(editor, { act: 'ask', note: 'Bitte ansehen' })).approval).toBe(
      'asked',
    );
    // Whoever answers reads what was said, as long as nobody has.
    const told = async () =>
      json<{ approval: object }>(await publisher.browser.get(`/edit/api/documents/${id}/notes`)).approval;
    expect(await told()).toMatchObject({
      text: 'Bitte ansehen',
      by: { name: editor.email },
      isSettled: false,
    });
    expect(reasonIn(await act(editor, { act: 'approve' }))).toEqual([403, 'role-missing']);
    expect(reasonIn(await act(publisher, { act: 'reject' }))).toEqual([422, 'note-missing']);
    const refused = await act(publisher, { act: 'reject', note: 'Zu lang', node: 'mitte' });
    expect(json<DocumentSummary>(refused).approval).toBe('refused');
    const notes = await editor.browser.get(`/edit/api/documents/${id}/notes`);
    expect(json<{ approval: object }>(notes).approval).toMatchObject({
      ...{ node: 'mitte', text: 'Zu lang', by: { name: publisher.email } },
    });
    await act(editor, { act: 'ask' });
    expect(json<DocumentSummary>(await act(publisher, { act: 'approve', note: 'Gut' })).approval).toBe(
      'given',
    );
    expect(await told()).toMatchObject({ isSettled: true });
    await save(id, base, [setText('mitte', 'Doch anders')]);
    expect((await open(id)).summary.approval).toBe('none');
    const actions = (await shop.audit()).map(({ action }) => action);
    expect(actions.filter((each) => each.startsWith('content.appro') || each === 'content.rejected')).toEqual(
      [...['content.approved', 'content.approval-asked', 'content.rejected', 'content.approval-asked']],
    );
  });

  test('notes are written by everybody and settled once', async () => {
    const { id } = await freshPage();
    const reader = await editorOf(shop, ['reader']);
    const made = await reader.browser.call(`/edit/api/documents/${id}/notes`, {
      text: 'Stimmt das?',
      node: 'kopf',
    });
    const note = json<{ id: string }>(made).id;
    const settle = () => editor.browser.call(`/edit/api/documents/${id}/notes/${note}/settle`, {});
    expect([(await settle()).status, (await settle()).status]).toEqual([204, 404]);
    const listed = json<{ notes: object[] }>(await reader.browser.get(`/edit/api/documents/${id}/notes`));
    expect(listed.notes).toMatchObject([
      { text: 'Stimmt das?', node: 'kopf', isSettled: true, by: { name: reader.email } },
    ]);
  });
});

describe('a release', () => {
  test('is made, filled and published as one, or not at all', async () => {
    const [one, two] = [await freshPage(), await freshPage()];
    const release = json<{ id: string }>(
      await editor.browser.call('/edit/api/releases', { title: 'Advent' }),
    ).id;
    const at = `/edit/api/releases/${release}`;
    for (const { id, opened } of [one, two]) {
      const { base } = json<SaveAnswer>(await save(id, opened.base, [setText('mitte', 'Advent, Advent')]));
      const put = await editor.browser.call(`${at}/items`, { action: 'publish', document: id, base });
      expect(put.status).toBe(200);
    }
    const broken = {
      id: randomUUID(),
      patches: [{ op: 'set', node: 'mitte', path: ['props', 'text'] }],
    };
    const { base } = json<SaveAnswer>(await save(two.id, (await open(two.id)).base, [broken]));
    await editor.browser.call(`${at}/items`, { action: 'publish', document: two.id, base });
    const refused = await publisher.browser.call(`${at}/publish`, {});
    expect(reasonIn(refused)).toEqual([422, 'invalid']);
    const ahead = json<{ documents: { document: string; issues: { severity: string }[] }[] }>(
      await editor.browser.get(`${at}/problems`),
    );
    const faulty = ahead.documents.filter(({ issues }) =>
      issues.some(({ severity }) => severity === 'error'),
    );
    expect(faulty.map(({ document }) => document)).toEqual([two.id]);
    expect((await shop.browser().get(one.path)).text).not.toContain('Advent, Advent');
    await editor.browser.call(`${at}/items/${two.id}/remove`, {});
    const done = await publisher.browser.call(`${at}/publish`, {});
    expect([done.status, json<{ state: string }>(done).state]).toEqual([200, 'done']);
    expect((await shop.browser().get(one.path)).text).toContain('Advent, Advent');
    expect((await shop.browser().get(two.path)).text).not.toContain('Advent, Advent');
    expect(reasonIn(await publisher.browser.call(`${at}/schedule`, { at: shop.now() + 1000 }))).toEqual([
      409,
      'done',
    ]);
  });
});

test('what a block reserves to administrators nobody else saves', async () => {
  const { id, opened } = await freshPage();
  const lock = {
    id: randomUUID(),
    patches: [{ op: 'set', node: 'mitte', path: ['meta'], value: { locks: ['props.text'] } }],
  };
  const { base } = json<SaveAnswer>(await save(id, opened.base, [lock]));
  expect(reasonIn(await save(id, base, [setText('mitte', 'Anders')]))).toEqual([422, 'locked']);
  expect((await open(id)).text).not.toContain('Anders');
  const administrator = await editorOf(shop, ['administrator']);
  expect((await save(id, base, [setText('mitte', 'Anders')], administrator)).status).toBe(200);
});

test('… nor by taking it out and making it anew, nor by an older version', async () => {
  const { id, opened } = await freshPage();
  const change = (patch: object) => ({ id: randomUUID(), patches: [patch] });
  const meta = { locks: ['props.text'] };
  const lock = change({ op: 'set', node: 'mitte', path: ['meta'], value: meta });
  const { base } = json<SaveAnswer>(await save(id, opened.base, [lock]));
  const address = `/edit/api/documents/${id}`;
  const restored = (who: Worker) => who.browser.call(`${address}/restore`, { number: 1 });
  expect(reasonIn(await restored(editor))).toEqual([422, 'locked']);
  expect((await publisher.browser.call(`${address}/publish`, { base, note: '' })).status).toBe(200);

  const out = change({ op: 'remove', node: 'mitte' });
  const removed = json<SaveAnswer>(await save(id, (await open(id)).base, [out]));
  const anew = change({
    ...{ op: 'insert', place: { parent: null, list: 'main', after: 'kopf' } },
    node: { id: 'mitte', type: 'heading', props: { text: 'Anders' } },
  });
  expect(reasonIn(await save(id, removed.base, [anew]))).toEqual([422, 'locked']);
  expect(reasonIn(await restored(editor))).toEqual([422, 'locked']);
  expect((await open(id)).text).not.toContain('"mitte"');
  expect((await restored(await editorOf(shop, ['administrator']))).status).toBe(200);
});

describe('the preview of a release', () => {
  test('shows the whole shop with its documents at its time, to whoever has a role and came by its link', async () => {
    const [one, two] = [await freshPage(), await freshPage()];
    const { id: release } = json<{ id: string }>(
      await editor.browser.call('/edit/api/releases', { title: 'Winter' }),
    );
    const { base } = json<SaveAnswer>(await save(one.id, one.opened.base, [setText('mitte', 'Im Winter')]));
    const item = { action: 'publish', document: one.id, base };
    await editor.browser.call(`/edit/api/releases/${release}/items`, item);
    // What is a draft, but not in the release, is not shown.
    await save(two.id, two.opened.base, [setText('mitte', 'Noch nicht')]);
    await publisher.browser.call(`/edit/api/releases/${release}/schedule`, { at: shop.now() + 3_600_000 });

    const address = `/edit/preview?release=${release}`;
    const reader = await editorOf(shop, ['reader']);
    const led = await reader.browser.get(address);
    expect([led.status, led.headers['referrer-policy']]).toEqual([303, 'no-referrer']);
    const exchanged = await reader.browser.get(String(led.headers.location));
    expect([exchanged.status, exchanged.headers.location]).toEqual([303, '/']);

    const shown = await reader.browser.get(one.path);
    expect([shown.status, shown.text.includes('Im Winter')]).toEqual([200, true]);
    expect(shown.text).toContain('Preview of the whole shop with the release &#34;Winter&#34;.');
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(String(shown.headers['x-robots-tag'])).toContain('noindex');
    const other = (await reader.browser.get(two.path)).text;
    expect(other).toContain('with the release &#34;Winter&#34;');
    expect(other).not.toContain('Noch nicht');

    const shopper = await shop.browser().get(one.path);
    expect([shopper.status, /Im Winter|Preview of/.test(shopper.text)]).toEqual([200, false]);
    expect((await shop.browser().get(address)).headers.location).toContain('/edit/sign-in');
    await reader.browser.get('/api/preview/end');
    expect((await reader.browser.get(one.path)).text).not.toContain('Im Winter');
    expect((await reader.browser.get(`/edit/preview?release=${randomUUID()}`)).status).toBe(404);
  });
});

test('who else is in a document is known for half a minute after the last word', async () => {
  const { id } = await freshPage();
  const tell = async (who: Worker, node: string | null) =>
    json<{ others: object[] }>(await who.browser.call(`/edit/api/documents/${id}/presence`, { node })).others;
  expect(await tell(editor, 'kopf')).toEqual([]);
  expect(await tell(publisher, null)).toMatchObject([{ person: { name: editor.email }, node: 'kopf' }]);
  // The build that answers: after a deploy it is no longer that of the page.
  const { build } = json<{ build: string }>(await editor.browser.get('/edit/api/me'));
  const answer = await editor.browser.call(`/edit/api/documents/${id}/presence`, { node: null });
  expect(json<{ build: string }>(answer).build).toBe(build);
  shop.advance(31_000);
  expect(await tell(publisher, null)).toEqual([]);
});

test('blocks are listed with shape, slots and an example that has no ids', async () => {
  const { blocks } = json<{ blocks: Record<string, unknown>[] }>(
    await editor.browser.get('/edit/api/blocks'),
  );
  const heading = blocks.find(({ type }) => type === 'heading');
  expect(heading).toMatchObject({
    group: 'content',
    schema: { type: 'object' },
    example: { type: 'heading' },
  });
  expect(JSON.stringify(blocks.map(({ example }) => example))).not.toContain('"load":"example"');
});

test('forms find links, pages, lists of products, facets and tables of sizes by their beginnings', async () => {
  const options = async (kind: string, query: string) =>
    json<{ options: { value: string; label: string }[] }>(
      await editor.browser.get(`/edit/api/lookup?kind=${kind}&query=${encodeURIComponent(query)}`),
    ).options;
  const find = async (kind: string, query: string) => (await options(kind, query)).map(({ value }) => value);
  expect(await find('links', 'winter')).toContain('/lp/winter');
  expect(await find('links', 'basket')).toContain('route:basket');
  expect(await options('facets', 'farbe')).toEqual([{ value: 'colour', label: 'Farbe', detail: 'colour' }]);
  expect(await find('facets', '')).toContain('material');
  expect(await find('size-tables', 'bra')).toEqual(['bras']);
  // Lists of products that this language has.
  expect(await find('slices', 'mode')).toEqual(['mode/herbst']);
  expect((await editor.browser.get('/edit/api/lookup?kind=links&locale=fr-CH')).status).toBe(400);
  const facts = json<{ facts: { name: string }[] }>(await editor.browser.get('/edit/api/facts')).facts;
  expect(facts.map(({ name }) => name)).toContain('freeShippingFrom');
});
