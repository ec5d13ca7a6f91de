import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '../../../schemas/day-in.ts';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import { createSqlVoucherStore } from '../../../server/shop/voucher/sql-voucher-store.ts';
import { issueVouchers } from '../../../server/shop/voucher/issue-vouchers.ts';
import type { VoucherStore } from '../../../server/shop/voucher/voucher-store.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { basketNow, type BasketShop, shopper, type Shopper, startBasketShop } from './basket-shop.ts';
import { startShop } from '../shop-under-test.ts';

const tenant = readTenants('tenants').find(({ config }) => config.slug === 'at')?.config;
const day = 86_400_000;

let shop: BasketShop;
let store: VoucherStore;
beforeAll(async () => {
  shop = await startBasketShop();
  store = createSqlVoucherStore(shop.database);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});
let tests = 0;
// Later than the last one: what was tried then is no longer counted.
beforeEach(() => shop.setNow(basketNow + (tests += 1) * 16 * 60_000));

async function basketOf(...skus: string[]): Promise<Shopper> {
  const visitor = shopper(shop.browser());
  for (const sku of skus) await visitor.do('add', { sku });
  return visitor;
}

async function customer(...skus: string[]): Promise<Shopper & { name: string }> {
  const { email, id } = await shop.customer();
  const visitor = await basketOf(...skus);
  await visitor.browser.logIn(email);
  return { ...visitor, name: `c:${id}` };
}

async function issued(at = shop.now()): Promise<string> {
  if (!tenant) throw new Error('There is no tenant');
  const wanted = { campaign: 'welcome-vat', count: 1, at, randomBytes };
  return (await issueVouchers(store, tenant, wanted))[0] ?? '';
}

const discounts = ({ basket }: { basket: { lines: { sku: string; discount: number }[] } }) =>
  Object.fromEntries(basket.lines.map(({ sku, discount }) => [sku, discount]));

