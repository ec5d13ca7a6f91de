import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentCheckParts } from '../../server/check/check-parts.ts';
import { composeCheck } from '../../server/compose/compose-check.ts';
import { keyOf } from '../../server/content/content-address.ts';
import type { ContentSource } from '../../server/content/content-source.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { createHttpContentSource } from '../../server/content/http-content-source.ts';
import { createReferenceCms } from '../../server/content/reference-cms.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { type Mutant, type MutationKind, mutateDocument, mutationKinds } from '../content/mutate-document.ts';
import { contentFolder, type ShippedDocument, shippedPages } from '../content/shipped-content.ts';

// Whatever happens to one value of a page, the rest of the page is there: never an error, never a page without what the law
// wants, never the words of another node lost, and nothing lost without a word to editors.

const now = Date.parse('2026-12-01T12:00:00+01:00');
const log = pino({ enabled: false });

const pages = shippedPages().filter(({ document }) => !document.meta.path.startsWith('/_/'));
const files = createFilesContentSource({ folder: contentFolder, log, watch: false });
afterAll(() => files.close());

/** What the content source gives in place of files, by key. */
const changed = new Map<string, unknown>();
const memory: ContentSource = {
  locate: (address) => files.locate(address),
  read(address, request) {
    const body = changed.get(keyOf(address));
    if (body === undefined) return files.read(address, request);
    return Promise.resolve({ status: 'found', body, bytes: JSON.stringify(body).length });
  },
};

/** Says of each answer of the CMS what becomes of it: as it is, an error, or no JSON. */
let mood: 'well' | 'failing' | 'raving' = 'well';
const reference = createReferenceCms(memory, { tenants: () => ['at', 'default'] });
const cms = createServer((request, response) => {
  if (mood === 'well') reference.emit('request', request, response);
  else
    response.writeHead(mood === 'failing' ? 500 : 200, { 'content-type': 'application/json' }).end('{"a":');
});

beforeAll(() => new Promise<void>((resolve) => void cms.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  cms.close();
  cms.closeAllConnections();
});

function overHttp(): ContentSource {
  const { port } = cms.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return createHttpContentSource({
    ...{ cmsUrl: `${origin}/content`, bucketUrl: `${origin}/buckets/{tenant}`, log },
    ...{ timeoutMs: 5000, retries: 0, openAfter: 1_000_000 },
  });
}

function partsOver(source: ContentSource): ContentCheckParts {
  return composeCheck({
    ...{ tenants: readTenants('tenants'), source, log, now },
    pictures: { find: (id) => ({ id, width: 1200, height: 1600, revision: '1', ground: '#cccccc' }) },
  });
}

interface Drawn {
  kind: 'page' | 'redirect' | 'missing' | 'gone' | 'unavailable';
  html: string;
}

/** The document of the page becomes another; its next reader sees that. */
function put({ documents }: ContentCheckParts, page: ShippedDocument, body: unknown): void {
  const { tenant, locale, document } = page;
  const key = keyOf({ kind: 'page', tenant: tenant.slug, locale, path: document.meta.path });
  changed.set(key, body);
  documents.invalidate({ tags: [key] });
}

/** Draws the page as a renewal does when its document has become another. */
async function drawAs(parts: ContentCheckParts, page: ShippedDocument, body: unknown): Promise<Drawn> {
  put(parts, page, body);
  const { tenant, locale, document } = page;
  const { path } = document.meta;
  const location = { kind: 'page', locale, path, documentPath: path, parameters: {} } as const;
  const visit = { device: 'web', visitor: 'anonymous', variants: {} } as const;
  const key = { tenant: tenant.slug, path, visit, query: {} };
  const answer = await parts.live.drawAt(location, { key, now, wantsNewest: true, preview: false });
  const drawn = answer.kind === 'page' ? answer.page : undefined;
  return { kind: answer.kind, html: drawn?.kind === 'complete' ? drawn.html.toString() : '' };
}

