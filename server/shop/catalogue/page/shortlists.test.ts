import { expect, test, vi } from 'vitest';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { testProduct, testVariant } from '../testing/catalogue-product.ts';
import { createShortlists } from './shortlists.ts';
import { readerOf } from './testing/page-parts.ts';

const asked = { tenant: 'at', locale: 'de-AT', category: 'women-dresses' };
const piece = (sku: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  testProduct({ sku, variants: [testVariant({ sku: `${sku}.1` })], ...more });

test('a shortlist has what can be ordered', async () => {
  const shop = [
    piece('1', { variants: [testVariant({ sku: '1.1', stock: 0 })] }),
    piece('2', { gone: { successor: null } }),
    piece('3', { variants: [testVariant({ sku: '3.1', offers: {} })] }),
    piece('4'),
  ];
  const bestOf = (): string[] => shop.map(({ sku }) => sku);
  const shortlistOf = createShortlists({ reader: readerOf(...shop), bestOf, clock: () => 0 });
  expect((await shortlistOf(asked)).map(({ sku }) => sku)).toEqual(['4']);
});

test('it is kept for a minute, of each category and locale its own', async () => {
  let now = 0;
  const bestOf = vi.fn<() => string[]>(() => ['1']);
  const shortlistOf = createShortlists({ reader: readerOf(piece('1')), bestOf, clock: () => now });
  await shortlistOf(asked);
  now = 59_000;
  await shortlistOf(asked);
  expect(bestOf).toHaveBeenCalledTimes(1);
  await shortlistOf({ ...asked, category: 'women-skirts' });
  await shortlistOf({ ...asked, tenant: 'default' });
  expect(bestOf).toHaveBeenCalledTimes(3);
  now = 61_000;
  await shortlistOf(asked);
  expect(bestOf).toHaveBeenCalledTimes(4);
});

test('what could not be found out is asked for again', async () => {
  const bestOf = vi.fn<() => string[]>(() => {
    throw new Error('away');
  });
  const shortlistOf = createShortlists({ reader: readerOf(piece('1')), bestOf, clock: () => 0 });
  await expect(shortlistOf(asked)).rejects.toThrow('away');
  bestOf.mockReturnValueOnce([]);
  expect(await shortlistOf(asked)).toEqual([]);
  bestOf.mockReturnValueOnce(['1']);
  expect(await shortlistOf(asked)).toHaveLength(1);
});
