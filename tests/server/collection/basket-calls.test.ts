import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basketAnswer } from '../../../server/shop/basket/basket-calls.ts';
import { startAccountShop } from '../account/account-shop.ts';
import { type BasketShop, goods, shopper, type Shopper, startBasketShop } from './basket-shop.ts';

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const guest = (headers?: Record<string, string>): Shopper => shopper(shop.browser(headers));
const linesOf = ({ basket }: { basket: { lines: { sku: string; quantity: number }[] } }) =>
  basket.lines.map(({ sku, quantity }) => [sku, quantity]);

describe('an article that is put into the basket', () => {
  test('is there with what the catalogue says of it, in the shape that is described', async () => {
    const { httpStatus, ...answer } = await guest().do('add', { sku: '4711.1', quantity: 2 });
    expect(httpStatus).toBe(200);
    expect(basketAnswer.parse(answer)).toEqual(answer);
    expect(answer.basket.lines).toEqual([
      expect.objectContaining({
        ...{ sku: '4711.1', product: '4711', slug: 'wickelkleid', name: 'Wickelkleid', brand: 'Kornfeld' },
        ...{ picture: 'dress-wrap-sage', choice: ['Salbei', 'Größe 38'], query: 'farbe=sage&groesse=38' },
        ...{ quantity: 2, most: 4, total: 13_998, discount: 0, problem: null },
      }),
    ]);
    expect(answer.notices).toEqual([
      {
        kind: 'good',
        text: 'Wickelkleid liegt jetzt in Deinem Warenkorb.',
        sku: '4711.1',
        field: null,
        undo: null,
      },
    ]);
    expect(answer.added).toMatchObject({ name: 'Wickelkleid', choice: 'Salbei, Größe 38', quantity: 2 });
    expect(answer.added?.goods).toMatch(/139,98/);
    expect(answer.added?.count).toBe('2 Artikel');
    expect(answer.added?.nudge).toBe('Dein Versand ist gratis.');
  });

  test('may be named by its product where that has one variant, and must be chosen where it has several', async () => {
    const visitor = guest();
    expect(linesOf(await visitor.do('add', { sku: '100' }))).toEqual([['100.1', 1]]);
    const open = await visitor.do('add', { sku: '4711' });
    expect([open.httpStatus, open.detail]).toEqual([422, 'Bitte wähle zuerst eine Variante aus!']);
    expect(linesOf(open)).toEqual([['100.1', 1]]);
  });

  test('is one line, however many tabs add it at once', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '101.1' });
    await visitor.do('remove', { sku: '101.1' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.do('add', { sku: '101.1' })));
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(linesOf(await visitor.basket())).toEqual([['101.1', 10]]);
  });

  test('is one line of ten when two shops on one database are asked ten times at once, twenty times', async () => {
    const other = await startAccountShop({ database: shop.database, now: shop.now, clock: shop.now });
    for (let round = 0; round < 20; round++) {
      const visitor = guest();
      await visitor.do('add', { sku: '102.1' });
      await visitor.do('remove', { sku: '102.1' });
      const beside = other.browser();
      for (const [name, value] of visitor.browser.cookies) beside.cookies.set(name, value);
      const second = shopper(beside);
      const adds = Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? visitor : second).do('add', { sku: '101.1' }),
      );
      const answers = await Promise.all(adds);
      expect(answers.every(({ httpStatus }) => httpStatus === 200)).toBe(true);
      expect(linesOf(await visitor.basket())).toEqual([['101.1', 10]]);
    }
    await other.close();
  });

  test('is not more than there is: ten, and a message with the number', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '100.1' });
    const asked = await visitor.do('change', { sku: '100.1', quantity: 11 });
    expect(asked.httpStatus).toBe(200);
    expect(linesOf(asked)).toEqual([['100.1', 10]]);
    expect(asked.notices).toEqual([
      expect.objectContaining({
        kind: 'bad',
        sku: '100.1',
        field: 'quantity',
        text: expect.stringContaining('10') as string,
      }),
    ]);
    const more = await visitor.do('add', { sku: '100.1', quantity: 5 });
    expect(linesOf(more)).toEqual([['100.1', 10]]);
    expect(more.notices[0]).toMatchObject({ kind: 'bad', field: 'quantity' });
  });

  test('cannot be wanted in two numbers at once', async () => {
    const { httpStatus, detail } = await guest().do('add', { sku: '101.1', quantity: ['1', '2'] });
    expect([httpStatus, detail]).toEqual([400, 'Der Wert von „quantity“ ist hier nicht möglich.']);
  });

  test('is told as sold out where there is none, and not put in', async () => {
    const answer = await guest().do('add', { sku: '4711.2' });
    expect([answer.httpStatus, answer.detail]).toEqual([422, 'Leider ausverkauft: Wickelkleid']);
  });

  test('is not called sold out where nobody knows how it is delivered', async () => {
    const words = 'Zurzeit nicht lieferbar: Wickelkleid';
    await shop.catalogue.write('at', { put: [{ product: goods('992', 5000) }] });
    const visitor = guest();
    await visitor.do('add', { sku: '992' });
    const unknown = goods('992', 5000, { variant: { delivery: null } });
    await shop.catalogue.write('at', { put: [{ product: unknown }] });
    expect((await guest().do('add', { sku: '992' })).detail).toBe(words);
    expect((await visitor.do('change', { sku: '992.1', quantity: 2 })).detail).toBe(words);
    expect((await visitor.basket()).basket.lines[0]?.problem).toBe(
      'Diesen Artikel können wir zurzeit nicht liefern. Bitte entferne ihn.',
    );
    await shop.catalogue.write('at', { put: [{ product: { ...unknown, gone: { successor: null } } }] });
    expect((await visitor.do('change', { sku: '992.1', quantity: 2 })).detail).toBe(
      'Diesen Artikel führen wir nicht mehr.',
    );
  });

  test.each(['0', '-1', '1.5', '1;2', 'zwei', '1e9', ' ', '٣'])(
    'cannot be wanted %j times',
    async (quantity) => {
      const visitor = guest();
      await visitor.do('add', { sku: '101.1' });
      const form = quantity === ' ' ? 'change' : 'add';
      const answer = await visitor.do(form, { sku: '101.1', quantity });
      expect(answer.httpStatus).toBe(422);
      expect(answer.notices.at(-1)).toMatchObject({ kind: 'bad', field: 'quantity', sku: '101.1' });
      expect(linesOf(answer)).toEqual([['101.1', 1]]);
    },
  );

  test.each([1_000_000_000, '9'.repeat(400)])('%s times is as often as there is', async (quantity) => {
    expect(linesOf(await guest().do('add', { sku: '101.1', quantity }))).toEqual([['101.1', 10]]);
  });

  test('whose price has changed since then is told with both, until it is put in again', async () => {
    await shop.catalogue.write('at', { put: [{ product: goods('990', 5000) }] });
    shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
    const visitor = guest();
    await visitor.do('add', { sku: '990' });
    const said = async () =>
      /data-role="price-before">([^<]*)</.exec((await visitor.browser.get('/warenkorb')).text)?.[1];
    expect([(await visitor.basket()).basket.lines[0]?.priceBefore, await said()]).toEqual([null, undefined]);
    await shop.price('990.1', 4500);
    expect((await visitor.basket()).basket.lines[0]).toMatchObject({
      priceBefore: 5000,
      price: { price: 4500 },
    });
    expect((await said())?.replaceAll('\u00a0', ' ')).toBe(
      'Der Preis war € 50,00, als Du den Artikel hineingelegt hast. Jetzt ist er € 45,00.',
    );
    // More or less of it is no new decision for its price.
    await visitor.do('change', { sku: '990.1', quantity: 2 });
    expect((await visitor.basket()).basket.lines[0]?.priceBefore).toBe(5000);
    await visitor.do('add', { sku: '990' });
    expect([(await visitor.basket()).basket.lines[0]?.priceBefore, await said()]).toEqual([null, undefined]);
  });

  test('is no dearer for being looked at in another language and its currency', async () => {
    const browser = shop.browser({ Host: 'default.localhost' });
    const product = goods('991', 5000);
    const [variant] = product.variants;
    if (!variant) throw new Error('no variant');
    const offers = { ...variant.offers, 'fr-CH': { price: 5900, low30: null, rrp: null } };
    const put = [{ product: { ...product, variants: [{ ...variant, offers }] } }];
    await shop.catalogue.write('default', { put });
    await shopper(browser, '?locale=de-DE').do('add', { sku: '991' });
    const { basket } = await shopper(browser, '?locale=fr-CH').basket();
    expect(basket.lines[0]).toMatchObject({ priceBefore: null, price: { price: 5900 } });
  });

  test.each(['nothing', '', '../etc', 'x'.repeat(40), "1'; drop table basket", '101-1'])(
    'that nobody sells, called %j, is refused in words',
    async (sku) => {
      const answer = await guest().do('add', { sku });
      expect([answer.httpStatus, answer.detail]).toEqual([422, 'Diesen Artikel führen wir nicht mehr.']);
    },
  );

  test('costs what the shop says, whatever a form brings', async () => {
    const answer = await guest().do('add', { sku: '102.1', price: '1', total: '1', owner: 'c:x' });
    expect(answer.basket).toMatchObject({ goods: 9999, total: 9999 });
  });

  test('stands in a basket of a hundred others at most, and none is lost', async () => {
    const many = Array.from({ length: 101 }, (_, at) => goods(`9${String(at).padStart(3, '0')}`, 100));
    await shop.catalogue.write('at', { put: many.map((product) => ({ product })) });
    const visitor = guest();
    for (const { sku } of many.slice(0, 100)) expect((await visitor.do('add', { sku })).httpStatus).toBe(200);
    const last = await visitor.do('add', { sku: '9100' });
    expect([last.httpStatus, last.detail]).toEqual([
      422,
      'In einen Warenkorb passen höchstens 100 verschiedene Artikel.',
    ]);
    expect(last.basket.lines).toHaveLength(100);
  });
});

