import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenText } from '../../running/seen-text.ts';
import { z } from 'zod';
import { collectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { password, type TestBrowser } from '../account/account-shop.ts';
import { articles, type BasketShop, shopper, startBasketShop } from './basket-shop.ts';

const folder = join(import.meta.dirname, '../../../content-fixtures');
const answerShape = z.object({
  count: z.number().default(-1),
  skus: z.array(z.string()).default([]),
  notices: z.array(collectedNotice).default([]),
  detail: z.string().default(''),
});

let shop: BasketShop;
beforeAll(async () => {
  const source = createFilesContentSource({ folder, log: collectingLog() });
  shop = await startBasketShop({ source });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

async function call(browser: TestBrowser, form: string, body: object, query = '') {
  const answer = await browser.call(`/api/wishlist/v1/${form}${query}`, body);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return { status: answer.status, headers: answer.headers, ...answerShape.parse(JSON.parse(answer.text)) };
}

async function saved(browser: TestBrowser, query = '') {
  const answer = await browser.get(`/api/wishlist/v1/saved${query}`);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return JSON.parse(answer.text) as { count: number; skus: string[] };
}

const send = (browser: TestBrowser, fields: Record<string, string>) => browser.send('/merkzettel', fields);

/** The page without its header, whose entry asks to log in on every page. */
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('a guest', () => {
  test('saves, sees, removes and puts back by calls, and hearts know both numbers', async () => {
    const browser = shop.browser();
    expect(await saved(browser)).toEqual({ count: 0, skus: [] });
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await call(browser, 'add', { sku: '4711.1' })).toMatchObject({
      ...{ status: 200, count: 1, skus: ['4711.1', '4711'] },
      notices: [{ kind: 'good', text: 'Wickelkleid ist auf Deinem Merkzettel gespeichert.' }],
    });
    expect(browser.cookies.get('wishlist-hint')).toBe('1');
    await call(browser, 'add', { sku: '100' });
    expect(await saved(browser)).toEqual({ count: 2, skus: ['100', '4711.1', '4711'] });
    expect(await call(browser, 'remove', { sku: '4711' })).toMatchObject({
      ...{ count: 1, skus: ['100'] },
      notices: [{ undo: { sku: '4711', quantity: 1 } }],
    });
    expect((await call(browser, 'undo', { sku: '4711' })).skus).toEqual(['100', '4711.1', '4711']);
    await call(browser, 'remove', { sku: '4711.1' });
    expect((await call(browser, 'remove', { sku: '100' })).count).toBe(0);
    expect(browser.cookies.has('wishlist-hint')).toBe(false);
  });

  test('saves from any page by a form, is led to the list, and is asked there to log in above it', async () => {
    const browser = shop.browser();
    const sent = await send(browser, { sku: '4711.1', from: '/p/wickelkleid-4711' });
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      '/merkzettel?stand=gemerkt&artikel=4711.1&von=%2Fp%2Fwickelkleid-4711',
    ]);
    const page = await browser.get(sent.headers.location ?? '');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(mainOf(page.text)).toContain('Melde Dich an, um Deine gespeicherten Artikel zu sehen.');
    expect(page.text).toContain('Wickelkleid ist auf Deinem Merkzettel gespeichert.');
    expect(page.text).toContain('data-sku="4711.1"');
    expect(page.text).toContain('Salbei, Größe 38');
    const stranger = await shop.browser().get(sent.headers.location ?? '');
    expect(stranger.text).not.toContain('Wickelkleid');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:1', 'x'.repeat(700)])(
    'is never led on by %s',
    async (from) => {
      const sent = await send(shop.browser(), { sku: '100', from });
      expect(sent.headers.location).toBe('/merkzettel?stand=gemerkt&artikel=100');
    },
  );

  test('changes the variant; the same one changes nothing and says so; what is no variant of it is refused', async () => {
    const browser = shop.browser();
    await send(browser, { sku: '4711.1' });
    await send(browser, { sku: '100' });
    const same = await send(browser, { form: 'edit', sku: '4711.1', to: '4711.1' });
    expect(same.headers.location).toBe('/merkzettel?stand=unveraendert&artikel=4711.1');
    expect((await browser.get(same.headers.location ?? '')).text).toContain('Du hast nichts geändert');
    const other = await send(browser, { form: 'edit', sku: '4711.1', to: '4711.4' });
    expect(other.headers.location).toBe('/merkzettel?stand=geaendert&artikel=4711.4');
    expect((await saved(browser)).skus).toEqual(['100', '4711.4', '4711']);
    for (const to of ['100.1', '4711', '4711.9', '../x', '']) {
      const refused = await send(browser, { form: 'edit', sku: '4711.4', to });
      expect(refused.status).toBe(422);
    }
    const open = await send(browser, { form: 'edit', sku: '4711.4', to: '' });
    expect(seenText(open.text)).toContain('Bitte wähle zuerst eine Variante aus!');
    expect((await saved(browser)).skus).toEqual(['100', '4711.4', '4711']);
  });
});

describe('into the basket', () => {
  test('goes a chosen variant, and leaves the list; one pressed twice goes once', async () => {
    const browser = shop.browser();
    for (const sku of ['4711.4', '100']) await call(browser, 'add', { sku });
    const twice = await Promise.all([
      call(browser, 'to-basket', { sku: '4711.4' }),
      call(browser, 'to-basket', { sku: '4711.4' }),
    ]);
    expect(twice.some(({ status }) => status === 200)).toBe(true);
    await call(browser, 'to-basket', { sku: '100' });
    expect(await saved(browser)).toEqual({ count: 0, skus: [] });
    const { basket } = await shopper(browser).basket();
    expect(basket.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['4711.4', 1],
      ['100.1', 1],
    ]);
  });

  test('goes nothing without a variant, nothing that is sold out, and nothing of others', async () => {
    const browser = shop.browser();
    for (const sku of ['4711', '101']) await call(browser, 'add', { sku });
    expect(await call(browser, 'to-basket', { sku: '4711' })).toMatchObject({
      ...{ status: 422, detail: 'Bitte wähle zuerst eine Variante aus!', count: 2 },
    });
    await call(browser, 'edit', { sku: '4711', to: '4711.2' });
    expect(await call(browser, 'to-basket', { sku: '4711.2' })).toMatchObject({ status: 422, count: 2 });
    expect((await call(shop.browser(), 'to-basket', { sku: '101' })).status).toBe(422);
    expect((await shopper(browser).basket()).basket.lines).toEqual([]);
  });
});

