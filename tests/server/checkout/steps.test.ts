import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../account/account-shop.ts';
import { seenText } from '../../running/seen-text.ts';
import {
  address,
  fieldOf,
  formOf,
  guestAtTheEnd,
  guestSteps,
  type OrderShop,
  startOrderShop,
} from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

async function pressed(browser: TestBrowser) {
  const form = await formOf(browser);
  return { form, sent: await browser.send('/kasse', form) };
}

test('leads from the basket to the last step, and no step can be passed over', async () => {
  const browser = shop.browser();
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/hinweis');
  await browser.send('/warenkorb', { sku: '100' });
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/registrieren');
  const next = ['/kasse/lieferservice', '/kasse/zahlung', '/kasse'];
  for (const [at, [path, form]] of guestSteps('invoice').entries()) {
    const sent = await browser.send(path, form);
    expect([path, sent.status, sent.headers.location]).toEqual([path, 303, next[at]]);
    expect((await browser.get('/kasse')).headers.location).toBe(next[at] === '/kasse' ? undefined : next[at]);
  }
});

test('orders once, however often the button is pressed', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '102': 2 });
  const { form, sent } = await pressed(browser);
  expect([sent.status, sent.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/kasse\/auftrag\?auftrag=[\w-]{32}$/),
  ]);
  const again = await browser.send('/kasse', form);
  expect(again.headers.location).toBe(sent.headers.location);
  const page = await browser.get(sent.headers.location ?? '');
  expect(page.status).toBe(200);
  expect(seenText(page.text)).toMatch(/Bestellnummer \d{10} .*Wickelkleid Kornfeld · 2 Stück .*€ 199,98/s);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from shop_order where ordered->'lines'->0->>'sku' = '102.1'`.execute(
    shop.database.kysely,
  );
  expect(rows[0]?.count).toBe(1);
  expect((await browser.get('/kasse')).headers.location).toBe('/kasse/hinweis');
  expect(await shop.stockOf('102.1')).toBe(8);
});

test('says what has changed on the last step, and orders only what was seen', async () => {
  const browser = await guestAtTheEnd(shop.browser(), 'invoice', { '101': 3 });
  const form = await formOf(browser);
  await shop.price('101.1', 2);
  const refused = await browser.send('/kasse', form);
  expect(refused.status).toBe(409);
  expect(seenText(refused.text)).toContain('kostet jetzt € 0,06 statt € 0,03.');
  const seen = { ...form, seen: fieldOf(refused.text, 'seen') };
  expect((await browser.send('/kasse', seen)).status).toBe(303);
});

test('asks for a birthday only where the account has none, and shows what was told as people write it', async () => {
  const flags = { creditAffinity: true, bonusProgram: false };
  const pageOf = async (birthday: string | null): Promise<[TestBrowser, string]> => {
    const { email } = await shop.customer({ email: `${crypto.randomUUID()}@example.at`, birthday, flags });
    const browser = shop.browser();
    await browser.logIn(email);
    await browser.send('/warenkorb', { sku: '102', quantity: '2' });
    await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home', ...address });
    return [browser, (await browser.get('/kasse/zahlung')).text];
  };
  const [, known] = await pageOf('1980-01-31');
  expect([seenText(known).includes('Ratenzahlung'), known.includes('name="birthday"')]).toEqual([
    true,
    false,
  ]);
  const [browser, asked] = await pageOf(null);
  expect(asked).toContain('name="birthday"');
  const told = { form: 'payment', method: 'instalments', count: '6', birthday: '1980-01-31' };
  expect((await browser.send('/kasse/zahlung', told)).status).toBe(303);
  expect((await browser.get('/kasse/zahlung')).text).toMatch(/name="birthday"[^>]*value="31\.1\.1980"/);
});

test('asks with freight for a phone, and begins with the one that the account has', async () => {
  const shown = async (phone: string | null): Promise<string> => {
    const { email } = await shop.customer({ phone });
    const browser = shop.browser();
    await browser.logIn(email);
    await browser.send('/warenkorb', { sku: '201' });
    const { text } = await browser.get('/kasse/lieferservice');
    return /<input[^>]* name="phone"[^>]*>/.exec(text)?.[0].match(/ value="([^"]*)"/)?.[1] ?? '';
  };
  expect(await shown(null)).toBe('');
  expect(await shown('06601234567')).toBe('06601234567');
});