describe('amounts', () => {
  test('shipping is free from 75.00 on, decided in the answer that changes the basket, both ways', async () => {
    const visitor = guest();
    const below = await visitor.do('add', { sku: '100' });
    expect(below.basket).toMatchObject({
      ...{ goods: 7499, missing: 1, freeFrom: 7500, total: 8094 },
      shipping: { parcel: 595, freight: 0, total: 595 },
    });
    expect(below.added?.nudge).toMatch(/^Noch .*0,01, dann ist Dein Versand gratis\.$/);
    const at = await visitor.do('add', { sku: '101' });
    expect(at.basket).toMatchObject({ goods: 7500, missing: 0, shipping: { total: 0 }, total: 7500 });
    expect((await visitor.do('remove', { sku: '101.1' })).basket).toMatchObject({
      missing: 1,
      shipping: { total: 595 },
    });
  });

  test('freight is charged once beside the parcels, and is free from there, too', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '201', quantity: 2 });
    const both = await visitor.do('add', { sku: '101' });
    expect(both.basket.shipping).toEqual({ parcel: 595, freight: 3995, total: 4590 });
    const free = await visitor.do('add', { sku: '200' });
    expect(free.basket.shipping).toEqual({ parcel: 0, freight: 0, total: 0 });
  });

  test('are those of the catalogue whenever the basket is read', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '403' });
    shop.advance(1);
    await shop.price('403.1', 8000);
    expect((await visitor.basket()).basket).toMatchObject({ goods: 8000, total: 8000 });
  });

  test('include the tax of each line', async () => {
    const { basket } = await guest().do('add', { sku: '102', quantity: 3 });
    expect(basket.vat).toEqual([{ rate: 20, cents: 4999 }]);
  });

  test('are those of the locale that asks', async () => {
    const browser = shop.browser({ Host: 'default.localhost' });
    const { basket } = await shopper(browser, '?locale=fr-CH').do('add', { sku: '101' });
    expect(basket).toMatchObject({ shipping: { parcel: 795 }, freeFrom: 7500 });
    expect((await shopper(browser, '?locale=nl-NL').basket()).basket.shipping.parcel).toBe(495);
  });
});