function textOf(html: string): string {
  const shown = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  return shown.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const mainOf = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

interface Original {
  html: string;
  /** Words of each node of the main part, by the node's place: what the page says when it has no other node. */
  words: Map<string, string[]>;
}

/** The page as it is when nothing is wrong with it. */
async function originalOf(parts: ContentCheckParts, page: ShippedDocument): Promise<Original> {
  const { source: body } = page.document;
  const { main = [] } = body.regions as Record<string, unknown[]>;
  const words = new Map<string, string[]>();
  for (const [index, node] of main.entries()) {
    const { html } = await drawAs(parts, page, { ...body, regions: { main: [node] } });
    words.set(`/regions/main/${index}`, wordsIn(textOf(mainOf(html))));
  }
  const { html } = await drawAs(parts, page, body);
  return { html, words };
}

const law = {
  home: /<header\b.*<a class="logo" href="\/(fr|nl)?"/s,
  search: /<header\b.*role="search"/s,
  imprint: />(Impressum|Mentions légales|Colofon)<\/a>/,
  terms: />(AGB|CGV|Algemene voorwaarden)<\/a>/,
  privacy: />(Datenschutz|Protection des données|Privacy)<\/a>/,
  consent: /<section class="consent-banner" id="_.consent"/,
  settings: /<a href="#consent" data-action="consent-banner">/,
};

function lawlessIn(html: string): string[] {
  return Object.entries(law).flatMap(([name, sign]) => (sign.test(html) ? [] : [name]));
}

/** Fields that decide whether there is a page at all: a page that ends honestly is no page lost. */
const endsPage = /^\/page\/(status|validFrom|validTo)$|^\/page$/;

/** Draws a mutant of the page; what of it is not as it must be, in sentences. */
async function wrongWith(
  parts: ContentCheckParts,
  page: ShippedDocument,
  { words, html: before }: Original,
  { body, pointer }: Mutant,
  mutation: MutationKind,
): Promise<string[]> {
  (parts.drawn as Map<string, unknown>).clear();
  const { kind, html } = await drawAs(parts, page, body);
  const issues = [...parts.drawn.values()].flat();
  const isTold = issues.length > 0;
  if (kind === 'missing' && endsPage.test(pointer)) return [];
  // The cache of pages keeps the last good one (`lost-page.test.ts`).
  if (kind === 'unavailable') return isTold ? [] : ['it cannot be had, and nobody is told'];
  if (kind !== 'page') return [`it is ${kind}`];
  const wrong = lawlessIn(html).map((part) => `it lacks ${part}`);
  // The refusal of a whole document is logged where it is read, and the good copy stays.
  const isAsBefore = mainOf(html) === mainOf(before);
  if (mutation === 'wrong type' && !isAsBefore && !isTold) wrong.push('it is another, and nobody is told');
  if (/^\/regions(\/\w+)?$/.test(pointer)) return wrong;
  const shown = new Set(wordsIn(textOf(mainOf(html))));
  const [place = '', part = ''] = /^(?:\/regions\/main\/\d+)(?=\/(\w+))/.exec(pointer) ?? [];
  const whole = words.get(place) ?? [];
  // A condition may hide a node as it says; of the others nothing goes without a word.
  if (part !== 'when' && !isTold && whole.length > 0 && !whole.some((word) => shown.has(word)))
    wrong.push('its node is lost, and nobody is told');
  for (const [place, own] of words) {
    if (pointer === place || pointer.startsWith(`${place}/`)) continue;
    const lost = own.filter((word) => !shown.has(word));
    if (lost.length > 0) wrong.push(`words of ${place} are lost: ${lost.slice(0, 5).join(', ')}`);
  }
  // Of a list that has become too long the last goes.
  const isNodeLost = mutation === 'duplicate' || issues.some(({ severity }) => severity === 'error');
  const lost = isNodeLost ? [] : besides(page.document.source, pointer).filter((word) => !shown.has(word));
  const wereShown = lost.filter((word) => [...words.values()].some((own) => own.includes(word)));
  if (wereShown.length > 0)
    wrong.push(`words of its neighbours are lost: ${wereShown.slice(0, 5).join(', ')}`);
  return wrong;
}

/** Words of the other items of the innermost list of props in which a place lies, that its own item does not have. */
function besides(source: unknown, pointer: string): string[] {
  const [, list = '', item = ''] = /^(\/regions\/.*\/props\/.*)\/(\d+)(?:\/[^/]*)*$/.exec(pointer) ?? [];
  const items = list
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], source);
  if (list === '' || !Array.isArray(items)) return [];
  const own = new Set(wordsIn(JSON.stringify(items[Number(item)])));
  const others = items.filter((_other, index) => index !== Number(item));
  return wordsIn(JSON.stringify(others)).filter((word) => !own.has(word));
}

describe.each([
  { way: 'in memory', runs: Number(process.env.MUTANTS ?? 5000), moods: ['well'] as const },
  { way: 'over HTTP', runs: 500, moods: ['well', 'failing', 'raving'] as const },
])('content $way', ({ way, runs, moods }) => {
  test(
    `of ${runs} mutants of pages none costs more than what is wrong with it`,
    { timeout: 600_000 },
    async () => {
      const parts = partsOver(way === 'over HTTP' ? overHttp() : memory);
      const originals = new Map<ShippedDocument, Original>();

      async function tried(page: ShippedDocument, kind: MutationKind, mutant: Mutant, next: typeof mood) {
        let original = originals.get(page);
        if (!original) originals.set(page, (original = await originalOf(parts, page)));
        await drawAs(parts, page, page.document.source);
        mood = next;
        const meanwhile = mood === 'well' ? undefined : await drawAs(parts, page, {});
        mood = 'well';
        const isKept = meanwhile === undefined || mainOf(meanwhile.html) === mainOf(original.html);
        const wrong = await wrongWith(parts, page, original, mutant, kind);
        return [...(isKept ? [] : ['the good copy is gone']), ...wrong];
      }

      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: pages.length - 1 }),
          fc.constantFrom(...mutationKinds),
          fc.nat({ max: 100_000 }),
          fc.nat({ max: 100_000 }),
          fc.constantFrom(...moods),
          async (index, kind, at, other, next) => {
            const page = pages[index] as ShippedDocument;
            const mutant = mutateDocument(page.document.source, kind, at, other);
            const wrong = await tried(page, kind, mutant, next);
            expect(wrong, `${page.file} ${mutant.pointer} ${kind}, while the CMS is ${next}`).toEqual([]);
          },
        ),
        { seed: 18, numRuns: runs, endOnFailure: true },
      );
    },
  );
});
