import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import type { ProductVariant } from '../../../schemas/catalogue/product-variant.ts';
import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import { testVariant } from '../../../server/shop/catalogue/testing/catalogue-product.ts';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { goods, shopper } from '../collection/basket-shop.ts';
import { fieldOf, formOf, guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

// Services with goods, from the product's page to the invoice: a wardrobe that is put together (at a reduced rate, so
// that the tax of its service is another), and a washing machine whose predecessor is picked up.

const freight: Partial<ProductVariant> = { delivery: { mode: 'freight', days: [3, 5], restock: null } };
const wardrobe = (assembly?: number): CatalogueProduct =>
  goods('700', 5000, {
    taxClass: 'reduced',
    services: assembly === undefined ? {} : { assembly: { 'de-AT': assembly } },
  });
const washer = goods('701', 30_000, {
  variant: freight,
  services: { 'old-appliance': { 'de-AT': 1990 }, assembly: { 'de-DE': 4900 } },
});
const sized = goods('703', 9000, {
  variants: ['90', '140'].map((size, at) =>
    testVariant({ sku: `703.${at}`, size, offers: { 'de-AT': { price: 9000, low30: null, rrp: null } } }),
  ),
  services: { assembly: { 'de-AT': 500 } },
});
const parcel = goods('702', 2000, { services: { assembly: { 'de-AT': 500 } } });

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  shop.content.page({ path: '/_/product', main: [{ type: 'product-stage' }] });
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
  await shop.catalogue.write('at', {
    put: [wardrobe(1500), washer, parcel, sized].map((product) => ({ product })),
  });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const put = (product: CatalogueProduct) => shop.catalogue.write('at', { put: [{ product }] });
const read = async (browser: TestBrowser, path: string): Promise<string> =>
  seenText((await browser.get(path)).text).replaceAll('\u00a0', ' ');
const boxesOf = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*name="([^"]+)"[^>]*>/g)].map((found) => found[1] ?? '');

describe('the page of a product', () => {
  test('offers what can be ordered with it, in the locale and as it is delivered, and ticks nothing', async () => {
    const { text } = await shop.browser().get('/p/wickelkleid-701');
    expect(boxesOf(text)).toEqual(['old-appliance']);
    expect(text).not.toMatch(/<input[^>]*name="old-appliance"[^>]*checked/);
    expect(seenText(text).replaceAll('\u00a0', ' ')).toMatch(
      /Dazu bestellen Mitnahme des Altgeräts .* \+ € 19,90 ?inkl\. MwSt\./s,
    );
    expect(boxesOf((await shop.browser().get('/p/wickelkleid-100')).text)).toEqual([]);
  });

  test('keeps what was ticked by who chooses without a script, and ticks it for nobody else', async () => {
    const page = '/p/wickelkleid-703';
    const ticked = /<input[^>]*name="assembly"[^>]*checked/;
    const browser = shop.browser();
    expect((await browser.get(page)).text).not.toMatch(ticked);
    const chosen = await browser.get(`${page}?groesse=140&assembly=yes`);
    expect(boxesOf(chosen.text)).toEqual(['assembly']);
    expect(chosen.text).toMatch(ticked);
    for (const query of ['?groesse=140', '?groesse=140&assembly=no'])
      expect((await shop.browser().get(page + query)).text).not.toMatch(ticked);
    // Whoever wants to buy before a size is chosen comes back to the same.
    const { headers } = await browser.send('/warenkorb', { product: '703', assembly: 'yes' });
    expect(headers.location).toBe(`${page}?assembly=yes&auswahl=fehlt#_.auswahl`);
    expect((await browser.get(page + '?assembly=yes&auswahl=fehlt')).text).toMatch(ticked);
  });

  test('brings it into the basket by its form', async () => {
    const browser = shop.browser();
    const sent = await browser.send('/warenkorb', { product: '701', 'old-appliance': 'yes' });
    expect(sent.status).toBe(303);
    expect(await read(browser, '/warenkorb')).toMatch(
      /Mitnahme des Altgeräts .*Entfernen .*€ 19,90 .*Leistungen € 19,90 .*Gesamt € 319,90/s,
    );
  });
});

