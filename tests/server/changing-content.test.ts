import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHttpContentSource } from '../../server/content/http-content-source.ts';
import { collectLog } from '../faults/collected-log.ts';
import { listen, stop } from '../faults/fault-proxy.ts';
import { heading, pageDocument } from './fake-content.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// A shop before a CMS that answers each call as it likes: what was good stays, until something better comes, or it is
// said honestly that there is none.

interface Reply {
  status: number;
  text: string;
  type: string;
}

type Subject = 'page' | 'frame' | 'menu';
const subjects: readonly Subject[] = ['page', 'frame', 'menu'];

const json = (body: unknown): Reply => ({
  status: 200,
  text: JSON.stringify(body),
  type: 'application/json',
});
const status = (code: number): Reply => ({ status: code, text: 'no', type: 'text/plain' });

/** What is right of a subject, with a word in it. */
const good: Record<Subject, (word: string, more?: object) => object> = {
  page: (word, more) => pageDocument('/lp/herbst', { main: [heading(word, { id: 'a' })] }, more),
  frame: (word, more) =>
    pageDocument(
      '/_/frame',
      { header: [{ id: 'header', type: 'header' }, heading(word, { id: 'b' })] },
      more,
    ),
  menu: (label) => ({ items: [{ id: 'a', label, href: '/lp/herbst' }] }),
};

const first: Record<Subject, string> = { page: 'Seite eins', frame: 'Rahmen eins', menu: 'Menü eins' };
const goodReply = (subject: Subject, word = first[subject]): Reply => json(good[subject](word));

/** Answers that say nothing of a subject; `word` must never be shown. */
const bad: Record<string, (subject: Subject, word: string) => Reply> = {
  'is cut off': (subject, word) => ({
    ...json(good[subject](word)),
    text: JSON.stringify(good[subject](word)).slice(0, -2),
  }),
  'is another type': (subject, word) => ({ ...json(good[subject](word)), type: 'text/html' }),
  'has a byte order mark': (subject, word) => ({
    ...json(good[subject](word)),
    text: `\ufeff${JSON.stringify(good[subject](word))}`,
  }),
  'is null': () => json(null),
  'is a list': () => json([]),
  'is something else': () => json({ x: 1 }),
  'is of another shop': (subject, word) =>
    subject === 'menu' ? json({ items: [] }) : json(good[subject](word, { tenant: 'default' })),
  'is of another address': (subject, word) =>
    json(subject === 'page' ? good.page(word, { path: '/lp/anders' }) : { pages: [] }),
  'is a status of its own': (subject, word) =>
    subject === 'menu' ? json({ items: word }) : json(good[subject](word, { status: 'archived' })),
  'fails with 500': () => status(500),
  'fails with 403': () => status(403),
  'is empty': () => ({ status: 200, text: '', type: 'application/json' }),
};

/** Answers after which there is none. */
const gone: Record<string, (subject: Subject, word: string) => Reply> = {
  'is not there': () => status(404),
  'is gone': () => status(410),
  'is a draft': (subject, word) =>
    subject === 'menu' ? status(404) : json(good[subject](word, { status: 'draft' })),
};

let cms: Server;
let replies: Record<Subject, Reply>;
let shop: ShopUnderTest;

beforeEach(async () => {
  replies = { page: goodReply('page'), frame: goodReply('frame'), menu: goodReply('menu') };
  cms = createServer(({ url = '' }, response) => {
    const subject = subjects.find((name) =>
      url.includes({ page: 'path=%2Flp%2Fherbst', frame: 'frame=full', menu: '/menus/' }[name]),
    );
    const { status: code, text, type } = subject ? replies[subject] : status(404);
    response.writeHead(code, { 'Content-Type': type }).end(text);
  });
  const base = await listen(cms);
  const source = createHttpContentSource({
    cmsUrl: `${base}/content`,
    bucketUrl: `${base}/buckets`,
    log: collectLog().log,
    timeoutMs: 5000,
    retries: 0,
    openAfter: 1_000_000,
  });
  shop = await startShop({}, { source });
});
afterEach(async () => {
  await shop.close();
  await stop(cms);
});

/** The page as it is when what the CMS says now has been asked for. */
async function now(): Promise<{ status: number; text: string }> {
  // Longer than the pause after a renewal that failed.
  shop.advance(6000);
  const everything = ['tenant:at'];
  shop.shop.documents.invalidate({ tags: everything });
  shop.shop.pages.markStale(new Set(everything));
  await shop.ask('/lp/herbst');
  await shop.shop.renewal.idle();
  const { status: code, text } = await shop.ask('/lp/herbst');
  // It may be drawn once more, as a part of it came while it was drawn.
  await shop.shop.renewal.idle();
  return { status: code, text };
}

describe.each(subjects)('a good %s', (subject) => {
  test.each(Object.entries(bad))('stays when the next answer %s', async (_how, reply) => {
    const word = first[subject];
    expect((await now()).text).toContain(word);
    replies[subject] = reply(subject, 'Falsches Wort');
    for (let round = 0; round < 2; round++) {
      const { status: code, text } = await now();
      expect(code).toBe(200);
      expect(text).toContain(word);
      expect(text).not.toContain('Falsches Wort');
    }
    replies[subject] = goodReply(subject, 'Neues Wort');
    expect((await now()).text).toContain('Neues Wort');
  });

  test.each(Object.entries(gone))('goes when the next answer %s, and comes back', async (_how, reply) => {
    expect((await now()).text).toContain(first[subject]);
    replies[subject] = reply(subject, 'Falsches Wort');
    const { status: code, text } = await now();
    expect(code).toBe(subject === 'page' ? 404 : 200);
    expect(text).not.toContain(first[subject]);
    expect(text).not.toContain('Falsches Wort');
    expect(text).toContain('>Impressum<');
    replies[subject] = goodReply(subject, 'Neues Wort');
    expect((await now()).text).toContain('Neues Wort');
  });
});

test('in any order of 150 changes a page shows what was last said well, and nothing else', async () => {
  const random = seeded(18);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const last: Partial<Record<Subject, string>> = { ...first };
  await now();
  for (let step = 0; step < 150; step++) {
    const subject = pick(subjects);
    const how = random();
    if (how < 0.4) {
      last[subject] = `Wort ${step}.`;
      replies[subject] = goodReply(subject, last[subject]);
    } else if (how < 0.85) replies[subject] = pick(Object.values(bad))(subject, 'Falsches Wort');
    else {
      delete last[subject];
      replies[subject] = pick(Object.values(gone))(subject, 'Falsches Wort');
    }
    const { status: code, text } = await now();
    // Of a page that went and now cannot be read nobody can say more than that.
    expect([200, 404, 503], `step ${step}`).toContain(code);
    expect(code === 200, `step ${step}`).toBe(last.page !== undefined);
    expect(text.includes('Falsches Wort'), `step ${step}`).toBe(false);
    expect(text.includes('>Impressum<'), `step ${step}`).toBe(true);
    const shown = code === 200 ? Object.values(last) : [];
    for (const word of shown) expect(text.includes(word), `step ${step}: ${word}`).toBe(true);
  }
}, 60_000);

/** Numbers from 0 to 1 that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
