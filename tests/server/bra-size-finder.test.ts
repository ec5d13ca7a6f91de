import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { type Answer, startShop, type ShopUnderTest } from './shop-under-test.ts';

// The finder of a running shop with its own content and the demonstration's bras, without a script.

let shop: ShopUnderTest;

beforeAll(async () => {
  const folder = join(import.meta.dirname, '../../content-fixtures');
  const source = createFilesContentSource({ folder, log: collectingLog() });
  shop = await startShop({}, { catalogue: true, source });
}, 120_000);

afterAll(() => shop.close());

const get = (path: string, host = 'at.localhost'): Promise<Answer> =>
  shop.ask(path, { headers: { Host: host, 'Accept-Encoding': 'identity' } });

/** What is said of the size, without markup; empty: nothing is. */
const shownIn = ({ text }: Answer): string =>
  (/.answer" role="status">(.*?)<script type="application\/json">/s.exec(text)?.[1] ?? 'no such place')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim();

test.each([
  [
    'at.localhost',
    '/service-hilfe/bh-finder',
    '?unterbrust=87&brust=107&gemessen=1',
    '/c/waesche/bhs?filter=size%3A85D',
  ],
  [
    'default.localhost',
    '/service-hilfe/bh-finder',
    '?unterbrust=87&brust=107&gemessen=1',
    '/c/waesche/bhs?filter=size%3A85D',
  ],
  [
    'default.localhost',
    '/fr/aide-service/guide-soutiens-gorge',
    '?dessous-poitrine=87&poitrine=107&mesure=1',
    '/fr/c/lingerie/soutiens-gorge?filtre=size%3A85D',
  ],
  [
    'default.localhost',
    '/nl/klantenservice/bh-wijzer',
    '?onderborst=87&borst=107&gemeten=1',
    '/nl/c/lingerie/bh-s?filter=size%3A85D',
  ],
])('finds 85D for 87 and 107 on %s%s%s, and leads to such bras', async (host, path, query, list) => {
  expect(shownIn(await get(path, host))).toBe('');
  const answer = await get(`${path}${query}`, host);
  expect(answer.status).toBe(200);
  expect(shownIn(answer)).toContain('85D');
  expect(answer.text).toContain(`href="${list}"`);
  const bras = await get(list, host);
  expect(bras.status).toBe(200);
  expect(bras.text).toMatch(/href="(?:\/fr|\/nl)?\/p\//);
});

test('knows which sizes there are', async () => {
  const answer = await get('/service-hilfe/bh-finder?unterbrust=100&brust=125&gemessen=1');
  expect(shownIn(answer)).toMatch(/100G.*In 100G haben wir gerade keinen BH\./s);
  expect(answer.text).toMatch(/"sizes":\[[^\]]*"75B","75C",[^\]]*"85D"[^\]]*\]/);
});

test('finds none outside the table', async () => {
  const answer = await get('/service-hilfe/bh-finder?unterbrust=60&brust=75&gemessen=1');
  expect(shownIn(answer)).toContain('Zu diesen Maßen haben wir keine Größe');
});

test('is one page to search engines, whatever somebody measured', async () => {
  const answer = await get('/service-hilfe/bh-finder?unterbrust=87&brust=107&gemessen=1');
  expect(answer.text).toContain(
    '<link rel="canonical" href="https://www.example.at/service-hilfe/bh-finder"',
  );
});
