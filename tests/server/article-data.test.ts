import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterEach(() => shop.close());

async function dataOf(path: string): Promise<Record<string, unknown>[]> {
  const { text } = await shop.ask(path, { headers: { Host: 'at.localhost' } });
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

test('an article tells search engines its headline, day and address, whatever is in its words', async () => {
  const title = 'Wolle </script><script>alert(1)</script>';
  const props = { title, date: '2026-11-03', author: 'Katharina Moser' };
  shop.content.page({ path: '/magazin/wolle', main: [{ type: 'magazine-article', props }] });
  const article = (await dataOf('/magazin/wolle')).find((data) => data['@type'] === 'Article');
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    headline: title,
    datePublished: '2026-11-03',
    author: { name: 'Katharina Moser' },
    inLanguage: 'de-AT',
  });
  expect(String(article?.mainEntityOfPage)).toMatch(/^https?:\/\/.*\/magazin\/wolle$/);
});

test('a page without an article tells nothing of one', async () => {
  shop.content.page({ path: '/magazin/leer', main: [{ type: 'heading', props: { text: 'Leer' } }] });
  expect((await dataOf('/magazin/leer')).filter((data) => data['@type'] === 'Article')).toEqual([]);
});
