import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '../../schemas/issue.ts';
import { pointerSegments } from '../../schemas/json.ts';
import type { CheckedShop, ContentCheckParts } from '../../server/check/check-parts.ts';
import { createLinkTargets } from '../../server/check/link-targets.ts';
import { checkPage } from '../../server/check/page-check.ts';
import { composeCheck } from '../../server/compose/check/compose-check.ts';
import { keyOf } from '../../server/content/content-address.ts';
import type { ContentSource } from '../../server/content/content-source.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { createHttpContentSource } from '../../server/content/http-content-source.ts';
import { createReferenceCms } from '../../server/content/reference-cms.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { illegalPlaces } from '../content/illegal-places.ts';
import { type Mutant, type MutationKind, mutateDocument, mutationKinds } from '../content/mutate-document.ts';
import { mainOf, textOf, wordsIn, wordsOf } from '../content/page-words.ts';
import {
  contentFolder,
  pictureIds,
  type ShippedDocument,
  shippedPages,
  tenants,
} from '../content/shipped-content.ts';

// Whatever happens to one value of a page, the rest of the page is there: never an error, never a page without what the law
// wants, never the words of another node lost. A document that is still what is published for CMS authors says what it says;
// of any other editors are told, at the place.

const now = Date.parse('2026-12-01T12:00:00+01:00');

const pages = shippedPages().filter(({ document }) => !document.meta.path.startsWith('/_/'));
const files = createFilesContentSource({
  ...{ folder: contentFolder, log: pino({ enabled: false }), watch: false },
});
afterAll(() => files.close());

const keyOfPage = ({ tenant, locale, document }: ShippedDocument): string =>
  keyOf({ kind: 'page', tenant: tenant.slug, locale, path: document.meta.path });

/** What becomes of the CMS's answer for a page: it stays as it is, or is an error, no JSON, or another document. */
const moods = {
  well: undefined,
  failing: { status: 500, body: '{}' },
  raving: { status: 200, body: '{"a":' },
  confused: { status: 200, body: '[{"x":1}]' },
};
type Mood = keyof typeof moods;

