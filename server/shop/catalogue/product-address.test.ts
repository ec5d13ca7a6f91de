import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSlug as slugShape } from '../../../schemas/product-card.ts';
import { addressOutcome, productAddress } from './product-address.ts';
import { productSlug } from '../../../schemas/catalogue/product-slug.ts';
import { testDress, testProduct, testVariant } from './testing/catalogue-product.ts';

describe('productSlug', () => {
  test.each([
    ['Wickelkleid mit Puffärmeln & Bindegürtel', 'de-AT', 'wickelkleid-mit-puffaermeln-bindeguertel'],
    ['Weißes Maßband „Groß“', 'de-DE', 'weisses-massband-gross'],
    ['Kelim „Tarvis“, 160 × 230 cm', 'de-AT', 'kelim-tarvis-160-x-230-cm'],
    ['Robe portefeuille à manches d’été « Œil »', 'fr-CH', 'robe-portefeuille-a-manches-d-ete-oeil'],
    ['Geïsoleerde jas, ‘Zoë’', 'nl-NL', 'geisoleerde-jas-zoe'],
    ['日本', 'de-AT', 'artikel'],
  ])('%s', (name, locale, slug) => {
    expect(productSlug(name, locale)).toBe(slug);
  });

  test('is always one that an address takes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('de-AT', 'fr-CH'),
        (name, locale) => {
          expect(slugShape.safeParse(productSlug(name, locale)).success).toBe(true);
        },
      ),
    );
    expect(productSlug('wort '.repeat(60), 'de-AT')).toMatch(/^(wort-)+wort$/);
  });
});

describe('addressOutcome', () => {
  const product = testProduct();
  const successor = testProduct({ sku: '5000' });
  const gone = testProduct({ gone: { successor: '5000' } });
  const own = { slug: 'wickelkleid', sku: '4711' };

  test('shows a product at its own address alone', () => {
    expect(productAddress(product, 'de-AT')).toEqual(own);
    expect(addressOutcome(own, product, null, 'de-AT')).toEqual({ kind: 'show', product, variant: null });
    expect(addressOutcome({ ...own, slug: 'kleid' }, product, null, 'de-AT')).toEqual({
      kind: 'redirect',
      to: own,
    });
    expect(addressOutcome(own, null, null, 'de-AT')).toEqual({ kind: 'unknown' });
  });

  test('has an address of its own in each language', () => {
    const both = testProduct({
      variants: [testVariant({ offers: { 'fr-CH': { price: 7495, low30: null, rrp: null } } })],
    });
    expect(productAddress(both, 'fr-CH')).toEqual({ slug: 'robe-portefeuille', sku: '4711' });
    expect(addressOutcome(own, both, null, 'fr-CH')).toMatchObject({ to: { slug: 'robe-portefeuille' } });
    expect(addressOutcome(own, both, null, 'de-AT')).toEqual({ kind: 'unknown' });
  });

  test('takes the number of a variant, and keeps it when it redirects', () => {
    const dress = testDress();
    const asked = { slug: 'wickelkleid', sku: '4711.4' };
    expect(addressOutcome(asked, dress, null, 'de-AT')).toEqual({
      kind: 'show',
      product: dress,
      variant: '4711.4',
    });
    expect(addressOutcome({ ...asked, slug: 'x' }, dress, null, 'de-AT')).toEqual({
      kind: 'redirect',
      to: asked,
    });
  });

  test('leads from what is gone to its successor, once, or says that it is gone', () => {
    expect(addressOutcome(own, gone, successor, 'de-AT')).toEqual({
      kind: 'redirect',
      to: { slug: 'wickelkleid', sku: '5000' },
    });
    const goneToo = { ...successor, gone: { successor: null } };
    expect(addressOutcome(own, gone, goneToo, 'de-AT')).toEqual({ kind: 'gone' });
    expect(addressOutcome(own, gone, null, 'de-AT')).toEqual({ kind: 'gone' });
    expect(addressOutcome(own, gone, product, 'de-AT')).toEqual({ kind: 'gone' });
    const sold = testProduct({ gone: { successor: null } });
    expect(addressOutcome(own, sold, successor, 'de-AT')).toEqual({ kind: 'gone' });
  });

  test('keeps what is sold out', () => {
    const soldOut = testProduct({ variants: [testVariant({ stock: 0 })] });
    expect(addressOutcome(own, soldOut, null, 'de-AT').kind).toBe('show');
  });
});