describe('stock that goes away', () => {
  test('is told beside the line until it is put right, and nothing can be ordered meanwhile', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '4711.4', quantity: 5 });
    await shop.stock('4711.4', 3);
    for (let reads = 0; reads < 2; reads++) {
      const { basket } = await visitor.basket();
      expect(basket.canOrder).toBe(false);
      expect(basket.lines[0]).toMatchObject({
        quantity: 5,
        most: 3,
        problem: expect.stringContaining('3') as string,
      });
    }
    const fixed = await visitor.do('change', { sku: '4711.4', quantity: 3 });
    expect(fixed.basket).toMatchObject({ canOrder: true, lines: [{ problem: null }] });
    await shop.stock('4711.4', 0);
    const sold = await visitor.basket();
    expect(sold.basket).toMatchObject({
      ...{ canOrder: false, goods: 0, total: 0, shipping: { total: 0 } },
      lines: [{ quantity: 3, most: 0, problem: 'Dieser Artikel ist ausverkauft. Bitte entferne ihn.' }],
    });
    expect((await visitor.do('change', { sku: '4711.4', quantity: 1 })).httpStatus).toBe(422);
    expect((await visitor.do('remove', { sku: '4711.4' })).basket.lines).toEqual([]);
    await shop.stock('4711.4', 9);
  });

  test('what is gone for good, or not known any more, stays with its name until it is removed', async () => {
    const visitor = guest();
    await shop.catalogue.write('at', {
      put: [{ product: goods('600', 500) }, { product: goods('601', 500) }],
    });
    await visitor.do('add', { sku: '600' });
    await visitor.do('add', { sku: '601' });
    const { sku: _sku, ...other } = goods('601', 500);
    await shop.catalogue.write('at', {
      put: [
        { product: { ...goods('600', 500), gone: { successor: null } } },
        { product: { ...other, sku: '601', variants: goods('602', 500).variants } },
      ],
    });
    const { basket } = await visitor.basket();
    expect(basket.canOrder).toBe(false);
    expect(basket.lines.map(({ name, problem, total }) => [name, problem, total])).toEqual([
      ['Wickelkleid', 'Diesen Artikel gibt es leider nicht mehr. Bitte entferne ihn.', 0],
      ['Wickelkleid', 'Diesen Artikel gibt es leider nicht mehr. Bitte entferne ihn.', 0],
    ]);
    await visitor.do('remove', { sku: '600.1' });
    expect((await visitor.do('remove', { sku: '601.1' })).basket.lines).toEqual([]);
  });
});