/** The shipped content, of which one page is another at a time. */
interface ChangingContent {
  source: ContentSource;
  /** The page becomes another, which the CMS gives in a mood. */
  change(page: ShippedDocument, body: unknown, mood: Mood): void;
  /** Answers as a CMS does. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

function createChangingContent(): ChangingContent {
  let changed: { key: string; body: unknown; mood: Mood } | undefined;
  const source: ContentSource = {
    locate: (address) => files.locate(address),
    read(address, request) {
      if (changed?.key !== keyOf(address)) return files.read(address, request);
      const { body } = changed;
      return Promise.resolve({ status: 'found', body, bytes: JSON.stringify(body).length });
    },
  };
  const reference = createReferenceCms(source, { tenants: () => ['at', 'default'] });
  return {
    source,
    change: (page, body, mood) => void (changed = { key: keyOfPage(page), body, mood }),
    answer(request, response) {
      const asked = new URLSearchParams(request.url?.split('?')[1]);
      const partOf = (name: string): string => asked.get(name) ?? '';
      const address = { tenant: partOf('tenant'), locale: partOf('locale'), path: partOf('path') };
      const isChanged = changed?.key === keyOf({ kind: 'page', ...address });
      const instead = isChanged ? moods[changed?.mood ?? 'well'] : undefined;
      if (!instead) reference.emit('request', request, response);
      else response.writeHead(instead.status, { 'content-type': 'application/json' }).end(instead.body);
    },
  };
}

/** Pages that are tried at the same time, each beside content of its own. */
const contents = Array.from({ length: 6 }, createChangingContent);

/** A CMS for each of them: the first part of the path says which. */
const cms = createServer((request, response) => {
  const [, content = '', call = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
  request.url = call;
  contents[Number(content)]?.answer(request, response);
});

beforeAll(() => new Promise<void>((resolve) => void cms.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  cms.close();
  cms.closeAllConnections();
});

/** Log lines about documents that were refused: there is no page then to which their faults belong. */
const rejected: { document: string; issues: Issue[] }[] = [];
const log = pino({}, { write: noteRejected });
function noteRejected(line: string): void {
  const { document, issues } = JSON.parse(line) as Partial<(typeof rejected)[number]>;
  if (document !== undefined && issues) rejected.push({ document, issues });
}

function overHttp(index: number): ContentSource {
  const { port } = cms.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}/${index}`;
  return createHttpContentSource({
    ...{ cmsUrl: `${origin}/content`, bucketUrl: `${origin}/buckets/{tenant}`, log },
    ...{ timeoutMs: 5000, retries: 0, openAfter: 1_000_000 },
  });
}

function partsOver(source: ContentSource): ContentCheckParts {
  return composeCheck({
    ...{ tenants: readTenants('tenants'), source, log, now },
    pictures: {
      find: (id) =>
        pictureIds.has(id) ? { id, width: 1200, height: 1600, revision: '1', ground: '#cccccc' } : undefined,
    },
  });
}

// What links lead to is the content as it is shipped.
const { documents: shipped } = partsOver(files);
const targets = new Map(
  tenants.map((tenant) => [
    tenant.slug,
    createLinkTargets({ documents: shipped, catalogue: undefined }, tenant),
  ]),
);

/** One shop of several, whose content changes. */
interface Trial {
  content: ChangingContent;
  parts: ContentCheckParts;
}

interface Drawn {
  kind: 'page' | 'redirect' | 'missing' | 'gone' | 'unavailable';
  html: string;
}

/** The document of the page becomes another, and is read. */
async function put(
  { content, parts }: Trial,
  page: ShippedDocument,
  body: unknown,
  mood: Mood,
): Promise<void> {
  const { tenant, locale, document } = page;
  content.change(page, body, mood);
  parts.documents.invalidate({ tags: [keyOfPage(page)] });
  await parts.pages.page({ tenant: tenant.slug, locale }, document.meta.path, true);
}

/** Draws the page as a renewal does when its document has become another. */
async function drawAs(
  trial: Trial,
  page: ShippedDocument,
  body: unknown,
  mood: Mood = 'well',
): Promise<Drawn> {
  await put(trial, page, body, mood);
  const { tenant, locale, document } = page;
  const { path } = document.meta;
  const location = { kind: 'page', locale, path, documentPath: path, parameters: {} } as const;
  const visit = { device: 'web', visitor: 'anonymous', variants: {} } as const;
  const key = { tenant: tenant.slug, path, visit, query: {} };
  const answer = await trial.parts.live.drawAt(location, { key, now, wantsNewest: true, preview: false });
  const drawn = answer.kind === 'page' ? answer.page : undefined;
  return { kind: answer.kind, html: drawn?.kind === 'complete' ? drawn.html.toString() : '' };
}

/** What was told of the page since it was asked last. */
function takeIssues({ parts: { drawn } }: Trial, page: ShippedDocument): Issue[] {
  const told = drawn as Map<string, Issue[]>;
  const { tenant, locale, document } = page;
  const own = [...told.keys()].filter((name) =>
    name.startsWith(`${tenant.slug} ${locale} ${document.meta.path} `),
  );
  const key = keyOfPage(page);
  const issues = own.flatMap((name) => told.get(name) ?? []);
  for (const name of own) told.delete(name);
  for (let at = rejected.length - 1; at >= 0; at--)
    if (rejected[at]?.document === key) issues.push(...(rejected.splice(at, 1)[0]?.issues ?? []));
  return issues;
}

interface Original {
  html: string;
  /** Words of each node of the main part, by the node's place: what the page says when it has no other node. */
  words: Map<string, string[]>;
}

/** The page as it is when nothing is wrong with it. */
async function originalOf(trial: Trial, page: ShippedDocument): Promise<Original> {
  const { source: body } = page.document;
  const { main = [] } = body.regions as Record<string, unknown[]>;
  const words = new Map<string, string[]>();
  for (const [index, node] of main.entries()) {
    const { html } = await drawAs(trial, page, { ...body, regions: { main: [node] } });
    words.set(`/regions/main/${index}`, wordsIn(textOf(mainOf(html))));
  }
  const { html } = await drawAs(trial, page, body);
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

/** Whether one of two places lies in the other. */
function meet(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** Whether an issue is about a place, what holds it, or what it holds; that the page has no heading is about no place. */
function isAbout({ code, pointer }: Issue, place: string): boolean {
  return !code.startsWith('heading-') && meet(pointer, place);
}

/** Places of what is wrong with the document that nobody is told of. */
async function untold(
  trial: Trial,
  page: ShippedDocument,
  places: readonly string[],
  issues: Issue[],
): Promise<string[]> {
  const left = (): string[] => places.filter((place) => !issues.some((issue) => isAbout(issue, place)));
  if (left().length === 0) return [];
  const { tenant, locale, document } = page;
  const shop = { tenant, locale, scope: { tenant: tenant.slug, locale }, targets: targets.get(tenant.slug) };
  const checked = await checkPage(trial.parts, shop as CheckedShop, document.meta.path, false);
  issues.push(...(checked?.document.issues ?? []));
  return left();
}

/** Draws a mutant of the page; what of it is not as it must be, in sentences. */
async function wrongWith(
  trial: Trial,
  page: ShippedDocument,
  { words }: Original,
  { body, pointer }: Mutant,
  mutation: MutationKind,
): Promise<string[]> {
  takeIssues(trial, page);
  const { kind, html } = await drawAs(trial, page, body);
  const issues = takeIssues(trial, page);
  const illegal = illegalPlaces(body, page.tenant);
  const wrong = (await untold(trial, page, illegal, issues)).map((place) => `nobody is told of ${place}`);
  if (kind === 'missing' && endsPage.test(pointer)) return wrong;
  // The cache of pages keeps the last good one (`lost-page.test.ts`).
  if (kind === 'unavailable')
    return issues.length > 0 ? wrong : [...wrong, 'it cannot be had, and nobody is told'];
  if (kind !== 'page') return [...wrong, `it is ${kind}`];
  wrong.push(...lawlessIn(html).map((part) => `it lacks ${part}`));
  if (/^\/regions(\/\w+)?$/.test(pointer)) return wrong;
  const shown = new Set(wordsIn(textOf(mainOf(html))));
  for (const [place, own] of words) {
    if (pointer === place || pointer.startsWith(`${place}/`)) {
      const lost =
        illegal.length > 0 ? [] : keptIn(page, place, pointer, own).filter((word) => !shown.has(word));
      if (lost.length > 0 && (await untold(trial, page, [place], issues)).length > 0)
        wrong.push(`of ${place} nobody is told that more is lost: ${lost.slice(0, 5).join(', ')}`);
      continue;
    }
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

/** The value at a place of JSON. */
function valueAt(source: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    source,
  );
}

/** Which of the words that a node says stand in it, but not at the place that becomes another. */
function keptIn(
  { document }: ShippedDocument,
  node: string,
  pointer: string,
  own: readonly string[],
): string[] {
  if (pointer === node) return [];
  const typed = new Set(wordsOf(valueAt(document.source, node)));
  const gone = new Set(wordsOf(valueAt(document.source, pointer)));
  return own.filter((word) => typed.has(word) && !gone.has(word));
}

/** Words of the other items of the innermost list of props in which a place lies, that its own item does not have. */
function besides(source: unknown, pointer: string): string[] {
  const [, list, item = ''] = /^(\/regions\/.*\/props\/.*)\/(\d+)(?:\/[^/]*)*$/.exec(pointer) ?? [];
  const items = list === undefined ? undefined : valueAt(source, list);
  if (!Array.isArray(items)) return [];
  const own = new Set(wordsOf(items[Number(item)]));
  return wordsOf(items.filter((_other, index) => index !== Number(item))).filter((word) => !own.has(word));
}

test('no shipped page is anything but what is published for CMS authors', () => {
  const illegal = pages.flatMap(({ file, tenant, document }) =>
    illegalPlaces(document.source, tenant).map((place) => `${file} ${place}`),
  );
  expect(illegal).toEqual([]);
});

/** `MUTANTS` sets both; over HTTP they take longer, so that the suite has a part of them. */
const { MUTANTS } = process.env;

describe.each([
  { way: 'in memory', runs: Number(MUTANTS ?? 5000), kinds: ['well'] as const },
  { way: 'over HTTP', runs: Number(MUTANTS ?? 1500), kinds: Object.keys(moods) as Mood[] },
])('content $way', ({ way, runs, kinds }) => {
  test(
    `of ${runs} mutants of pages none costs more than what is wrong with it`,
    { timeout: 600_000 },
    async () => {
      const wrong: string[] = [];
      const mutants = fc.sample(
        fc.record({
          page: fc.constantFrom(...pages),
          mutation: fc.constantFrom(...mutationKinds),
          at: fc.nat({ max: 100_000 }),
          other: fc.nat({ max: 100_000 }),
          mood: fc.constantFrom(...kinds),
        }),
        { seed: 18, numRuns: runs },
      );
      const open = [...Map.groupBy(mutants, ({ page }) => page)];

      async function tryPage(trial: Trial, page: ShippedDocument, own: typeof mutants): Promise<void> {
        const original = await originalOf(trial, page);
        for (const { mutation, at, other, mood } of own) {
          const mutant = mutateDocument(page.document.source, mutation, at, other);
          await put(trial, page, page.document.source, 'well');
          const meanwhile = mood === 'well' ? undefined : await drawAs(trial, page, {}, mood);
          const isKept = meanwhile === undefined || mainOf(meanwhile.html) === mainOf(original.html);
          const faults = await wrongWith(trial, page, original, mutant, mutation);
          if (!isKept) faults.unshift('the good copy is gone');
          const what = `${page.file} ${mutant.pointer} ${mutation} (${at}, ${other}), while the CMS is ${mood}`;
          wrong.push(...faults.map((fault) => `${what}: ${fault}`));
        }
        await put(trial, page, page.document.source, 'well');
      }

      async function tryPages(trial: Trial): Promise<void> {
        for (let next = open.pop(); next; next = open.pop()) await tryPage(trial, ...next);
      }

      const trials = contents.map((content, index): Trial => {
        const source = way === 'over HTTP' ? overHttp(index) : content.source;
        return { content, parts: partsOver(source) };
      });
      await Promise.all(trials.map(tryPages));
      expect(wrong).toEqual([]);
    },
  );
});