describe('a customer', () => {
  test('has a list after login that is the union, on every device, and leaves nothing behind', async () => {
    const { email } = await shop.customer();
    const phone = shop.browser();
    await phone.logIn(email);
    for (const sku of ['100', '101']) await call(phone, 'add', { sku });
    const desktop = shop.browser();
    for (const sku of ['101', '4711.1']) await call(desktop, 'add', { sku });
    const guest = desktop.copy();
    expect((await desktop.logIn(email)).status).toBe(200);
    const union = { count: 3, skus: ['4711.1', '4711', '101', '100'] };
    expect(await saved(desktop)).toEqual(union);
    expect(await saved(phone)).toEqual(union);
    expect(await saved(guest)).toEqual({ count: 0, skus: [] });
    expect(mainOf((await desktop.get('/merkzettel')).text)).not.toContain('Melde Dich an, um Deine');
    await desktop.call('/api/customer/v1/logout');
    expect(await saved(desktop)).toEqual({ count: 0, skus: [] });
    expect((await desktop.get('/merkzettel')).text).not.toContain('Wickelkleid');
    expect(await saved(phone)).toEqual(union);
  });

  test('who logs in twice at once gets each article once', async () => {
    const { email } = await shop.customer();
    const browser = shop.browser();
    for (const sku of ['100', '4711.1', '101']) await call(browser, 'add', { sku });
    const other = browser.copy();
    await Promise.all([browser, other].map((tab) => tab.call('/api/customer/v1/login', { email, password })));
    expect((await saved(browser)).count).toBe(3);
    expect(await saved(other)).toEqual(await saved(browser));
  });
});

describe('what the catalogue no longer has', () => {
  test('is kept but neither shown nor counted, and is back with it', async () => {
    const browser = shop.browser();
    for (const sku of ['402', '100']) await call(browser, 'add', { sku });
    const gone = articles.find(({ sku }) => sku === '402');
    if (!gone) throw new Error('no such article');
    await shop.catalogue.write('at', { put: [{ product: { ...gone, gone: { successor: null } } }] });
    shop.advance(20_000);
    expect(await saved(browser)).toEqual({ count: 1, skus: ['100'] });
    await shop.catalogue.write('at', { put: [{ product: gone }] });
    shop.advance(20_000);
    expect(await saved(browser)).toEqual({ count: 2, skus: ['100', '402'] });
  });
});

