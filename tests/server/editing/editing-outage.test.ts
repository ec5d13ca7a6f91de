import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentSummary, OpenDocument } from '../../../schemas/editing/document.ts';
import type { SaveAnswer } from '../../../schemas/editing/save.ts';
import { createMemoryKeyValue } from '../../../server/storage/key-value/memory-key-value.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { everyStatement, writingStatement } from '../failing-statements.ts';
import type { Answer } from '../shop-under-test.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { plainJpeg, sendFile } from './assets/sent-file.ts';
import { contentFiles } from './content-files.ts';
import { editorOf, json } from './editing-shop.ts';

// While the database is away editors are told so and lose nothing, nobody's attempts are used up, and shoppers shop.

const draftText = 'Nur im Entwurf';
let failing: RegExp | undefined;
/** What is counted now, by the names of the limits. */
const counted = new Map<string, number>();
let shop: StaffShop;
let editor: Worker;
let document: string;
let base: object;

beforeAll(async () => {
  const memory = createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => 0, log: collectingLog() });
  shop = await startStaffShop(
    {},
    {
      files: contentFiles,
      failing: () => failing,
      keyValue: {
        ...memory,
        increment(key, by, ttlMs) {
          const [name = ''] = key.split(':');
          counted.set(name, (counted.get(name) ?? 0) + by);
          return memory.increment(key, by, ttlMs);
        },
      },
    },
  );
  editor = await editorOf(shop, ['administrator']);
  const listed = json<{ documents: DocumentSummary[] }>(await editor.browser.get('/edit/api/documents'));
  document = listed.documents.find(({ key }) => key === '/lp/herbst')?.id ?? '';
  ({ base } = json<OpenDocument>(await editor.browser.get(`/edit/api/documents/${document}`)));
  ({ base } = json<SaveAnswer>(await save(draftText)));
});
afterEach(() => {
  failing = undefined;
});
afterAll(() => shop.close());

const changed = (value: string, id: string = randomUUID()) => ({
  base,
  changes: [{ id, patches: [{ op: 'set', node: 'mitte', path: ['props', 'text'], value }] }],
});
const save = (value: string) =>
  editor.browser.call(`/edit/api/documents/${document}/changes`, changed(value));
const share = () => editor.browser.call(`/edit/api/documents/${document}/shares`);
const sharedPath = ({ text }: Answer): string => {
  const { pathname, search } = new URL((JSON.parse(text) as { address: string }).address);
  return `${pathname}${search}`;
};

test('every call says that the shop is away, and every page of the application too', async () => {
  failing = everyStatement;
  for (const { method, path } of shop.shop.editCalls) {
    const address = `/edit/api${path.replace(':number', '1').replaceAll(/:\w+/g, document)}`;
    const answer = await (method === 'get' ? editor.browser.get(address) : editor.browser.call(address));
    const { reason } = json<{ reason: string }>(answer);
    expect([path, answer.status, reason, answer.headers['retry-after']]).toEqual([path, 503, 'away', '5']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  for (const path of ['/edit', `/edit/frame/${document}?session=${randomUUID()}`, '/edit/account'])
    expect([path, (await editor.browser.get(path)).status]).toEqual([path, 503]);
  failing = undefined;
  expect((await editor.browser.get('/edit/api/me')).status).toBe(200);
});

test('a change whose answer did not come is sent again, and counts once', async () => {
  const sent = changed('Noch einmal', randomUUID());
  const path = `/edit/api/documents/${document}/changes`;
  failing = writingStatement;
  expect((await editor.browser.call(path, sent)).status).toBe(503);
  failing = undefined;
  const answers = [await editor.browser.call(path, sent), await editor.browser.call(path, sent)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [first, again] = answers.map((answer) => json<SaveAnswer>(answer).base);
  expect(again).toEqual(first);
  base = first ?? base;
});

test('whoever has a link to a draft is a shopper meanwhile, and nobody else notices anything', async () => {
  const colleague = shop.browser();
  await colleague.get(sharedPath(await share()));
  expect((await colleague.get('/lp/herbst')).text).toContain('Noch einmal');
  const shopper = shop.browser();
  const before = await shopper.get('/lp/herbst');
  expect([before.status, before.text.includes('Mitte')]).toEqual([200, true]);
  failing = everyStatement;
  for (const visitor of [shopper, colleague]) {
    const { status, text } = await visitor.get('/lp/herbst');
    expect([status, text.includes('Mitte')]).toEqual([200, true]);
  }
  failing = undefined;
  expect((await colleague.get('/lp/herbst')).text).toContain('Noch einmal');
});

describe('what fails on our side is nobody’s attempt', () => {
  const newPage = () =>
    editor.browser.call('/edit/api/documents', {
      locale: 'de-AT',
      path: `/lp/${randomUUID()}`,
      title: 'Neu',
    });
  const upload = async (path?: string) => sendFile(editor.browser, await plainJpeg(), path ? { path } : {});

  const calls: readonly [path: string, limit: string, fails: RegExp, call: () => Promise<Answer>][] = [
    ['post /documents', 'edit-create', /insert into content_document/, newPage],
    ['post /documents/:id/shares', 'edit-share', /editing_share/, share],
    ['post /assets', 'asset-upload', /asset_state/, upload],
    [
      ...(['post /assets/:id/file', 'asset-upload', /asset\.tenant/] as const),
      () => upload('/edit/api/assets/asset-0123456789abcdef/file'),
    ],
  ];

  test('every limited call is here', () => {
    const limited = shop.shop.editCalls.flatMap(({ method, path, limit }) =>
      limit ? [`${method} ${path} ${limit.name}`] : [],
    );
    expect(new Set(calls.map(([path, limit]) => `${path} ${limit}`))).toEqual(new Set(limited));
  });

  test.each(calls)('%s', async (_path, limit, fails, call) => {
    const before = counted.get(limit) ?? 0;
    failing = fails;
    expect((await call()).status).toBe(503);
    failing = undefined;
    await expect.poll(() => counted.get(limit)).toBe(before);
    await call();
    await expect.poll(() => counted.get(limit)).toBe(before + 1);
  });

  test('nor that of who follows a link', async () => {
    const path = sharedPath(await share());
    failing = /editing_share/;
    expect((await shop.browser().get(path)).status).toBe(503);
    failing = undefined;
    await expect.poll(() => counted.get('edit-shared')).toBe(1);
    await sleep(1);
    expect((await shop.browser().get(path)).status).toBe(303);
  });
});
