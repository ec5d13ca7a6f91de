import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { composeShop, type Shop } from '../../server/compose/compose-shop.ts';
import type { ShopOptions } from '../../server/compose/compose-base.ts';
import { readSettings } from '../../server/config.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { type Answer, askAt, type Asked } from './ask-at.ts';
import { describedAnswers } from './described-answers.ts';
import { createFakeContent, type FakeContent, heading } from './fake-content.ts';

/** The start of a test's time. */
const start = Date.parse('2026-12-01T12:00:00+01:00');

export type { Answer, Asked } from './ask-at.ts';

export const previewSecret = 'a preview secret of a test, long enough';
const revalidateSecret = 'a revalidation secret, long enough too';

export interface ShopUnderTest {
  shop: Shop;
  content: FakeContent;
  port: number;
  /** Lines of the log, as JSON texts. */
  lines: string[];
  /** Asks for a path as it stands, without following redirects. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Moves the clocks; only what asks them notices. */
  advance(ms: number): void;
  now(): number;
  close(): Promise<void>;
}

export interface UnderTestOptions extends Partial<ShopOptions> {
  /** Whether it has products (600 in each shop, as of the day on which the test's time begins) and can search them. */
  catalogue?: boolean;
  /** Files of a content folder, by their paths: the shop keeps its content in its store, filled from these. */
  files?: Readonly<Record<string, string>>;
}

/** A whole shop with the tenants and blocks of this project, and content of the test's own; nothing of it needs a build. */
export async function startShop(
  environment: Record<string, string> = {},
  { catalogue = false, files, ...more }: UnderTestOptions = {},
): Promise<ShopUnderTest> {
  const content = createFakeContent();
  const lines: string[] = [];
  const data = mkdtempSync(join(tmpdir(), 'shop-under-test-'));
  mkdirSync(join(data, 'content/pictures'), { recursive: true });
  for (const [path, text] of Object.entries(files ?? {})) {
    const file = join(data, 'content', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  let time = start;
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: data,
    // No pictures: what the project has of them is none of these tests' business.
    CONTENT_DIR: join(data, 'content'),
    PREVIEW_SECRET: previewSecret,
    REVALIDATE_SECRET: revalidateSecret,
    VISITOR_SECRET: 'a secret for visitors of a test, long enough',
    ...(files && { CONTENT_STORE: 'true' }),
    PUBLIC_ORIGIN: 'at=https://www.example.at,default=https://www.example.com',
    ...environment,
  });
  const database = catalogue ? await openSeededDatabase('2026-12-01') : undefined;
  const shop = composeShop({
    settings,
    root: join(import.meta.dirname, '../..'),
    log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }),
    now: () => time,
    clock: () => time,
    ...(!files && { source: content }),
    assets,
    ...(database && { database }),
    ...more,
  });
  await new Promise<void>((resolve) => shop.server.listen(0, '127.0.0.1', resolve));
  const address = shop.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  if (catalogue || files) while (!shop.ready()) await sleep(20);

  let description: Answer | undefined;
  /** Each answer of a call is one that the shop itself describes. */
  async function refuseUndescribed(path: string, asked: Asked, answer: Answer): Promise<void> {
    const { Host = 'at.localhost' } = asked.headers ?? {};
    if (description?.status !== 200)
      description = await askAt(port, '/api/openapi.json', { headers: { Host } });
    // Nothing is described at a host that no shop has.
    if (description.status === 421) return;
    const fault = describedAnswers(description.text)(path, asked, answer);
    if (fault !== undefined)
      throw new Error(`${asked.method ?? 'GET'} ${path}: ${fault}\n${answer.text.slice(0, 600)}`);
  }

  return {
    shop,
    content,
    port,
    lines,
    async ask(path, asked = {}) {
      const answer = await askAt(port, path, asked);
      if (path.startsWith('/api/')) await refuseUndescribed(path, asked, answer);
      return answer;
    },
    advance: (ms) => (time += ms),
    now: () => time,
    async close() {
      shop.close();
      shop.server.closeAllConnections();
      await new Promise((resolve) => shop.server.close(resolve));
      await database?.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Addresses of a build that is not there. */
export const buildForTests: NonNullable<ShopOptions['assets']>['build'] = {
  page: {
    entry: '/assets/entry-1.js',
    hydrate: '/assets/hydrate-1.js',
    islands: {},
    actions: { 'preview-banner': '/assets/banner-1.js' },
    font: '/assets/font-1.woff2',
  },
  fontFaces: '',
  studio: { script: '/assets/studio.js', styles: '/assets/studio.css' },
};

const assets: NonNullable<ShopOptions['assets']> = {
  build: buildForTests,
  route: (_request, _response, next) => next(),
};

/** Calls a shop for renewal, as the CMS does. */
export function revalidate(shop: ShopUnderTest, body: object, secret = revalidateSecret): Promise<Answer> {
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
  return shop.ask('/api/revalidate', { method: 'POST', headers, body: JSON.stringify(body) });
}

/** How many pages a shop has drawn, for visitors or in the background. */
export async function drawsOf(shop: ShopUnderTest): Promise<number> {
  const { text } = await shop.ask('/metrics');
  return [...text.matchAll(/^page_render_seconds_count\{[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** Puts a small shop of both tenants and all their languages there: home page, a landing page, a frame. */
export function fillShop(content: FakeContent): void {
  const languages = [
    ['at', 'de-AT', 'Start', 'Herbst', 'Kopf'],
    ['default', 'de-DE', 'Start Deutschland', 'Herbst Deutschland', 'Kopf Deutschland'],
    ['default', 'fr-CH', 'Accueil', 'Automne', 'En-tête'],
    ['default', 'nl-NL', 'Begin', 'Herfst', 'Kop'],
  ] as const;
  for (const [tenant, locale, home, landing, head] of languages) {
    content.page({ tenant, locale, path: '/', main: [heading(home, { props: { text: home, level: 1 } })] });
    content.page({ tenant, locale, path: '/lp/herbst', main: [heading(landing)] });
    content.frame({ header: [heading(head)] }, locale, tenant);
  }
}
