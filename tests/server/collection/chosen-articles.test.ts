import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BasketShop, shopper, startBasketShop } from './basket-shop.ts';

// What goes into the basket is what was chosen on the product's page, as its form sends it.

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
  shop.content.page({ path: '/_/product', main: [{ type: 'product-stage' }] });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const dress = '/p/wickelkleid-4711';
const sentence = 'Bitte wähle zuerst eine Variante aus!';

/** What stands at the choice of a page; null: no such place. */
const saidAtChoice = (html: string): string | null =>
  /<p [^>]*data-role="choose-first"[^>]*>([^<]*)<\/p>/.exec(html)?.[1] ?? null;

describe('a product with something to choose', () => {
  test('goes into the basket in the colour and size that its form sends, and leads back to them', async () => {
    const browser = shop.browser();
    const sent = await browser.send('/warenkorb', { product: '4711', farbe: 'black', groesse: '40' });
    expect(sent.status).toBe(303);
    const to = new URL(sent.headers.location ?? '', 'http://at.localhost');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      ...{ stand: 'neu', artikel: '4711.4', menge: '1' },
      von: `${dress}?farbe=black&groesse=40`,
    });
    expect((await shopper(browser).basket()).basket.lines).toMatchObject([{ sku: '4711.4', quantity: 1 }]);
  });

  test.each([
    [{ farbe: 'black' }, 'farbe=black&'],
    [{ farbe: 'black', groesse: '99' }, 'farbe=black&groesse=99&'],
    [{}, ''],
  ])('with %j chosen is refused on its page, where that stays chosen', async (choice, query) => {
    const browser = shop.browser();
    const sent = await browser.send('/warenkorb', { product: '4711', ...choice });
    expect([sent.status, sent.headers.location]).toEqual([303, `${dress}?${query}auswahl=fehlt#_.auswahl`]);
    const before = await browser.get(`${dress}?${query}`);
    const page = await browser.get(sent.headers.location?.split('#')[0] ?? '');
    expect([saidAtChoice(before.text), saidAtChoice(page.text)]).toEqual(['', sentence]);
    expect(page.text).toContain('id="_.auswahl"');
    const checked = /<input[^>]* value="black"[^>]*>/.exec(page.text)?.[0].includes('checked');
    expect(checked).toBe('farbe' in choice);
    expect((await shopper(browser).basket()).basket.lines).toEqual([]);
  });

  test('says so to a script, which knows by it where to lead', async () => {
    const answer = await shopper(shop.browser()).do('add', { product: '4711', farbe: 'sage' });
    expect(answer).toMatchObject({ httpStatus: 422, detail: sentence, needsVariant: true });
  });

  test('says nothing any more once all is chosen, whatever the address says', async () => {
    const { text } = await shop.browser().get(`${dress}?farbe=sage&groesse=38&auswahl=fehlt`);
    expect(saidAtChoice(text)).toBe('');
  });
});

test('a product without a choice is bought by its own form', async () => {
  const browser = shop.browser();
  const { text } = await browser.get('/p/wickelkleid-100');
  const [, fields = ''] = /<form [^>]*data-role="buy"[^>]*>(.*?)<\/form>/s.exec(text) ?? [];
  const [button = ''] = /<button[^>]*>/.exec(fields) ?? [];
  for (const part of ['name="product"', 'value="100"']) expect(button).toContain(part);
  const sent = await browser.send('/warenkorb', { product: '100' });
  expect(sent.headers.location).toBe('/warenkorb?stand=neu&artikel=100.1&menge=1&von=%2Fp%2Fwickelkleid-100');
});
