import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heading } from '../fake-content.ts';
import {
  type Answer,
  drawsOf,
  fillShop,
  revalidate,
  type ShopUnderTest,
  startShop,
} from '../shop-under-test.ts';

const plain = { 'Accept-Encoding': 'identity' };

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterEach(() => shop.close());

function get(path: string): Promise<Answer> {
  return shop.ask(path, { headers: plain });
}

describe('a call for renewal', () => {
  const change = (text: string): void =>
    shop.content.page({ path: '/lp/herbst', main: [heading(text)], page: { revision: text } });
  const shows = async (text: string): Promise<boolean> =>
    (await get('/lp/herbst')).text.includes(`>${text}<`);

  test.each([
    [{ paths: ['/lp/herbst'] }],
    [{ tags: ['page:at:de-AT:/lp/herbst'] }],
    [{ tags: ['block:heading'] }],
    [{ tags: ['tenant:at'] }],
    [{ tags: ['pages'], tenant: 'at' }],
  ])('by %j brings the new page at once', async (body) => {
    expect(await shows('Herbst')).toBe(true);
    change('Winter');
    expect(await shows('Herbst')).toBe(true);
    expect((await revalidate(shop, body)).status).toBe(200);
    expect(await shows('Herbst')).toBe(true);
    await shop.shop.renewal.idle();
    expect(await shows('Winter')).toBe(true);
  });

  test('leaves pages alone that it does not name', async () => {
    await get('/');
    await get('/lp/herbst');
    await revalidate(shop, { paths: ['/lp/herbst'] });
    await get('/');
    await shop.shop.renewal.idle();
    expect(await drawsOf(shop)).toBe(2);
  });

  test('while the page is being drawn is not lost', async () => {
    await shows('Herbst');
    shop.advance(900_000 * 1.2);
    // The document is on its way, as it was; then it changes, and the CMS says so.
    const open = shop.content.hold('/lp/herbst');
    await shows('Herbst');
    change('Winter');
    await revalidate(shop, { paths: ['/lp/herbst'] });
    open();
    await shop.shop.renewal.idle();
    await shows('Winter');
    await shop.shop.renewal.idle();
    expect(await shows('Winter')).toBe(true);
  });

  test('of the frame renews every page that it surrounds', async () => {
    await get('/');
    await get('/lp/herbst');
    shop.content.frame({ header: [heading('Neuer Kopf')] });
    await revalidate(shop, { tags: ['frame:full'] });
    for (const path of ['/', '/lp/herbst']) {
      await get(path);
      await shop.shop.renewal.idle();
      expect((await get(path)).text).toContain('Neuer Kopf');
    }
  });

  test.each([
    [{ tags: ['bucket:usp-bar'] }],
    [{ tags: ['bucket:usp-bar/web'] }],
    [{ tags: ['bucket:at:de-AT:usp-bar/web'] }],
  ])('by %j of a data set that was not there renews the page that did without it', async (body) => {
    shop.content.page({ path: '/lp/usp', main: [heading('Da'), { id: 'u', type: 'usp-bar' }] });
    const first = await get('/lp/usp');
    expect(first.text).not.toContain('Gratis');
    expect(String(first.headers['surrogate-key']).split(' ')).toContain('bucket:usp-bar');
    shop.content.bucket('usp-bar/web', { items: [{ icon: 'truck', text: 'Gratis ab 75 Euro' }] });
    await revalidate(shop, body);
    await get('/lp/usp');
    await shop.shop.renewal.idle();
    expect((await get('/lp/usp')).text).toContain('Gratis ab 75 Euro');
  });

  test('that has no secret, or a wrong one, does nothing', async () => {
    await get('/');
    expect((await revalidate(shop, { tags: ['tenant:at'] }, 'wrong')).status).toBe(401);
    expect((await shop.ask('/api/revalidate', { method: 'POST', body: '{}' })).status).toBe(401);
    await get('/');
    await shop.shop.renewal.idle();
    expect(await drawsOf(shop)).toBe(1);
  });
});
