import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpContentSource } from '../../server/content/http-content-source.ts';
import { collectLog } from '../faults/collected-log.ts';
import { listen, stop } from '../faults/fault-proxy.ts';
import { heading, pageDocument } from './fake-content.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// A CMS that answers every call as it likes, page, frame, data sets and lists alike. What can be sent is sent, and whatever is
// sent has what the law wants.

/** What is right, by what a call's address holds. */
const right: [part: string, body: () => object][] = [
  ['list=pages', () => ({ pages: [{ path: '/lp/gut', revision: '1', status: 'published' }], next: null })],
  [
    'frame=',
    () =>
      pageDocument('/_/frame', {
        header: [
          { id: 'consent', type: 'consent-banner', props: {} },
          { id: 'header', type: 'header', props: {} },
        ],
        footer: [{ id: 'footer', type: 'footer', props: {} }],
      }),
  ],
  [
    'path=%2Flp%2Fgut',
    () =>
      pageDocument('/lp/gut', {
        main: [
          heading('Gute Seite', { id: 'a' }),
          {
            ...{ id: 'g', type: 'product-grid', props: { headline: 'Neu' } },
            data: { products: { load: 'slice', args: { category: 'fashion', id: 'autumn' } } },
          },
        ],
      }),
  ],
  ['/menus/', () => ({ items: [{ id: 'a', label: 'Damen', href: '/lp/gut' }] })],
  ['/footer/', () => ({ columns: [{ title: 'Hilfe', links: [{ label: 'Kontakt', href: '/lp/gut' }] }] })],
  [
    '/products/',
    () => ({ products: [{ sku: '1', slug: 'rock', name: 'Rock', picture: 'rock', price: 1999 }] }),
  ],
];

type Answering = (response: ServerResponse, body: object) => void;

const send = (response: ServerResponse, text: string, code = 200, type = 'application/json'): void =>
  void response.writeHead(code, { 'Content-Type': type }).end(text);

/** Each value of an object in turn is lacking, or something else. */
function mangled(body: object, how: 'lacking' | 'null' | 'text' | 'empty', at: number): string {
  let seen = 0;
  const change = (_key: string, value: unknown): unknown => {
    if (++seen !== at) return value;
    return { lacking: undefined, null: null, text: 'x', empty: Array.isArray(value) ? [] : {} }[how];
  };
  return JSON.stringify(body, change) ?? '';
}

const hostile: Answering[] = [
  (response) => send(response, '<h1>504</h1>', 504, 'text/html'),
  (response) => send(response, '<h1>Wartung</h1>', 200, 'text/html'),
  (response) => send(response, ''),
  (response) => send(response, 'null'),
  (response) => send(response, '[]'),
  (response) => send(response, '{}'),
  (response) => send(response, '{"__proto__":{"x":1}}'),
  (response) => send(response, `${'['.repeat(5000)}${']'.repeat(5000)}`),
  (response, body) => send(response, JSON.stringify(body).slice(0, -3)),
  (response, body) => {
    const text = JSON.stringify(body);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length + 10 });
    response.write(text);
    setTimeout(() => response.destroy(), 5);
  },
  (response) => response.destroy(),
  (response) => void response.writeHead(304).end(),
  (response) => void response.writeHead(204).end(),
  (response) => void response.writeHead(302, { Location: '/content?list=pages' }).end(),
  (response, body) => send(response, `\ufeff${JSON.stringify(body)}`),
  (response, body) => send(response, JSON.stringify({ ...body, note: 'x'.repeat(3_000_000) })),
  (response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end('{"a":1}');
  },
  // One sign after the other, for ever.
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drip));
  },
  (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
  },
  ...(['lacking', 'null', 'text', 'empty'] as const).flatMap((how) =>
    Array.from({ length: 9 }, (_, index): Answering => {
      return (response, body) => send(response, mangled(body, how, index + 2));
    }),
  ),
];

let cms: Server;
let answering: Answering;
/** The calls that get the hostile answer. */
let victims: string;
let shop: ShopUnderTest;

