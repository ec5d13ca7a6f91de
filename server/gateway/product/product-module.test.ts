import { describe, expect, test } from 'vitest';
import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import { testDress, testProduct, testVariant } from '../../shop/catalogue/testing/catalogue-product.ts';
import { dataOf, faultsOf, piece, testGatewayShop } from '../testing/gateway-shop.ts';

describe('a product', () => {
  test('is told with price, availability and place', async () => {
    const offers = { 'de-AT': { price: 4999, low30: 5999, rrp: 6999 } };
    const content = { amount: 500, unit: 'g' } as const;
    const rating = { average: 4.5, count: 12, max: 5 };
    const variants = [testVariant({ sku: '1.1', offers, content, stock: 3 })];
    const { ask } = testGatewayShop({ products: [piece(1, { variants, rating, badges: ['organic'] })] });
    const answer = await ask(`{ product(sku: "1") {
      sku name brand path picture badges energyClass
      price { amount currency isFrom lowestOf30Days recommended unitAmount unit }
      availability { state mode daysFrom daysTo left restock }
      rating { average count max } } }`);
    expect(dataOf(answer)).toEqual({
      product: {
        sku: '1',
        name: 'Wickelkleid',
        brand: 'Kornfeld',
        path: '/p/wickelkleid-1',
        picture: 'dress-wrap-sage',
        badges: ['organic'],
        energyClass: null,
        price: {
          amount: 4999,
          currency: 'EUR',
          isFrom: false,
          lowestOf30Days: 5999,
          recommended: 6999,
          unitAmount: 9998,
          unit: '1 kg',
        },
        availability: { state: 'IN_STOCK', mode: 'PARCEL', daysFrom: 2, daysTo: 4, left: 3, restock: null },
        rating,
      },
    });
  });

  test('has a price and an availability for each of its variants', async () => {
    const { ask } = testGatewayShop({ products: [testDress()] });
    const answer = await ask(`{ product(sku: "4711") {
      availability { state } sold: availability(variant: "4711.2") { state } held: availability(variant: "4711.4") { state left }
      own: price(variant: "4711.4") { amount } other: price(variant: "9") { amount } } }`);
    expect(dataOf(answer)).toEqual({
      product: {
        availability: { state: 'NEEDS_VARIANT' },
        sold: { state: 'SOLD_OUT' },
        held: { state: 'IN_STOCK', left: null },
        own: { amount: 6999 },
        other: null,
      },
    });
  });

  test('is told with what search engines are', async () => {
    const { ask } = testGatewayShop({ products: [swiss()] });
    const answer = await ask(
      '{ product(sku: "1") { seo { sku title description path alternates { locale path } } } }',
    );
    expect(dataOf(answer)).toEqual({
      product: {
        seo: {
          sku: '1',
          title: 'Kornfeld Wickelkleid',
          description: 'Ein Kleid.',
          path: '/p/wickelkleid-1',
          alternates: [{ locale: 'fr-CH', path: '/fr/p/robe-portefeuille-1' }],
        },
      },
    });
  });

  test('is described to search engines in whole words', async () => {
    const texts = testProduct().texts;
    const description = `Ein Kleid ${'aus weichem Stoff '.repeat(20)}`;
    const products = [piece(1, { texts: { ...texts, de: { ...texts.de!, description } } })];
    const answer = await testGatewayShop({ products }).ask('{ product(sku: "1") { seo { description } } }');
    const told = (dataOf(answer) as { product: { seo: { description: string } } }).product.seo.description;
    expect(told.length).toBeLessThanOrEqual(162);
    expect(told).toMatch(/ (aus|weichem|Stoff) …$/);
  });

  test('is told in the language that is asked for, at its price', async () => {
    const { post } = testGatewayShop({ products: [swiss()] });
    const query = '{ product(sku: "1") { name path price { amount currency } } }';
    const answer = await post({ query }, `${gatewayPath}?locale=fr-CH`);
    expect(dataOf(answer)).toEqual({
      product: {
        name: 'Robe portefeuille',
        path: '/fr/p/robe-portefeuille-1',
        price: { amount: 8900, currency: 'CHF' },
      },
    });
    expect(answer.headers['content-language']).toBe('fr-CH');
    expect((await post({ query }, `${gatewayPath}?locale=en-GB`)).status).toBe(400);
  });

  test('that nobody knows, or is not sold, is none', async () => {
    const { ask } = testGatewayShop({ products: [piece(1, { gone: { successor: null } })] });
    const answer = await ask(
      `{ gone: product(sku: "1") { sku } none: product(sku: "9") { sku } odd: product(sku: "'; drop") { sku } }`,
    );
    expect(dataOf(answer)).toEqual({ gone: null, none: null, odd: null });
  });
});

describe('products', () => {
  test('come in the order of their numbers, those of variants too', async () => {
    const answer = await testGatewayShop().ask('{ products(skus: ["3", "9", "1.1", "2"]) { sku } }');
    expect(dataOf(answer)).toEqual({ products: [{ sku: '3' }, null, { sku: '1' }, { sku: '2' }] });
  });

  test('of one call are read at once, however often they are asked for', async () => {
    const { ask, calls } = testGatewayShop();
    const answer = await ask(
      '{ a: products(skus: ["1", "2"]) { sku } b: product(sku: "3") { sku } c: product(sku: "1") { seo { sku } } d: products(skus: ["2", "9"]) { sku } }',
    );
    expect(answer.status).toBe(200);
    expect(calls.products.mock.calls).toEqual([['at', ['1', '2', '3', '9']]]);
  });

  test('are read anew by the next call', async () => {
    const { ask, calls } = testGatewayShop();
    await ask('{ product(sku: "1") { sku } }');
    await ask('{ product(sku: "1") { sku } }');
    expect(calls.products).toHaveBeenCalledTimes(2);
  });

  test('are 24 at most', async () => {
    const skus = Array.from({ length: 25 }, (_, at) => String(at));
    const query = 'query P($skus: [ID!]!) { products(skus: $skus) { sku } }';
    const { ask, calls } = testGatewayShop();
    const answer = await ask(query, { skus });
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toBe('At most 24 products at once');
    expect(calls.products).not.toHaveBeenCalled();
    expect((await ask(query, { skus: skus.slice(1) })).status).toBe(200);
  });
});

function swiss() {
  const offers = {
    'de-AT': { price: 6999, low30: null, rrp: null },
    'fr-CH': { price: 8900, low30: null, rrp: null },
  };
  return piece(1, { variants: [testVariant({ sku: '1.1', offers })] });
}