describe('the basket', () => {
  test('follows the pieces of the article, and is chosen and taken off once, whoever repeats it', async () => {
    const visitor = shopper(shop.browser());
    await visitor.do('add', { sku: '700' });
    const wanted = { sku: '700.1', service: 'assembly' };
    expect((await visitor.do('service', wanted)).basket).toMatchObject({ goods: 5000, services: 1500 });
    expect((await visitor.do('service', wanted)).basket).toMatchObject({ services: 1500 });
    const { basket } = await visitor.do('change', { sku: '700.1', quantity: 3 });
    expect(basket).toMatchObject({ goods: 15_000, services: 4500, total: 19_500 });
    expect(basket.lines[0]?.services).toEqual([
      {
        ...{ kind: 'assembly', name: 'Montage', price: 1500, total: 4500 },
        isChosen: true,
        isOffered: true,
      },
    ]);
    await visitor.do('remove', { sku: '700.1' });
    expect((await visitor.basket()).basket).toMatchObject({ lines: [], services: 0, total: 0 });
    const undone = await visitor.do('undo', { sku: '700.1', quantity: 3 });
    expect(undone.basket).toMatchObject({ services: 4500 });
    const off = await visitor.do('remove-service', wanted);
    expect(off.basket).toMatchObject({ goods: 15_000, services: 0 });
    expect((await visitor.do('remove-service', wanted)).httpStatus).toBe(200);
  });

  test('does not count for free shipping, and no voucher is for it', async () => {
    const visitor = shopper(shop.browser());
    const { basket } = await visitor.do('add', { sku: '702', quantity: 3, assembly: 'yes' });
    expect(basket).toMatchObject({ goods: 6000, services: 1500, missing: 1500, shipping: { parcel: 595 } });
  });

  test('refuses in words what no article offers, and puts nothing in', async () => {
    const visitor = shopper(shop.browser());
    const refused = await visitor.do('add', { sku: '701', assembly: 'yes' });
    expect([refused.httpStatus, refused.basket.lines]).toEqual([422, []]);
    expect(refused.detail).toMatch(/^Diese Leistung gibt es zu dem Artikel nicht/);
    await visitor.do('add', { sku: '701' });
    for (const service of ['assembly', 'paint', ''])
      expect((await visitor.do('service', { sku: '701.1', service })).httpStatus).toBe(422);
    expect((await visitor.do('service', { sku: '700.1', service: 'assembly' })).httpStatus).toBe(422);
  });

  test('costs nothing of what is sold out, and is not to be ordered where it is not to be had any more', async () => {
    const visitor = shopper(shop.browser());
    await visitor.do('add', { sku: '702', assembly: 'yes' });
    await shop.stock('702.1', 0);
    expect((await visitor.basket()).basket).toMatchObject({ services: 0, total: 0, canOrder: false });
    await shop.stock('702.1', 10);
    await put({ ...parcel, services: {} });
    const { basket } = await visitor.basket();
    expect(basket).toMatchObject({ services: 0, canOrder: false });
    expect(basket.lines[0]?.problem).toContain('„Montage“ gibt es zu diesem Artikel nicht mehr');
    const off = await visitor.do('remove-service', { sku: '702.1', service: 'assembly' });
    expect(off.basket).toMatchObject({ canOrder: true, lines: [{ services: [] }] });
    await put(parcel);
  });

  test('goes with the visitor when he logs in', async () => {
    const { email } = await shop.customer();
    const visitor = shopper(shop.browser());
    await visitor.do('add', { sku: '700', assembly: 'yes' });
    await visitor.browser.logIn(email);
    expect((await visitor.basket()).basket).toMatchObject({ services: 1500, lines: [{ quantity: 1 }] });
  });

  test('is told and changed by the gateway', async () => {
    const browser = shop.browser();
    const ask = async (query: string): Promise<unknown> =>
      JSON.parse((await browser.call(`${gatewayPath}?locale=de-AT`, { query })).text);
    const parts = '{ services lines { services { kind name price total isChosen } } }';
    const service = { kind: 'OLD_APPLIANCE', name: 'Mitnahme des Altgeräts', price: 1990 };
    expect(
      await ask(`mutation { addToBasket(sku: "701", services: [OLD_APPLIANCE]) ${parts} }`),
    ).toMatchObject({
      data: {
        addToBasket: { services: 1990, lines: [{ services: [{ ...service, total: 1990, isChosen: true }] }] },
      },
    });
    expect(
      await ask(`mutation { removeService(sku: "701.1", service: OLD_APPLIANCE) ${parts} }`),
    ).toMatchObject({
      data: {
        removeService: { services: 0, lines: [{ services: [{ ...service, total: 0, isChosen: false }] }] },
      },
    });
    expect(
      await ask(`mutation { orderService(sku: "701.1", service: OLD_APPLIANCE) ${parts} }`),
    ).toMatchObject({
      data: { orderService: { services: 1990 } },
    });
  });
});

