import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import messages from '../../kit/product/messages/de.json';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { productList } from '../../kit/product/product-list-styles.ts';
import { block } from './block.ts';

const product = (sku: string, fields: object = {}): object => ({
  sku,
  slug: 'kleid',
  name: `Kleid ${sku}`,
  picture: 'dress-wrap-sage',
  price: 6999,
  ...fields,
});

function draw(products: unknown[], props: object = {}, page: TestPage = {}): string {
  return drawBlock(block, {
    props,
    data: { products: { products } },
    page: testPageView({ messages, ...page }),
  });
}

const cardsIn = (html: string): number => html.split('<li').length - 1;

describe('product-grid', () => {
  test('is a list under its headline, with the note on taxes and shipping and a link to more', () => {
    const html = draw([product('1'), product('2')], {
      headline: 'Neu für Dich',
      more: { label: 'Alle', href: '/lp/neu' },
    });
    expect(html).toContain('<h2 class="section-title">Neu für Dich</h2>');
    expect(html).toContain(
      'inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
    );
    expect(html).toContain('<a class="section-more" href="/lp/neu">Alle</a>');
    expect(html).toMatch(/<ul class="product-list product-list-even">(<li.*<\/li>){1}<\/ul>/);
    expect(cardsIn(html)).toBe(2);
  });

  test('loses only the product that is broken', () => {
    const html = draw([product('1'), product('2', { price: 'viel' }), null, product('3')], {
      headline: 'Neu',
    });
    expect(cardsIn(html)).toBe(2);
    expect(html).toContain('Kleid 1');
    expect(html).toContain('Kleid 3');
  });

  test('is left out with its headline when there is nothing to show', () => {
    expect(draw([], { headline: 'Neu' })).toBe('');
    expect(draw([{ broken: true }], { headline: 'Neu' })).toBe('');
  });

  test('shows no more products than its limit, and does not count broken ones', () => {
    const products = [null, ...Array.from({ length: 20 }, (_, index) => product(`${index}`))];
    expect(cardsIn(draw(products))).toBe(12);
    expect(cardsIn(draw(products, { limit: 3 }))).toBe(3);
  });

  test('has hearts, and one form for them, only in a build with a wishlist', () => {
    const html = draw([product('1'), product('2')], {}, { nodeId: 'grid-7' });
    expect(html.match(/<form id="grid-7.heart"/g)).toHaveLength(1);
    expect(html.match(/<button [^>]*form="grid-7.heart"/g)).toHaveLength(2);
    const without = draw([product('1')], {}, { built: ['product'] });
    expect(without).not.toMatch(/<form|<button/);
  });

  test('opens a page with pictures that are fetched at once', () => {
    const products = Array.from({ length: 8 }, (_, index) => product(`${index}`));
    expect(draw(products, {}, { isFirstPicture: true }).match(/loading="lazy"/g)).toHaveLength(4);
    expect(draw(products).match(/loading="lazy"/g)).toHaveLength(8);
  });

  test('gives the pictures the shape of what they show', () => {
    expect(draw([product('1')], { shape: 'furniture' })).toContain('product-list-furniture');
    expect(stylesOf(productList).css).toMatch(/\.product-list-furniture\{--product-shape:4\/3;\}/);
    expect(draw([product('1')], { evenRows: false })).toContain('<ul class="product-list">');
  });
});
