import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneJson, isJsonObject } from '../../schemas/json.ts';
import type { CheckedDocument } from '../../server/check/checked-document.ts';
import { checkContent } from '../../server/check/content-check.ts';
import { reportLines } from '../../server/check/report-lines.ts';
import { composeCheck } from '../../server/compose/check/compose-check.ts';
import type { ContentSource } from '../../server/content/content-source.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { signPreview } from '../../server/pages/preview-token.ts';
import { demonstrationAddresses } from './demonstration-addresses.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { brokenContent } from '../content/broken-content.ts';
import { contentFolder, pictureIds } from '../content/shipped-content.ts';
import { previewSecret, type ShopUnderTest, startShop } from './shop-under-test.ts';

// The check and the shop are fed the same documents: what the check passes the shop shows, and what the shop finds wrong the
// check finds, too.

const log = pino({ enabled: false });
const [at] = readTenants('tenants').filter(({ config }) => config.slug === 'at');

/** Every broken document at a path and with an id of its own, but where the path is what is wrong with it. */
const broken = brokenContent()
  .filter(({ document, slice, bucket }) => document !== undefined && !slice && !bucket)
  .map(({ name, document, asked, expect: codes, survey }) => ({
    name,
    isFaulty: codes.length > 0,
    survey,
    ...placed(document, name, asked?.path),
  }));

function placed(document: unknown, name: string, asked?: string): { path: string; body: unknown } {
  const own = `/lp/kaputt/${name}`;
  const body = cloneJson(document);
  if (!isJsonObject(body) || !isJsonObject(body.page)) return { path: own, body };
  body.page.id = name;
  if (asked === undefined && body.page.path === '/lp/herbst') body.page.path = own;
  return { path: asked === undefined ? own : `${asked}/${name}`, body };
}

const bodies = new Map(broken.map(({ path, body }) => [path, body]));
const files = createFilesContentSource({ folder: contentFolder, log, watch: false });

const source: ContentSource = {
  locate: (address) => files.locate(address),
  async read(address, request) {
    if (address.kind === 'list') {
      const pages = [...bodies.keys()].map((path) => ({ path, status: 'published', revision: '1' }));
      return { status: 'found', body: { pages, next: null }, bytes: 1000 };
    }
    const body = address.kind === 'page' ? bodies.get(address.path) : undefined;
    if (body === undefined) return files.read(address, request);
    return { status: 'found', body: cloneJson(body), bytes: JSON.stringify(body).length };
  },
};

let shop: ShopUnderTest;
const checked = new Map<string, CheckedDocument>();

beforeAll(async () => {
  shop = await startShop({}, { source });
  if (!at) throw new Error('There is no shop "at"');
  const parts = composeCheck({
    ...{ tenants: [at], source, log, now: shop.now() },
    pictures: { find: () => undefined },
  });
  for await (const document of checkContent(parts))
    if (document.kind === 'page' && !document.isDraft) checked.set(document.name, document);
});

afterAll(async () => {
  await shop.close();
  files.close();
});

/** Codes that the running shop logged of a document. */
function loggedOf(id: string): string[] {
  const lines = shop.lines
    .filter((line) => line.includes('Content has a fault'))
    .map((line) => JSON.parse(line) as { page: string; code: string; pointer: string });
  return lines.filter(({ page }) => page === id).map(({ code, pointer }) => `${code} ${pointer}`);
}

test(
  'of the content that comes with the shops nothing is wrong, and nothing is not shown',
  { timeout: 60_000 },
  async () => {
    const tenants = readTenants('tenants');
    const now = Date.parse('2026-12-01T12:00:00+01:00');
    const parts = composeCheck({
      ...{ tenants, source: files, log, now },
      catalogue: await demonstrationAddresses(tenants, now),
      pictures: {
        find: (id) =>
          pictureIds.has(id) ? { id, width: 1200, height: 1600, revision: '1', ground: '#ccc' } : undefined,
      },
    });
    const lines: string[] = [];
    const counts = new Map<string, number>();
    for await (const document of checkContent(parts)) {
      counts.set(document.kind, (counts.get(document.kind) ?? 0) + 1);
      if (document.verdict !== 'shown') lines.push(...reportLines(document));
    }
    expect(lines).toEqual([]);
    expect(Math.min(...counts.values())).toBeGreaterThan(3);
    expect(counts.get('page')).toBeGreaterThan(150);
    expect(counts.get('data')).toBeGreaterThan(100);
  },
);

test('there are documents of many kinds', () => {
  expect(broken.length).toBeGreaterThan(150);
});

test.each(broken)(
  'of $name the preview says why it cannot be shown, or lists what the shop logs',
  async ({ name, path, survey }) => {
    const grant = { tenant: 'at', locale: 'de-AT', path, expires: shop.now() + 60_000 };
    const cookie = `__Host-preview=${signPreview(grant, previewSecret)}`;
    const { status, text } = await shop.ask(path, { headers: { Cookie: cookie } });
    const listed = [...text.matchAll(/<strong>([a-z-]+)<\/strong>/g)].map(([, code]) => code);
    const { status: live } = await shop.ask(path);
    expect([200, 404, 503]).toContain(status);
    expect(text).toContain('<div class="preview" lang="en"');
    // A draft is shown whatever its time is, and without what it lost.
    const wanted = [...loggedOf(name).map((line) => line.split(' ')[0]), ...survey];
    expect([...new Set(wanted)].filter((code) => !listed.includes(code))).toEqual([]);
    expect(status === 200 || live !== 200).toBe(true);
    expect(status !== 200 && listed.length === 0).toBe(false);
  },
);

test.each(broken)('of $name the check says what the shop does', async ({ name, path, isFaulty, survey }) => {
  const { status } = await shop.ask(path);
  const document = checked.get(path);
  expect([200, 404, 503]).toContain(status);
  expect(document?.verdict.startsWith('shown-in') || document?.verdict === 'shown').toBe(status === 200);
  expect(isFaulty && document?.issues.length === 0).toBe(false);
  const codes = new Set(document?.issues.map(({ code }) => code));
  expect(survey.filter((code) => !codes.has(code))).toEqual([]);
  const told = new Set(document?.issues.map(({ code, pointer }) => `${code} ${pointer}`));
  expect(loggedOf(name).filter((fault) => !told.has(fault))).toEqual([]);
});
