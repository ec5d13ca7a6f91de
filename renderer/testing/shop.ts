import { z } from 'zod';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';
import { createLoaders, type Loader, type Loaded, type LoadContext } from '../contract/loader.ts';
import { type PageDocument, readPageDocument } from '../contract/page-document.ts';
import type { PageRequest } from '../contract/page-request.ts';
import { createRegistry, type Registry } from '../contract/registry.ts';
import type { PageFacts, RenderedPage } from '../contract/rendered-page.ts';
import type { PageRendererOptions } from '../contract/renderer-options.ts';
import { createPageRenderer, type PageRenderer } from '../page.ts';
import { testBlocks } from './blocks.tsx';

// What tests of the renderer share: a shop of two languages with test blocks, and documents made in a line.

const noon = Date.parse('2026-12-01T12:00:00+01:00');

const testTheme: Theme = {
  breakpoints: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1440 },
  layouts: { tablet: 'md', laptop: 'lg' },
  tokens: { 'text-md': '1rem' },
  responsive: {},
  colours: { bg: ['#fff', '#111'] },
  modes: { pic: ['none', 'brightness(.9)'] },
  themeColour: ['#ffffff', '#111111'],
};

const testLocales: TenantConfig['locales'] = [
  {
    locale: 'de-AT',
    prefix: '',
    currency: 'EUR',
    country: 'AT',
    label: 'Deutsch',
    freeShippingFrom: 7500,
    shipping: { parcel: 595, freight: 3995 },
  },
  {
    locale: 'fr-CH',
    prefix: '/fr',
    currency: 'CHF',
    country: 'CH',
    label: 'Français',
    freeShippingFrom: 7500,
    shipping: { parcel: 595, freight: 3995 },
  },
];

const messages = {
  de: {
    'engine.skip': 'Zum Inhalt',
    'engine.placeholder': 'Gerade nicht zu sehen.',
  },
};

export function registryOf(blocks: readonly Block[]): Registry {
  return createRegistry(
    Object.fromEntries(blocks.map((block) => [`../blocks/test/${block.type}/block.ts`, { block }])),
  );
}

export interface TestShop {
  renderer: PageRenderer;
  /** Names of the loads that were made, in order. */
  calls: string[];
  nodeCache: boolean[];
  missingTexts: string[];
}

/** A renderer with the test blocks. The loaders are `list` (items named after `of`) and those given. */
export function createTestShop(
  options: { loaders?: Loader[]; blocks?: readonly Block[]; tenant?: Partial<TenantConfig> } & Partial<
    Pick<
      PageRendererOptions,
      | 'loadLimitMs'
      | 'flowAfterMs'
      | 'nodeCacheBytes'
      | 'findPicture'
      | 'pictureAddress'
      | 'assets'
      | 'showsFaults'
    >
  > = {},
): TestShop {
  const calls: string[] = [];
  const nodeCache: boolean[] = [];
  const missingTexts: string[] = [];
  const { loaders = [], blocks = testBlocks, tenant = {}, ...rest } = options;
  const list = testLoader('list', z.strictObject({ of: z.string() }), ({ of }) => {
    calls.push(of);
    return found({ items: [`${of} 1`, `${of} 2`] }, of);
  });
  const renderer = createPageRenderer({
    registry: registryOf(blocks),
    tenants: [
      {
        config: { ...testTenant, locales: testLocales, ...tenant },
        theme: testTheme,
        messages,
        origin: 'https://www.example.at',
      },
    ],
    loaders: createLoaders([list, ...loaders]),
    findPicture: (id) =>
      id === 'known' ? { width: 1200, height: 800, revision: '1', ground: '#ccc' } : undefined,
    pictureAddress: (id, width) => `/bilder/${id}/${width}-1`,
    assets: () => ({
      entry: '/assets/entry.js',
      hydrate: '/assets/hydrate.js',
      islands: { 'test-counter': '/assets/counter.js' },
      actions: {
        'test-note': '/assets/note.js',
        'test-box': '/assets/box.js',
        'preview-banner': '/assets/banner.js',
      },
      font: '/assets/font.woff2',
    }),
    fontFaces: '@font-face{font-family:Test}',
    isBuilt: (config, route) => Object.hasOwn(config.routes, route),
    nodeCacheBytes: 1_000_000,
    loadLimitMs: 1000,
    flowAfterMs: 150,
    onMissingText: (_locale, key) => missingTexts.push(key),
    onNodeCache: (hit) => nodeCache.push(hit),
    ...rest,
  });
  return { renderer, calls, nodeCache, missingTexts };
}

export function found(
  value: unknown,
  revision: string,
  more: { tags?: string[]; expires?: number } = {},
): Loaded {
  return { ok: true, value, revision, tags: [], ...more };
}

export function testLoader<Args extends z.ZodType>(
  name: string,
  args: Args,
  load: (args: z.output<Args>, context: LoadContext) => Loaded | Promise<Loaded>,
  dimensions: readonly string[] = [],
): Loader {
  return {
    name,
    args,
    dimensions,
    load: async (given, context) => load(args.parse(given), context),
  };
}

/** A page document as a CMS delivers it; nodes without an id are numbered. */
export function pageSource(
  main: readonly unknown[],
  page: Record<string, unknown> = {},
  regions: Record<string, unknown> = {},
) {
  return {
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      id: 'p1',
      tenant: 'at',
      locale: 'de-AT',
      path: '/lp/herbst',
      revision: '1',
      status: 'published',
      title: 'Herbst',
      ...page,
    },
    regions: { main: main.map(numbered), ...regions },
  };
}

function numbered(node: unknown, index: number): unknown {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
    ? { id: `n${index}`, ...node }
    : node;
}

/** The document of a source that is right; throws for one that is refused. */
export function documentOf(source: unknown): PageDocument {
  const result = readPageDocument(source);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.document;
}

export function pageOf(
  main: readonly unknown[],
  page?: Record<string, unknown>,
  regions?: Record<string, unknown>,
): PageDocument {
  return documentOf(pageSource(main, page, regions));
}

export function requestFor(page: PageDocument, more: Partial<PageRequest> = {}): PageRequest {
  return {
    tenant: 'at',
    page,
    frame: undefined,
    now: noon,
    locale: 'de-AT',
    device: 'web',
    visitor: 'anonymous',
    variants: {},
    path: page.meta.path,
    parameters: {},
    query: {},
    alternates: [],
    tags: [],
    preview: false,
    wantsNewest: false,
    ...more,
  };
}

export interface WholePage {
  html: string;
  /** What stands in `<main>`. */
  main: string;
  facts: PageFacts;
}

/** The whole page of one that is complete or flows; throws when it failed. */
export async function wholeOf(page: RenderedPage): Promise<WholePage> {
  if (page.kind === 'failed') throw new Error(`The page failed: ${JSON.stringify(page.issues)}`);
  if (page.kind === 'complete') return whole(page.html.toString(), page.facts);
  let html = '';
  for (;;) {
    const step = await page.chunks.next();
    if (step.done) return whole(html, step.value);
    html += step.value.toString();
  }
}

function whole(html: string, facts: PageFacts): WholePage {
  return { html, main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '', facts };
}

/** Draws nodes in a shop of their own. */
export async function drawMain(
  main: readonly unknown[],
  more?: Partial<PageRequest>,
  shop = createTestShop(),
): Promise<WholePage> {
  return wholeOf(await shop.renderer.renderPage(requestFor(pageOf(main), more)));
}

/** Freezes JSON with everything in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) deepFreeze(part);
  return value;
}

export const testNow = noon;
