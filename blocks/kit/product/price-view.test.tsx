import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { instalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import { testPageView } from '../testing/page-view.ts';
import messages from './messages/de.json';
import { priceView } from './price-view.tsx';
import { testProduct } from './testing/product.ts';

const page = testPageView({ messages });
const draw = (fields: object, size?: 'normal' | 'large'): string =>
  renderToStaticMarkup(priceView(testProduct({ ...fields }), page, size)).replaceAll('\u00a0', ' ');

describe('priceView', () => {
  test('normal: the price and nothing else', () => {
    expect(draw({ price: 7990 })).toBe('<p class="price"><b>€ 79,90</b></p>');
  });

  test('reduced: with the lowest price of 30 days, which is not struck through', () => {
    const html = draw({ price: 6999, low30: 8999 });
    expect(html).toBe(
      '<p class="price price-reduced"><b>€ 69,99</b><small>30-Tage-Bestpreis: € 89,99</small></p>',
    );
    expect(html).not.toMatch(/<(s|del|strike)\b/);
  });

  test.each([
    [129, 129],
    [9000, 8000],
    [9000, 9000],
    [9995, 10_000],
  ])('no reduction is announced at %i with a lowest price of %i', (price, low30) => {
    const html = draw({ price, low30 }, 'large');
    expect(html).not.toContain('reduced');
    expect(html).not.toContain('30-Tage');
    expect(html).not.toContain('%');
  });

  test('recommended price: a plain line, never like a reduction', () => {
    const html = draw({ price: 42_900, rrp: 54_900 }, 'large');
    expect(html).toContain('<small>UVP € 549,00</small>');
    expect(html).not.toContain('reduced');
    expect(html).not.toContain('%');
    expect(html).not.toMatch(/<(s|del|strike)\b/);
  });

  test('recommended price that is not above the price: nothing to say', () => {
    expect(draw({ price: 42_900, rrp: 42_900 })).not.toContain('UVP');
  });

  test('unit price: the amount and what it is for, last', () => {
    expect(
      draw({ price: 18_900, low30: 24_900, rrp: 27_900, unitPrice: { cents: 5136, per: '1 m²' } }),
    ).toMatch(/€ 249,00<\/small><small>UVP € 279,00<\/small><small>1 m² = € 51,36<\/small><\/p>$/);
  });

  test('from: the word stands before the price', () => {
    expect(draw({ price: 4500, isFrom: true })).toBe('<p class="price"><b><i>ab </i>€ 45,00</b></p>');
  });

  test('large: the reduction beside the price, the note on taxes and shipping below', () => {
    const html = draw({ price: 6999, low30: 8999 }, 'large');
    expect(html).toContain('<span class="badge badge-sale">−22 %</span>');
    expect(html).toContain(
      '<small>inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a></small>',
    );
  });

  describe('large, with instalments', () => {
    const terms = instalmentTerms.parse({
      method: 'flat',
      plans: [3, 12].map((count) => ({ count, monthlyRate: '0.65' })),
      defaultCount: 12,
      minimumInstalment: 1000,
      price: { minimum: 10_000, maximum: 500_000 },
    });
    const drawWith = (fields: Record<string, unknown>, size?: 'large'): string =>
      renderToStaticMarkup(
        priceView(testProduct(fields), testPageView({ messages, tenant: { instalments: terms } }), size),
      ).replaceAll('\u00a0', ' ');

    test('amount and number, with the total and both yearly rates', () => {
      expect(drawWith({ price: 54_900 }, 'large')).toContain(
        '<small>oder in 12 Raten: € 49,32 im Monat, gesamt € 591,82, Sollzinssatz (fest) 14,10 % p. a., effektiv 15,05 %</small>',
      );
    });

    test('fewer where they would get too small', () => {
      expect(drawWith({ price: 10_000 }, 'large')).toContain('oder in 3 Raten: € 33,98 im Monat');
    });

    test.each([
      ['a price out of their range', { price: 9999 }],
      ['a price that is the lowest of several', { price: 54_900, isFrom: true }],
    ])('none for %s', (_what, fields) => {
      expect(drawWith(fields, 'large')).not.toContain('Raten');
    });

    test('none in lists, and none without terms', () => {
      expect(drawWith({ price: 54_900 })).not.toContain('Raten');
      expect(draw({ price: 54_900 }, 'large')).not.toContain('Raten');
    });
  });
});
