import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heading } from './fake-content.ts';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// The clock on the wall is turned on, and back: what was drawn for a time to come is seen by nobody after that.

const start = Date.parse('2026-12-01T12:00:00+01:00');
const day = 86_400_000;
const launch = new Date(start + day / 2).toISOString();

let shop: ShopUnderTest;
/** How far the clock on the wall is from where it should be, and how much time has passed. */
let turned: number;
let passed: number;

beforeEach(async () => {
  [turned, passed] = [0, 0];
  shop = await startShop({}, { now: () => start + turned + passed, clock: () => passed });
  shop.content.frame({ header: [heading('Kopf')] });
  const later = (text: string) => heading(text, { when: { from: launch } });
  shop.content.page({ path: '/lp/neu', main: [heading('Heute'), later('Morgen')] });
  shop.content.frame({ header: [heading('Kopf'), later('Neuer Kopf')] });
  shop.content.page({ path: '/lp/bald', page: { validFrom: launch }, main: [heading('Bald')] });
});
afterEach(() => shop.close());

const page = async (path = '/lp/neu'): Promise<string> => (await shop.ask(path)).text;

describe('a clock that is turned on for a day, and back', () => {
  test('leaves no page of tomorrow', async () => {
    expect(await page()).not.toContain('Morgen');
    turned = day;
    passed += 1000;
    expect(await page()).toContain('Morgen');
    turned = 0;
    passed += 1000;
    expect(await page()).not.toContain('Morgen');
    passed += 1000;
    expect(await page()).not.toContain('Morgen');
  });

  test('leaves no error page of tomorrow', async () => {
    turned = day;
    expect(await page('/lp/nix')).toContain('Neuer Kopf');
    turned = 0;
    expect(await page('/lp/nix')).not.toContain('Neuer Kopf');
  });

  test('leaves pages fresh for as long as ever, and no longer', async () => {
    turned = day;
    await page();
    turned = 0;
    await page();
    shop.content.page({ path: '/lp/neu', page: { revision: '2' }, main: [heading('Neues')] });
    shop.shop.documents.invalidate({ paths: ['/lp/neu'] });
    passed += 16_000;
    await page();
    await shop.shop.renewal.idle();
    expect(await page()).toContain('Neues');
  });

  test('does not show what was being drawn meanwhile', async () => {
    turned = day;
    const get = shop.shop.documents.get.bind(shop.shop.documents);
    shop.shop.documents.get = async (...asked) => {
      const answer = await get(...asked);
      turned = 0;
      return answer;
    };
    expect(await page()).not.toContain('Morgen');
  });

  test('leaves nothing of tomorrow in the sitemap, and has it looked at as often as ever', async () => {
    const listed = (): Promise<string> => page('/sitemap-de-AT-1.xml');
    turned = day;
    expect(await listed()).toContain('/lp/bald');
    turned = 0;
    expect(await listed()).not.toContain('/lp/bald');
    shop.content.page({ path: '/lp/weitere', main: [heading('Weitere')] });
    shop.shop.documents.invalidate({ tags: ['tenant:at'] });
    passed += 300_000;
    await listed();
    await expect.poll(listed).toContain('/lp/weitere');
  });

  test('counts the age of pages as it passes', async () => {
    await page();
    passed += 4000;
    turned = day / 4;
    expect((await shop.ask('/lp/neu')).headers.age).toBe('4');
  });
});
