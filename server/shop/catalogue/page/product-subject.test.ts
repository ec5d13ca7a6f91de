import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { SubjectAnswer } from '../../../pages/page-subjects.ts';
import { DatabaseUnavailable } from '../../../storage/database/database-unavailable.ts';
import { testDress, testNow, testProduct, testVariant } from '../testing/catalogue-product.ts';
import { createProductSubject, type ProductSubjectParts } from './product-subject.ts';
import { readerOf, testCategories, twoLanguages } from './testing/page-parts.ts';

const parts = (products: CatalogueProduct[]): ProductSubjectParts => ({
  reader: readerOf(...products),
  categoriesOf: () => testCategories,
  picturePath: (id) => `/bilder/${id}/1280-r1`,
  termsOf: () => ({ shipping: { parcel: 595, freight: null }, returnDays: 30 }),
});

interface Asked {
  products?: CatalogueProduct[];
  locale?: string;
  query?: Record<string, string>;
}

function find(
  slug: string,
  sku: string,
  { products = [testDress()], locale = 'de-AT', query = {} }: Asked = {},
) {
  return createProductSubject(parts(products)).find({
    tenant: twoLanguages,
    locale,
    path: `/p/${slug}-${sku}`,
    parameters: { slug, sku },
    query,
    now: testNow,
    origin: 'https://www.example.at',
  });
}

async function subjectOf(...asked: Parameters<typeof find>) {
  const answer: SubjectAnswer = await find(...asked);
  if (answer.kind !== 'found') throw new Error(`the address is ${answer.kind}`);
  return answer.subject;
}

const offersOf = (subject: Awaited<ReturnType<typeof subjectOf>>): Record<string, unknown>[] =>
  (subject.structuredData[0] as { hasVariant: { offers: Record<string, unknown> }[] }).hasVariant.map(
    ({ offers }) => offers,
  );