beforeEach(async () => {
  answering = (response, body) => send(response, JSON.stringify(body));
  victims = '';
  cms = createServer(({ url = '' }, response) => {
    const body = right.find(([part]) => url.includes(part))?.[1]();
    if (!body) return send(response, 'no', 404, 'text/plain');
    if (url.includes(victims)) answering(response, body);
    else send(response, JSON.stringify(body));
  });
  shop = await open();
});
afterEach(async () => {
  await shop.close();
  cms.closeAllConnections();
  await stop(cms);
});

async function open(): Promise<ShopUnderTest> {
  const base = cms.listening
    ? `http://127.0.0.1:${(cms.address() as { port: number }).port}`
    : await listen(cms);
  const source = createHttpContentSource({
    ...{ cmsUrl: `${base}/content`, bucketUrl: `${base}/buckets`, log: collectLog().log },
    ...{ timeoutMs: 1000, retries: 0, openAfter: 1_000_000 },
  });
  return startShop({}, { source });
}

const law = [
  /<header\b.*<a class="logo" href="\/"/s,
  /<header\b.*role="search"/s,
  /<section class="consent-banner" id="_.consent"/,
  ...['Impressum', 'AGB', 'Datenschutz', 'Vertrag widerrufen'].map(
    (word) => new RegExp(`<footer\\b.*>${word}</a>`, 's'),
  ),
  /<footer\b.*<a href="#consent" data-action="consent-banner">/s,
];

async function asked(path: string): Promise<{ status: number; text: string; lacks: string[] }> {
  const { status, text } = await shop.ask(path);
  return { status, text, lacks: law.filter((sign) => !sign.test(text)).map(String) };
}

/** Everything is asked for anew. */
async function renew(): Promise<void> {
  shop.advance(20_000);
  shop.shop.documents.invalidate({ tags: ['tenant:at'] });
  shop.shop.pages.markStale(new Set(['tenant:at']));
  await shop.ask('/lp/gut');
  await shop.shop.renewal.idle();
}

test.each(['list=', 'frame=', 'path=', '/menus/', '/footer/', '/products/', ''])(
  'what answers calls with "%s" as it likes takes no page away, and nothing of the law',
  async (part) => {
    const wrong: string[] = [];
    const check = async (what: string, path: string, expected: readonly number[]): Promise<void> => {
      const { status, lacks } = await asked(path);
      if (!expected.includes(status)) wrong.push(`${what}: ${path} is ${status}`);
      if (lacks.length > 0) wrong.push(`${what}: ${path} (${status}) lacks ${lacks.join(' ')}`);
    };
    expect(await asked('/lp/gut')).toMatchObject({ status: 200, lacks: [] });
    const good = answering;
    for (const [index, answer] of hostile.entries()) {
      [answering, victims] = [answer, part];
      await renew();
      // A page that calls itself a draft, or is over, is gone.
      await check(`hostile ${index}`, '/lp/gut', [200, 404]);
      await check(`hostile ${index}`, '/lp/gibtsnicht', [404, 503]);
      await check(`hostile ${index}`, '/nirgends', [404]);
      answering = good;
      await renew();
      await renew();
      const { status, text } = await asked('/lp/gut');
      if (status !== 200 || !text.includes('Gute Seite') || !text.includes('Rock'))
        wrong.push(`after ${index}: ${status}`);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

test.each(['frame=', '/menus/', '/footer/', '/products/', 'list='])(
  'a shop that starts while calls with "%s" are answered badly has all its pages',
  async (part) => {
    const wrong: string[] = [];
    // Of what is only mangled a part: to start a shop takes its time.
    for (const [index, answer] of hostile.entries().filter(([at]) => at < 19 || at % 6 === 0)) {
      [answering, victims] = [answer, part];
      const before = shop;
      shop = await open();
      await before.close();
      for (const [path, expected] of [
        ['/lp/gut', 200],
        ['/lp/gibtsnicht', 404],
      ] as const) {
        const { status, lacks } = await asked(path);
        if (status !== expected || lacks.length > 0)
          wrong.push(`${index} ${path} ${status} ${lacks.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);