describe('what was removed', () => {
  test('can be put back to its place, once', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '100', quantity: 2 });
    await visitor.do('add', { sku: '101' });
    const removed = await visitor.do('remove', { sku: '100.1' });
    expect(linesOf(removed)).toEqual([['101.1', 1]]);
    const { undo } = removed.notices.at(-1) ?? {};
    expect(undo).toEqual({ sku: '100.1', quantity: 2 });
    for (let times = 0; times < 2; times++)
      expect(linesOf(await visitor.do('undo', undo ?? {}))).toEqual([
        ['100.1', 2],
        ['101.1', 1],
      ]);
  });

  test('is alone what can be put back: an article that was never there is none, with a basket or without', async () => {
    for (const skus of [[], ['101'], ['101', '102']]) {
      const visitor = guest();
      for (const sku of skus) await visitor.do('add', { sku });
      const before = linesOf(await visitor.basket());
      const answer = await visitor.do('undo', { sku: '100.1', quantity: 2 });
      expect([answer.httpStatus, answer.detail]).toEqual([
        422,
        'Dieser Artikel liegt nicht in Deinem Warenkorb.',
      ]);
      const sent = await visitor.browser.send('/warenkorb', { form: 'undo', sku: '100.1', quantity: '2' });
      expect(sent.status).toBe(422);
      expect(linesOf(await visitor.basket())).toEqual(before);
    }
  });

  test('is no longer there to be changed or removed', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '100' });
    await visitor.do('change', { sku: '100.1', quantity: 0 });
    for (const form of ['change', 'remove']) {
      const answer = await visitor.do(form, { sku: '100.1', quantity: 1 });
      expect([answer.httpStatus, answer.detail]).toEqual([
        422,
        'Dieser Artikel liegt nicht in Deinem Warenkorb.',
      ]);
    }
  });
});

describe('delivery', () => {
  test('can be the eco-friendly one, and no other', async () => {
    const visitor = guest();
    await visitor.do('add', { sku: '100' });
    const eco = await visitor.do('delivery', { option: 'eco' });
    expect(eco.basket.delivery).toEqual({ option: 'eco', offered: ['standard', 'eco'] });
    expect((await visitor.do('delivery', { option: 'drone' })).httpStatus).toBe(422);
    expect((await visitor.basket()).basket.delivery.option).toBe('eco');
  });
});

describe('a call', () => {
  test('of another site does nothing', async () => {
    const visitor = guest();
    const { status } = await visitor.browser.call(
      '/api/basket/v1/add',
      { sku: '100' },
      { 'Sec-Fetch-Site': 'cross-site' },
    );
    expect(status).toBe(403);
    expect((await visitor.basket()).basket.lines).toEqual([]);
  });

  test('is for no cache, and has one spelling and one method', async () => {
    const visitor = guest();
    for (const path of ['/api/basket/v1', '/api/basket/v1/count'])
      expect((await visitor.browser.get(path)).headers['cache-control']).toBe('private, no-store');
    for (const path of [
      '/api/Basket/v1/add',
      '/api/basket/v1/add/',
      '/api/basket/v1/ADD',
      '/api/basket/v1/buy',
    ])
      expect([path, (await visitor.browser.call(path, { sku: '100' })).status]).toEqual([path, 404]);
    expect((await visitor.browser.get('/api/basket/v1/add')).status).toBe(405);
  });
});
