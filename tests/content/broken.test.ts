import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { validatorsOf } from '../../renderer/plan/block-validator.ts';
import { registry } from '../../renderer/block-modules.ts';
import { startLoads } from '../../renderer/load/load.ts';
import { createLoaders } from '../../renderer/contract/loader.ts';
import type { Plan } from '../../renderer/plan/plan.ts';
import { dataOf } from '../../renderer/load/node-data.ts';
import { type PageDocument, readPageDocument } from '../../renderer/contract/page-document.ts';
import type { PageRenderer } from '../../renderer/page.ts';
import type { Registry } from '../../renderer/contract/registry.ts';
import type { Issue, IssueCode } from '../../schemas/issue.ts';
import { readProducts } from '../../schemas/product-slice.ts';
import { documentJsonLimits, parseJson } from '../../schemas/safe-json.ts';
import { createContentLoaders } from '../../server/content/content-loaders.ts';
import { createDocumentCache, type DocumentCache } from '../../server/content/document-cache.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import type { DocumentIssue } from '../../server/content/held-document.ts';
import { linksOf } from '../../server/pages/links-of.ts';
import { factsOf } from '../../schemas/facts/facts.ts';
import { createPageService } from '../../server/pages/page-service.ts';
import { type BrokenContent, brokenByteFiles, brokenContent, byteFileNames } from './broken-content.ts';
import { planWhole } from './plan-whole.ts';
import { contentFolder, pictureIds, tenants } from './shipped-content.ts';
import { testBlocks } from './test-blocks.ts';

const log = pino({ enabled: false });
const at = tenants.find(({ slug }) => slug === 'at') ?? failed();
const shop = {
  hasPicture: (id: string) => pictureIds.has(id),
  links: linksOf(at, 'de-AT'),
  facts: factsOf(at, 'de-AT'),
  tenant: at,
};

const quietCache = {
  clock: () => 0,
  random: () => 0.5,
  maxBytes: 10_000_000,
  log,
  metrics: { count() {} },
};
const documents = createDocumentCache({
  ...quietCache,
  source: createFilesContentSource({ folder: contentFolder, log, watch: false }),
});
const loaders = createLoaders(createContentLoaders(documents, tenants));

afterAll(() => documents.close());

/**
 * Codes that no page's document brings about: a fault of a block, what is no JSON (`bytes/`), that something is not there or there
 * twice, what a frame lacks, a page that ends, a picture, and what weighs more than
 * its shop allows. `tests/server/content-folder-check.test.ts` and the tests beside the checks have
 * these.
 */
const notByContent = new Set<IssueCode>([
  ...([
    'render-failed',
    'file-unreadable',
    'content-missing',
    'page-twice',
    'page-unreachable',
    'data-unreachable',
    'frame-incomplete',
    'link-ends',
    'link-unnamed',
    'picture-text',
    'id-repeated',
    'weight-over',
  ] as const),
]);

/** Every code that there is. */
const every: Record<IssueCode, true> = {
  'page-invalid': true,
  'page-too-large': true,
  'page-too-deep': true,
  'page-foreign': true,
  'page-empty': true,
  'frame-unknown': true,
  'head-ignored': true,
  'region-invalid': true,
  'node-invalid': true,
  'id-missing': true,
  'id-duplicate': true,
  'type-unknown': true,
  'version-future': true,
  'migration-failed': true,
  'props-too-large': true,
  'props-invalid': true,
  'field-unknown': true,
  'slot-unknown': true,
  'slot-not-allowed': true,
  'block-repeated': true,
  'when-invalid': true,
  'when-never': true,
  'overlay-invalid': true,
  'overlay-hides': true,
  'loader-unknown': true,
  'loader-args-invalid': true,
  'load-failed': true,
  'data-missing': true,
  'data-invalid': true,
  'url-rejected': true,
  'link-by-path': true,
  'link-empty': true,
  'picture-unknown': true,
  'reference-unknown': true,
  'route-unknown': true,
  'html-cleaned': true,
  'text-cleaned': true,
  'text-unshown': true,
  'fact-unknown': true,
  'render-failed': true,
  'file-unreadable': true,
  'content-missing': true,
  'page-unreachable': true,
  'page-twice': true,
  'data-unreachable': true,
  'window-invalid': true,
  'window-over': true,
  'alternate-unmatched': true,
  'link-dead': true,
  'experiment-unknown': true,
  'heading-missing': true,
  'heading-twice': true,
  'heading-skipped': true,
  'landmark-alike': true,
  'link-unnamed': true,
  'link-words': true,
  'picture-text': true,
  'id-repeated': true,
  'head-length': true,
  'link-ends': true,
  'content-ends': true,
  'contrast-low': true,
  'product-unorderable': true,
  'weight-over': true,
  'frame-incomplete': true,
};

/** An issue as far as all places tell it. */
type Told = DocumentIssue & { hint?: string };

const broken = brokenContent();

