import { describe, expect, test } from 'vitest';
import messages from '../../kit/product/messages/de.json';
import { stylesOf } from '../../kit/style/define-styles.ts';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import { styles } from './styles.ts';

const product = (sku: string): object => ({
  sku,
  slug: 'kleid',
  name: `Kleid ${sku}`,
  picture: 'dress-wrap-sage',
  price: 6999,
});
const products = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => product(`${index}`));

function draw(given: unknown[], props: object = {}, page: TestPage = {}): string {
  const data = { products: { products: given } };
  return drawBlock(block, { props, data, page: testPageView({ messages, ...page }) });
}

describe('product-carousel', () => {
  test('is a list under its headline, with the note on taxes and shipping and a link to more', () => {
    const html = draw(products(6), { headline: 'Passt dazu', more: { label: 'Alle', href: '/lp/neu' } });
    expect(html).toContain('<h2 class="section-title">Passt dazu</h2>');
    expect(html).toContain(
      'inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
    );
    expect(html).toContain('<a class="section-more" href="/lp/neu">Alle</a>');
    expect(html.match(/<li /g)).toHaveLength(6);
  });

  test('scrolls by CSS alone', () => {
    expect(draw(products(6), {}, { built: ['product'] })).not.toMatch(
      /data-action(?!="mini-product")|<button/,
    );
    expect(stylesOf(styles).css).toMatch(
      /\.product-carousel-row\{[^}]*overflow-x:auto;[^}]*scroll-snap-type:x mandatory;/,
    );
  });

  test('can be scrolled by keyboard: to its cards, or by itself where they lead nowhere', () => {
    expect(draw(products(6))).not.toContain('tabindex');
    expect(draw(products(6), { headline: 'Passt dazu' }, { built: [] })).toMatch(
      /<ul [^>]*tabindex="0" aria-label="Passt dazu">/,
    );
  });

  test('few products stand side by side uncut', () => {
    expect(draw(products(4))).toContain('product-carousel-few');
    expect(draw(products(5))).not.toContain('product-carousel-few');
  });

  test('shows no more than its limit, and does not count broken ones', () => {
    expect(draw([null, ...products(20)]).match(/<li /g)).toHaveLength(12);
    expect(draw([null, ...products(20)], { limit: 3 }).match(/<li /g)).toHaveLength(3);
  });

  test('is left out with its headline when there is nothing to show', () => {
    expect(draw([], { headline: 'Passt dazu' })).toBe('');
    expect(draw([{ broken: true }], { headline: 'Passt dazu' })).toBe('');
  });

  test('announces its first picture when it opens a page', () => {
    expect(
      draw(products(6), {}, { isFirstPicture: true }).match(/<img [^>]*fetchPriority="high"/gi),
    ).toHaveLength(1);
    expect(draw(products(6)).match(/loading="lazy"/g)).toHaveLength(6);
  });
});