describe('bad input', () => {
  test.each(['999', '', '../../x', '<b>', 'a'.repeat(40), '100;drop table wish'])(
    'number %s',
    async (sku) => {
      const browser = shop.browser();
      expect(await call(browser, 'add', { sku })).toMatchObject({
        ...{ status: 422, detail: 'Diesen Artikel führen wir nicht.', count: 0 },
      });
      expect([...browser.cookies.keys()]).toEqual([]);
    },
  );

  test('names no owner: what is sent beside the number is not looked at', async () => {
    const { id, email } = await shop.customer();
    const customer = shop.browser();
    await customer.logIn(email);
    await call(customer, 'add', { sku: '100' });
    const browser = shop.browser();
    await call(browser, 'add', { sku: '101', owner: `c:${id}`, product: '100', place: 7, tenant: 'default' });
    expect(await saved(browser)).toEqual({ count: 1, skus: ['101'] });
    expect((await saved(customer)).skus).toEqual(['100']);
    await call(browser, 'remove', { sku: '100', owner: `c:${id}` });
    expect((await saved(customer)).skus).toEqual(['100']);
  });

  test('of other kinds, sites and methods is refused', async () => {
    const browser = shop.browser();
    const path = '/api/wishlist/v1/add';
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      expect((await browser.call(path, { sku: '100' }, headers)).status).toBe(403);
      expect((await browser.send('/merkzettel', { sku: '100' }, headers)).status).toBe(403);
    }
    expect((await browser.call(path, { sku: { a: 1 } })).status).toBe(400);
    expect((await browser.call(path, [])).status).toBe(400);
    expect((await browser.call(path, {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
    const get = await browser.get(path);
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
    expect((await browser.call('/api/wishlist/v1/saved')).headers.allow).toBe('GET, HEAD');
    expect((await browser.get('/api/wishlist/v1/owners')).status).toBe(404);
    expect((await send(browser, { form: 'empty', sku: '100' })).status).toBe(400);
    expect((await browser.call(path, { sku: ['100', '101'] })).status).toBe(400);
    expect(await saved(browser)).toEqual({ count: 0, skus: [] });
  });

  test('in cookies opens nothing', async () => {
    const browser = shop.browser();
    await call(browser, 'add', { sku: '100' });
    const [name, key] = [...browser.cookies].find(([each]) => each.includes('guest')) ?? ['', ''];
    for (const Cookie of [
      `${name}=x`,
      `${name}=${key}; ${name}=${key}`,
      `${name}=${key.slice(0, -1)}`,
      `${name}=`,
    ]) {
      const answer = await shop.browser().get('/api/wishlist/v1/saved', { Cookie });
      expect(JSON.parse(answer.text)).toEqual({ count: 0, skus: [] });
    }
    const elsewhere = await shop.browser().get('/api/wishlist/v1/saved', {
      ...{ Cookie: `${name}=${key}`, Host: 'default.localhost' },
    });
    expect(JSON.parse(elsewhere.text)).toEqual({ count: 0, skus: [] });
  });
});

describe('the gateway', () => {
  const list = '{ count skus items { sku productSku name choice price canBuy } }';
  const ask = async (browser: TestBrowser, query: string) => {
    const answer = await browser.call('/api/gateway/', { query });
    return { status: answer.status, ...(JSON.parse(answer.text) as { data?: unknown; errors?: unknown[] }) };
  };

  test('tells and changes the list of whoever asks', async () => {
    const browser = shop.browser();
    const added = await ask(
      browser,
      `mutation { a: addToWishlist(sku: "100") { count } addToWishlist(sku: "4711.1") ${list} }`,
    );
    const item = { sku: '4711.1', productSku: '4711', name: 'Wickelkleid', choice: ['Salbei', 'Größe 38'] };
    expect(added.data).toMatchObject({
      addToWishlist: { count: 2, skus: ['4711.1', '4711', '100'], items: [item, { canBuy: true }] },
    });
    const said = `isChanged notices { isGood text sku }`;
    const same = `mutation { editWishlistItem(sku: "4711.1", to: "4711.1") { skus ${said} } }`;
    expect((await ask(browser, same)).data).toEqual({
      editWishlistItem: {
        ...{ skus: ['4711.1', '4711', '100'], isChanged: false },
        notices: [
          {
            ...{ isGood: true, sku: '4711.1' },
            text: 'Wickelkleid bleibt unverändert: Du hast nichts geändert.',
          },
        ],
      },
    });
    const again = `mutation { addToWishlist(sku: "100") { isChanged } }`;
    expect((await ask(browser, again)).data).toEqual({ addToWishlist: { isChanged: false } });
    const edited = `mutation { editWishlistItem(sku: "4711.1", to: "4711.4") { skus isChanged } }`;
    expect((await ask(browser, edited)).data).toEqual({
      editWishlistItem: { skus: ['4711.4', '4711', '100'], isChanged: true },
    });
    await ask(browser, 'mutation { removeFromWishlist(sku: "100") { count } }');
    expect((await ask(browser, '{ wishlist { skus } }')).data).toEqual({
      wishlist: { skus: ['4711.4', '4711'] },
    });
    expect((await ask(shop.browser(), '{ wishlist { count } }')).data).toEqual({ wishlist: { count: 0 } });
  });

  test('refuses in the shop’s words', async () => {
    expect(await ask(shop.browser(), 'mutation { addToWishlist(sku: "999") { count } }')).toMatchObject({
      errors: [{ message: 'Diesen Artikel führen wir nicht.', extensions: { code: 'REFUSED' } }],
    });
  });
});