describe.each(broken)('$name: $why', (content) => {
  it('is told by exactly these issues', async () => {
    const issues = await issuesOf(content);
    expect(issues.map(({ code }) => code).toSorted()).toEqual(content.expect.toSorted());
    for (const { pointer, message, hint = 'none' } of issues) {
      expect(pointer === '' || pointer.startsWith('/')).toBe(true);
      expect(message.length).toBeGreaterThan(5);
      expect(hint).not.toBe('');
    }
  });
});

const withOutcome = broken.filter(({ shown }) => shown !== undefined);

describe.each(withOutcome)('$name: $why', ({ document, shown = {}, blocks = [] }) => {
  it.each(Object.entries(shown))('comes out as it should: %s', (id, props) => {
    const read = readPageDocument(document, shop.facts);
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const planned = planOf(read.document, blocks).nodes.find((node) => node.id === id);
    expect(planned?.state).toBe(props === null ? 'invalid' : 'ok');
    // Fields that are given are these and no others, at any depth.
    const own = planned?.props as Record<string, unknown> | undefined;
    for (const [name, value] of Object.entries(props ?? {})) expect(own?.[name]).toEqual(value);
  });
});

describe('the collection', () => {
  it('holds an example of every code that content can bring about', () => {
    const shown = new Set(broken.flatMap(({ expect: own, survey }) => [...own, ...survey]));
    const missing = (Object.keys(every) as IssueCode[]).filter(
      (code) => !shown.has(code) && !notByContent.has(code),
    );
    expect(missing).toEqual([]);
    expect([...shown].filter((code) => !Object.hasOwn(every, code))).toEqual([]);
  });

  it('says of every file of bytes what is expected', () => {
    const named = brokenByteFiles().map(({ name }) => name);
    expect(byteFileNames().filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe.each(brokenByteFiles())('bytes $name: $why', ({ bytes, expect: reason }) => {
  it('is refused for exactly this reason', () => {
    expect(parseJson(bytes, documentJsonLimits)).toMatchObject({ ok: false, reason });
  });
});

async function issuesOf({ document, bucket, slice, asked, blocks }: BrokenContent): Promise<readonly Told[]> {
  if (slice) return readProducts(slice).issues;
  if (bucket) return bucketIssues(bucket);
  if (asked) return pageIssues(document, asked.path);
  const read = readPageDocument(document, shop.facts);
  return read.ok ? documentIssues(read.document, blocks ?? []) : read.issues;
}

/** The plan of a document, with the blocks of the tests that it names. */
function planOf(document: PageDocument, extra: readonly string[]): Plan {
  const known: Registry = new Map([
    ...registry,
    ...testBlocks.filter(({ type }) => extra.includes(type)).map((block) => [block.type, block] as const),
  ]);
  const tenant = tenants.find(({ slug }) => slug === document.meta.tenant) ?? at;
  return planWhole(document, tenant, 'page', { registry: known, loaders });
}

/** What planning, loading and checking what was loaded find. */
async function documentIssues(document: PageDocument, extra: readonly string[]): Promise<Issue[]> {
  const plan = planOf(document, extra);
  const { locale, path } = document.meta;
  const context = {
    tenant: at.slug,
    locale,
    path,
    parameters: {},
    query: {},
    device: 'web',
    wantsNewest: false,
  } as const;
  const loads = startLoads(plan.nodes, loaders, context, 5000);
  await loads.ready(plan.nodes);
  const planned = plan.nodes.filter(({ state }) => state === 'ok');
  return [...plan.issues, ...planned.flatMap((node) => dataOf(node, loads, shop).issues)];
}

function bucketIssues({ block, data, content }: NonNullable<BrokenContent['bucket']>): Issue[] {
  const known = registry.get(block) ?? failed();
  const checked = validatorsOf(known).data[data]?.(content, shop) ?? failed();
  return checked.findings.map((finding) => ({ ...finding, nodeId: null, field: null }));
}

/** What the shop says of a document that a CMS gives for a path. */
async function pageIssues(body: unknown, path: string): Promise<readonly Told[]> {
  const rejected: DocumentIssue[] = [];
  const cache = createDocumentCache({
    ...quietCache,
    source: {
      read: async ({ kind }) =>
        kind === 'page' ? { status: 'found', body, etag: '"1"', bytes: 1000 } : { status: 'missing' },
      locate: () => path,
    },
  });
  const listening: DocumentCache = {
    ...cache,
    async get(address, options) {
      const answer = await cache.get(address, options);
      if (answer.status === 'failed') rejected.push(...answer.issues);
      return answer;
    },
  };
  const service = createPageService({
    tenants: new Map([[at.slug, at]]),
    originOf: () => 'https://www.example.at',
    documents: listening,
    renderer: {} as PageRenderer,
    subjects: new Map(),
    onIssues() {},
    onDraw() {},
  });
  const visit = { device: 'web', visitor: 'anonymous', variants: {} } as const;
  const key = { tenant: at.slug, path, visit, query: {} };
  const answer = await service.draw({ key, now: 0, wantsNewest: false, preview: false });
  expect(answer.kind).toBe('unavailable');
  cache.close();
  return rejected;
}

function failed(): never {
  throw new Error('Something that the tests need is not there');
}