/** A guest at the last step with two wardrobes that are put together. */
async function atTheEnd(): Promise<TestBrowser> {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '700', quantity: '2', assembly: 'yes' });
  return guestAtTheEnd(browser, 'invoice', {});
}

describe('an order', () => {
  test('has the service as a line of its own with its own tax, on every page and paper', async () => {
    const browser = await atTheEnd();
    const line = /Montage € 30,00/;
    expect(await read(browser, '/kasse/zahlung-aendern')).toMatch(line);
    const check = await read(browser, '/kasse');
    expect(check).toMatch(line);
    expect(check).toMatch(
      /Leistungen € 30,00 .*Gesamt € 130,00 .*inkl\. 10 % MwSt\. € 9,09 .*inkl\. 20 % MwSt\. € 5,00/s,
    );
    const path = await order(browser);
    const confirmed = await browser.get(path);
    expect(seenText(confirmed.text).replaceAll('\u00a0', ' ')).toMatch(line);
    const link = /href="([^"]*\/api\/order\/v1\/invoice[^"]*)"/.exec(confirmed.text)?.[1] ?? '';
    const { pages } = await readPdf((await shop.ask(link, {})).bytes);
    const paper = pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const part of [
      'Montage (Wickelkleid) 2 € 15,00 20 % € 30,00',
      'Leistungen € 30,00',
      '20 % € 25,00 € 5,00 € 30,00',
      '10 % € 90,91 € 9,09 € 100,00',
    ])
      expect(paper).toContain(part);
    const mail = (await shop.mails())[0]?.mail;
    expect([mail?.text, mail?.html]).toEqual(Array(2).fill(expect.stringContaining('Montage (Wickelkleid)')));
    expect(await shop.stockOf('700.1')).toBe(8);
  });

  test('is refused where a service costs something else by now, says so, and takes what was seen then', async () => {
    const browser = await atTheEnd();
    const form = await formOf(browser);
    await put(wardrobe(1900));
    const refused = await browser.send('/kasse', form);
    expect(refused.status).toBe(409);
    expect(seenText(refused.text).replaceAll('\u00a0', ' ')).toContain(
      '„Montage“ zu Wickelkleid kostet jetzt € 38,00 statt € 30,00.',
    );
    const seen = { ...form, seen: fieldOf(refused.text, 'seen') };
    expect((await browser.send('/kasse', seen)).status).toBe(303);
    await put(wardrobe(1500));
  });

  test('says that a service was chosen or taken off in another tab', async () => {
    const browser = await atTheEnd();
    const form = await formOf(browser);
    const off = { form: 'remove-service', sku: '700.1', service: 'assembly' };
    await browser.send('/warenkorb', off);
    const gone = await browser.send('/kasse', form);
    expect(seenText(gone.text)).toContain('„Montage“ zu Wickelkleid ist nicht mehr dabei.');
    const without = { ...form, seen: fieldOf(gone.text, 'seen') };
    await browser.send('/warenkorb', { ...off, form: 'service' });
    const more = await browser.send('/kasse', without);
    expect(seenText(more.text)).toContain('„Montage“ zu Wickelkleid ist dazugekommen.');
  });

  test('cannot be placed with a service that is not to be had any more', async () => {
    const browser = await atTheEnd();
    const form = await formOf(browser);
    await put(wardrobe());
    const sent = await browser.send('/kasse', form);
    expect([sent.status, sent.headers.location]).toEqual([303, '/warenkorb']);
    await put(wardrobe(1500));
  });
});
