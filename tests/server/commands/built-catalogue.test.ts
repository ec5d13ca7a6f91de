import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, startShop } from '../../running/running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({}, { catalogue: true });
});
afterAll(() => shop.stop());

const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${shop.port}${path}`);

test('the built shop builds its search in a thread of its own, and shows what is found', async () => {
  const found = await get('/api/search/searchv2?q=wickelkleid');
  expect(found.status).toBe(200);
  const { cards } = (await found.json()) as { cards: { sku: string; slug: string; name: string }[] };
  const [first] = cards;
  expect(first?.name).toContain('Wickelkleid');
  const page = await get(`/p/${first?.slug}-${first?.sku}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(first?.name.replaceAll('"', '&quot;'));
});
