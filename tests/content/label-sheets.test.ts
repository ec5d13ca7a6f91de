import { expect, it } from 'vitest';
import { looseProductSlice, readProducts } from '../../schemas/product-slice.ts';
import type { ProductCard } from '../../schemas/product-card.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import { shippedBuckets, shippedPages } from './shipped-content.ts';

// Beside an energy or a tyre label, the product information sheet must be one step away.
// (Regulation (EU) 2017/1369 art. 3, (EU) 2020/740 art. 6)

interface Labelled {
  file: string;
  card: ProductCard;
}

const labelled: Labelled[] = shippedBuckets()
  .filter(({ category }) => category.startsWith('products/'))
  .flatMap(({ file, content }) =>
    readProducts(looseProductSlice.parse(content)).cards.map((card) => ({ file, card })),
  )
  .filter(({ card }) => card.energy ?? card.tyre);

it('every product of a slice that has a label leads to its information sheet', () => {
  expect(labelled.length).toBeGreaterThan(100);
  const without = labelled.filter(({ card }) => (card.energy ?? card.tyre)?.sheet === undefined);
  expect(without.map(({ file, card }) => `${file}: ${card.sku}`)).toEqual([]);
});

it('a sheet on a product page is that of the same product, in the part that shows it', () => {
  const own = labelled.flatMap(({ file, card }) => {
    const sheet = (card.energy ?? card.tyre)?.sheet ?? '';
    const place = /_fr\./.test(file) ? 'fiche-produit' : /-nl\./.test(file) ? 'productblad' : 'datenblatt';
    return sheet.startsWith('route:product')
      ? [{ file, sheet, expected: `route:product?slug=${card.slug}&sku=${card.sku}#${place}` }]
      : [];
  });
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(({ sheet, expected }) => sheet !== expected)).toEqual([]);
});

it('every product page has the part that shows the sheet', () => {
  const products = shippedPages().filter(({ document }) => document.meta.path === '/_/product');
  expect(
    products.map(
      ({ document, tenant, locale }) =>
        document.nodes.get(addressWords(tenant, locale).fragment('datenblatt'))?.type,
    ),
  ).toEqual(products.map(() => 'product-sheet'));
});