describe('a voucher', () => {
  test('is taken whatever its letters and blanks, and lowers what is to be paid, not what decides shipping', async () => {
    const visitor = await basketOf('100', '101');
    const { basket, notices, httpStatus } = await visitor.do('voucher', { code: ' winter 10 ' });
    expect(httpStatus).toBe(200);
    expect(basket).toMatchObject({
      ...{ goods: 7500, total: 6500, missing: 0, shipping: { total: 0 } },
      voucher: { code: 'WINTER10', title: '10 Euro für warme Tage', discount: 1000 },
    });
    expect(notices.at(-1)).toMatchObject({ kind: 'good', text: 'Dein Gutschein ist eingelöst.' });
    const without = await visitor.do('remove-voucher');
    expect(without.basket).toMatchObject({ voucher: null, total: 7500 });
  });

  test('takes nothing off what is reduced', async () => {
    const visitor = await basketOf('102', '300');
    const answer = await visitor.do('voucher', { code: 'WINTER10' });
    expect(discounts(answer)).toEqual({ '102.1': 1000, '300.1': 0 });
    const only = await (await basketOf('300')).do('voucher', { code: 'WINTER10' });
    expect(only.detail).toMatch(/gilt für keinen Artikel in Deinem Warenkorb/);
  });

  test('counts for its minimum only what it is for', async () => {
    // 74.99 and a reduced article: together above 75.00, but only the first is the voucher's.
    const visitor = await basketOf('100', '300');
    const few = await visitor.do('voucher', { code: 'WINTER10' });
    expect(few.httpStatus).toBe(422);
    expect(few.detail).toMatch(/^Dieser Gutschein gilt ab einem Warenwert von .*75,00\.$/);
    await visitor.do('add', { sku: '101' });
    const enough = await visitor.do('voucher', { code: 'WINTER10' });
    expect(discounts(enough)).toEqual({ '100.1': 1000, '101.1': 0, '300.1': 0 });
  });

  test('of a share takes it off its own goods, per line, and is for customers alone where it says so', async () => {
    const refused = await (await basketOf('400')).do('voucher', { code: 'SCHLAFGUT' });
    expect([refused.httpStatus, refused.detail]).toEqual([
      422,
      'Dieser Gutschein ist für unsere Kundinnen und Kunden. Melde Dich an, um ihn einzulösen.',
    ]);
    const taken = await (await customer('400', '102')).do('voucher', { code: 'schlafgut' });
    expect(discounts(taken)).toEqual({ '400.1': 750, '102.1': 0 });
  });

  test.each([
    ['', 'Bitte gib einen Rabattcode ein.'],
    ['NIEMALS1', 'Diesen Rabattcode kennen wir nicht. Sieh bitte nach, ob Du Dich vertippt hast.'],
    ['<script>', 'Diesen Rabattcode kennen wir nicht. Sieh bitte nach, ob Du Dich vertippt hast.'],
    ['x'.repeat(5000), 'Diesen Rabattcode kennen wir nicht. Sieh bitte nach, ob Du Dich vertippt hast.'],
    ['HERBST26', 'Dieser Gutschein ist abgelaufen.'],
  ])('called %.20s is refused with its reason', async (code, detail) => {
    const answer = await (await basketOf('102')).do('voucher', { code });
    expect([answer.httpStatus, answer.detail]).toEqual([422, detail]);
    expect(answer.notices.at(-1)).toEqual({
      kind: 'bad',
      text: detail,
      sku: null,
      field: 'code',
      undo: null,
    });
    expect(answer.basket.voucher).toBeNull();
  });

  test('that does not hold yet says from when', async () => {
    shop.setNow(Date.parse('2026-11-14T23:59:59+01:00'));
    const visitor = await basketOf('102');
    expect((await visitor.do('voucher', { code: 'WINTER10' })).detail).toBe(
      'Dieser Gutschein gilt erst ab 15. November 2026.',
    );
    shop.advance(1000);
    expect((await visitor.do('voucher', { code: 'WINTER10' })).httpStatus).toBe(200);
  });

  test('wants its value of goods, which also counts when something goes away again', async () => {
    const low = await (await basketOf('100')).do('voucher', { code: 'WINTER10' });
    expect(low.detail).toMatch(/^Dieser Gutschein gilt ab einem Warenwert von .*75,00\.$/);
    const visitor = await basketOf('100', '101');
    await visitor.do('voucher', { code: 'WINTER10' });
    const { basket, notices } = await visitor.do('remove', { sku: '101.1' });
    expect(basket).toMatchObject({ voucher: { code: 'WINTER10', discount: 0 }, total: 8094 });
    expect(notices[0]).toMatchObject({ kind: 'bad', field: 'code', text: low.detail });
    expect((await visitor.do('add', { sku: '101' })).basket.total).toBe(6500);
  });

  test('lapses in the basket: it stays in sight, takes nothing off, and says why', async () => {
    const visitor = await basketOf('102');
    await visitor.do('voucher', { code: 'WINTER10' });
    shop.setNow(Date.parse('2027-02-01T00:00:00+01:00'));
    const { basket, notices } = await visitor.basket();
    expect(basket).toMatchObject({ total: 9999, voucher: { code: 'WINTER10', discount: 0 } });
    expect(notices).toEqual([expect.objectContaining({ text: 'Dieser Gutschein ist abgelaufen.' })]);
  });

  test('is never joined by a second, in whichever order, not even by two at once', async () => {
    const code = await issued();
    for (const [first, second] of [
      ['WINTER10', code],
      [code, 'WINTER10'],
    ] as const) {
      const visitor = await basketOf('102');
      expect((await visitor.do('voucher', { code: first })).httpStatus).toBe(200);
      const refused = await visitor.do('voucher', { code: second });
      expect(refused.detail).toMatch(new RegExp(`^Gutscheine sind nicht kombinierbar: .*${first}`));
      expect(refused.basket.voucher?.code).toBe(first);
    }
    const visitor = await basketOf('102');
    const both = await Promise.all(['WINTER10', code].map((each) => visitor.do('voucher', { code: each })));
    expect(both.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('never makes a total negative', async () => {
    const visitor = await basketOf('102');
    await visitor.do('voucher', { code: 'WINTER10' });
    await shop.stock('102.1', 0);
    expect((await visitor.basket()).basket).toMatchObject({ total: 0, goods: 0, voucher: { discount: 0 } });
    await shop.stock('102.1', 10);
  });

  test('needs something in the basket', async () => {
    const answer = await shopper(shop.browser()).do('voucher', { code: 'WINTER10' });
    expect(answer.detail).toBe('Leg zuerst etwas in den Warenkorb. Dann kannst Du einen Gutschein einlösen.');
  });

  test('of one’s own shop and locale alone is known', async () => {
    const other = shopper(shop.browser({ Host: 'default.localhost' }), '?locale=fr-CH');
    await other.do('add', { sku: '102' });
    expect((await other.do('voucher', { code: 'WINTER10' })).httpStatus).toBe(422);
    const taken = await other.do('voucher', { code: 'hiver10' });
    expect(taken.basket.voucher).toMatchObject({
      code: 'HIVER10',
      title: '10\u00a0francs pour les jours froids',
    });
  });
});

describe('a voucher in another language', () => {
  const of = (browser: Shopper['browser'], locale: string) => shopper(browser, `?locale=${locale}`);

  test('still holds, by the name that its campaign has there, and is no second one', async () => {
    const browser = shop.browser({ Host: 'default.localhost' });
    const [german, french, dutch] = ['de-DE', 'fr-CH', 'nl-NL'].map((locale) => of(browser, locale)) as [
      Shopper,
      Shopper,
      Shopper,
    ];
    await german.do('add', { sku: '102' });
    await german.do('voucher', { code: 'WINTER10' });
    const { basket, notices } = await french.basket();
    expect(basket).toMatchObject({
      voucher: { code: 'HIVER10', title: '10\u00a0francs pour les jours froids', discount: 1000 },
    });
    expect(notices).toEqual([]);
    for (const code of ['WINTER10', 'HIVER10'])
      expect((await french.do('voucher', { code })).detail).toBe('Vous utilisez déjà le code HIVER10.');
    expect((await dutch.basket()).basket.voucher).toMatchObject({ code: 'WINTER10', discount: 1000 });
  });

  test('where its campaign has no name says so, and holds again on the way back', async () => {
    const { email } = await shop.customer({ tenant: 'default' });
    const browser = shop.browser({ Host: 'default.localhost' });
    expect((await browser.logIn(email)).status).toBe(200);
    const german = of(browser, 'de-DE');
    await german.do('add', { sku: '400' });
    expect((await german.do('voucher', { code: 'SCHLAFGUT' })).httpStatus).toBe(200);
    const { basket, notices } = await of(browser, 'fr-CH').basket();
    expect([basket.voucher?.discount, notices.map(({ text }) => text)]).toEqual([
      0,
      ['Ce code n’est pas valable dans cette langue de notre boutique.'],
    ]);
    expect((await german.basket()).basket.voucher?.discount).toBe(750);
  });
});

describe('the welcome discount', () => {
  test('takes a sixth off fashion, shoes and things for the home, half up per line, and off nothing else', async () => {
    const visitor = await basketOf('102', '300', '400', '401', '402', '403', '404', '405', '406');
    const answer = await visitor.do('voucher', { code: (await issued()).toLowerCase() });
    expect(discounts(answer)).toEqual({
      ...{ '102.1': 1667, '300.1': 0, '400.1': 833 },
      ...{ '401.1': 0, '402.1': 0, '403.1': 0, '404.1': 0 },
      ...{ '405.1': 1000, '406.1': 100 },
    });
  });

  test('holds for 21 days from the day on which it was issued, whatever the clock did', async () => {
    for (const at of [
      '2026-12-01T23:30:00+01:00',
      '2027-03-20T00:10:00+01:00',
      '2027-10-20T12:00:00+02:00',
    ]) {
      const code = await issued(Date.parse(at));
      const lastDay = new Date(Date.parse(`${dayIn('Europe/Vienna', Date.parse(at))}T00:00:00Z`) + 21 * day);
      const visitor = await basketOf('102');
      shop.setNow(Date.parse(`${lastDay.toISOString().slice(0, 10)}T20:00:00Z`));
      expect((await (await basketOf('102')).do('voucher', { code })).httpStatus).toBe(200);
      shop.advance(4 * 3_600_000);
      expect((await (await basketOf('102')).do('voucher', { code })).detail).toBe(
        'Dieser Gutschein ist abgelaufen.',
      );
      expect((await visitor.basket()).httpStatus).toBe(200);
    }
  });

  test('is used up by an order', async () => {
    const code = await issued();
    const visitor = await basketOf('102');
    expect((await visitor.do('voucher', { code })).basket.voucher?.discount).toBe(1667);
    const { hashedVoucherCode } = await import('../../../server/shop/voucher/voucher-code.ts');
    const redemption = { customer: 'c:another', day: '2026-12-02', campaign: 'welcome-vat', at: shop.now() };
    await store.redeem('at', { ...redemption, codeHash: hashedVoucherCode('at', code) });
    const { basket, notices } = await visitor.basket();
    expect([basket.total, notices[0]?.text]).toEqual([9999, 'Dieser Gutschein wurde schon eingelöst.']);
  });
});

describe('one code a day', () => {
  test('a customer who has ordered with one today gets the next one tomorrow, by the clock of Vienna', async () => {
    const visitor = await customer('102');
    const redemption = { customer: visitor.name, campaign: 'winter-10', codeHash: null, at: shop.now() };
    await store.redeem('at', { ...redemption, day: dayIn('Europe/Vienna', shop.now()) });
    shop.advance(60_000);
    const refused = await visitor.do('voucher', { code: 'WINTER10' });
    expect(refused.detail).toBe(
      'Du hast heute schon einen Gutschein eingelöst. Morgen kannst Du den nächsten verwenden.',
    );
    // The session has ended by then; whose basket it is has not.
    shop.setNow(Date.parse('2026-12-02T00:00:00+01:00'));
    const again = await customer('102');
    expect((await again.do('voucher', { code: 'WINTER10' })).httpStatus).toBe(200);
  });
});

describe('guessing', () => {
  test('ends after ten codes that are not known, with the time to wait; a good one is never counted', async () => {
    const visitor = await basketOf('102');
    for (let tries = 0; tries < 10; tries++)
      expect((await visitor.do('voucher', { code: `RATE${tries}` })).httpStatus).toBe(422);
    const answer = await visitor.browser.call('/api/basket/v1/voucher', { code: 'WINTER10' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toMatchObject({
      detail: expect.stringMatching(/^Das waren zu viele Versuche\. Bitte warte 15\u00a0Minuten/) as string,
      basket: { count: 1, voucher: null },
    });
    shop.advance(15 * 60_000 + 1000);
    expect((await visitor.do('voucher', { code: 'WINTER10' })).httpStatus).toBe(200);
  });
});

test('campaigns and what is told of them agree', async () => {
  const { readFileSync, globSync } = await import('node:fs');
  for (const { config } of readTenants('tenants'))
    for (const file of globSync(`content-fixtures/${config.slug}/buckets/*/vouchers/main.json`)) {
      const locale = file.split('/')[3] ?? '';
      const { vouchers } = JSON.parse(readFileSync(file, 'utf8')) as {
        vouchers: {
          id: string;
          code?: string;
          validFrom: string | null;
          validUntil: string | null;
          minimumAfterReturn: number | null;
        }[];
      };
      for (const told of vouchers) {
        const campaign = config.vouchers?.find(({ id }) => id === told.id);
        const { validFrom = null, validUntil = null, minimum = null, codes } = campaign ?? {};
        const shared = codes && 'shared' in codes ? codes.shared : undefined;
        const code = typeof shared === 'object' ? shared[locale] : shared;
        expect({ file, id: told.id, code, validFrom, validUntil, minimum }).toEqual({
          ...{ file, id: told.id, code: told.code },
          ...{ validFrom: told.validFrom, validUntil: told.validUntil, minimum: told.minimumAfterReturn },
        });
      }
    }
});

test('the page on vouchers shows the codes that hold', async () => {
  const source = createFilesContentSource({ folder: 'content-fixtures', log: collectingLog() });
  const reading = await startShop({}, { source });
  const { status, text } = await reading.ask('/service-hilfe/gutscheine-rabatte');
  expect(status).toBe(200);
  for (const code of ['WINTER10', 'SCHLAFGUT']) expect(text).toContain(`Code kopieren: ${code}`);
  expect(text).not.toContain('Code kopieren: HERBST26');
  await reading.close();
});