describe('the address of a product', () => {
  test('says what the page is called, costs and belongs to', async () => {
    const subject = await subjectOf('wickelkleid', '4711');
    expect(subject.words).toEqual({
      name: 'Wickelkleid',
      brand: 'Kornfeld',
      full: 'Kornfeld Wickelkleid',
      price: '€\u00a069,99',
      category: 'Kleider',
    });
    expect(subject.breadcrumbs).toEqual([
      { label: 'Startseite', path: '/' },
      { label: 'Damen', path: '/c/damen' },
      { label: 'Bekleidung', path: '/c/damen/bekleidung' },
      { label: 'Kleider', path: '/c/damen/bekleidung/kleider' },
      { label: 'Wickelkleid', path: '/p/wickelkleid-4711' },
    ]);
    expect(subject).toMatchObject({
      image: { src: 'dress-wrap-sage', alt: 'Wickelkleid' },
      canonicalQuery: '',
      tags: ['product:4711'],
    });
  });

  test('with a slug that is not its own leads to the one that is, with what was chosen', async () => {
    expect(await find('kleid', '4711', { query: { groesse: '38' } })).toEqual({
      kind: 'redirect',
      path: '/p/wickelkleid-4711',
      query: 'groesse=38',
    });
  });

  test('with the number of a variant leads to the product with that variant chosen, once', async () => {
    const answer = await find('wickelkleid', '4711.4');
    expect(answer).toEqual({
      kind: 'redirect',
      path: '/p/wickelkleid-4711',
      query: 'farbe=black&groesse=40',
    });
    const same = testProduct({ variants: [testVariant({ sku: '4711' })] });
    expect(await find('wickelkleid', '4711', { products: [same] })).toMatchObject({ kind: 'found' });
  });

  test('of what is gone leads to what replaces it, or is answered as gone', async () => {
    const gone = testProduct({ gone: { successor: '5000' } });
    const next = testProduct({ sku: '5000', variants: [testVariant({ sku: '5000.1' })] });
    expect(await find('wickelkleid', '4711', { products: [gone, next] })).toEqual({
      kind: 'redirect',
      path: '/p/wickelkleid-5000',
      query: '',
    });
    expect(await find('wickelkleid', '4711', { products: [gone] })).toEqual({ kind: 'gone' });
    const chain = { ...next, gone: { successor: '6000' } };
    expect(await find('wickelkleid', '4711', { products: [gone, chain] })).toEqual({ kind: 'gone' });
  });

  test('of what nobody knows or what is not sold there is missing', async () => {
    expect(await find('wickelkleid', '1')).toEqual({ kind: 'missing' });
    expect(await find('wickelkleid', '4711', { locale: 'fr-CH' })).toEqual({ kind: 'missing' });
  });

  test('says that the catalogue is away, and hides no bug', async () => {
    const failing = (error: Error) =>
      createProductSubject({
        ...parts([]),
        reader: { product: () => Promise.reject(error), products: () => Promise.reject(error) },
      }).find({
        tenant: twoLanguages,
        locale: 'de-AT',
        path: '/p/a-1',
        parameters: { slug: 'a', sku: '1' },
        query: {},
        now: testNow,
        origin: '',
      });
    expect(await failing(new DatabaseUnavailable('refused', 'nobody there'))).toEqual({
      kind: 'unavailable',
      reason: 'nobody there',
    });
    await expect(failing(new TypeError('a bug'))).rejects.toThrow('a bug');
  });

  test('names the same product in the locales that sell it', async () => {
    const both = testProduct({
      variants: [
        testVariant({
          offers: {
            'de-AT': { price: 6999, low30: null, rrp: null },
            'fr-CH': { price: 7990, low30: null, rrp: null },
          },
        }),
      ],
    });
    expect((await subjectOf('wickelkleid', '4711', { products: [both] })).alternates).toEqual([
      { locale: 'fr-CH', path: '/p/robe-portefeuille-4711' },
    ]);
    expect((await subjectOf('wickelkleid', '4711')).alternates).toEqual([]);
    const french = await subjectOf('robe-portefeuille', '4711', { products: [both], locale: 'fr-CH' });
    expect(french.structuredData[0]).toMatchObject({
      url: 'https://www.example.at/fr/p/robe-portefeuille-4711',
      offers: { price: '79.90', priceCurrency: 'CHF' },
    });
  });

  test('tells search engines every variant with its price, shipping and returns', async () => {
    const offers = offersOf(await subjectOf('wickelkleid', '4711'));
    expect(offers).toHaveLength(5);
    expect(offers[0]).toMatchObject({
      url: 'https://www.example.at/p/wickelkleid-4711?farbe=sage&groesse=38',
      price: '69.99',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: { value: 5.95, currency: 'EUR' },
        shippingDestination: { addressCountry: 'AT' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 30, returnFees: 'https://schema.org/FreeReturn' },
    });
    expect(offers[1]).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    const made = { ...testDress(), withdrawalException: 'made-to-measure' as const };
    const [offer] = offersOf(await subjectOf('wickelkleid', '4711', { products: [made] }));
    expect(offer).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
    expect(JSON.stringify(offer)).not.toContain('merchantReturnDays');
  });

  test('tells free shipping from its value on, none where the cost is not known, and stars only with reviews', async () => {
    const offer = (price: number, mode: 'parcel' | 'freight') =>
      testVariant({
        offers: { 'de-AT': { price, low30: null, rrp: null } },
        delivery: { mode, days: [1, 2], restock: null },
      });
    const dataOf = async (...more: Parameters<typeof testProduct>) =>
      (await subjectOf('wickelkleid', '4711', { products: [testProduct(...more)] })).structuredData[0];
    expect(await dataOf({ variants: [offer(7500, 'freight')] })).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: 0 } } },
    });
    const unknown = (await dataOf({ variants: [offer(7499, 'freight')] })) as { offers: object };
    expect(unknown.offers).not.toHaveProperty('shippingDetails');
    expect(unknown).not.toHaveProperty('aggregateRating');
    expect(await dataOf({ rating: { average: 4.6, count: 128, max: 5 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.6, reviewCount: 128 },
    });
  });
});
