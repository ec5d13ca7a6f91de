import { describe, expect, it } from 'vitest';
import { instalmentTerms } from '../../../schemas/money/instalment-terms.ts';
import { quoteExactly, quoteUpTo, readChoice, usableTerms } from './quote.ts';

const terms = instalmentTerms.parse({
  method: 'flat',
  plans: [3, 6, 12, 24].map((count) => ({ count, monthlyRate: '0.65' })),
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 10_000, maximum: 500_000 },
  pause: { months: 4, surcharge: '5' },
});
const counts = (usable: ReturnType<typeof usableTerms>) => usable?.plans.map(({ count }) => count);

describe('quotes', () => {
  it('name the rate on the open balance beside the plan', () => {
    expect(quoteExactly(terms, 54_900, 12)).toMatchObject({
      plan: { total: 59_182, nominalYearlyRate: 141_000, effectiveYearlyRate: 1505 },
    });
    expect(quoteExactly(terms, 30_000, 'pause')).toMatchObject({
      plan: { total: 31_500, pauseSurcharge: 1500, nominalYearlyRate: 147_300, effectiveYearlyRate: 1576 },
    });
  });

  it('shorten what is too long only when asked to', () => {
    expect(quoteExactly(terms, 11_000, 24)).toEqual({ ok: false, reason: 'below-minimum-instalment' });
    expect(quoteUpTo(terms, 11_000, 24)).toMatchObject({ plan: { count: 6 } });
    expect(quoteUpTo(terms, 11_000, 'pause')).toMatchObject({ plan: { count: 1 } });
  });
});

describe('readChoice', () => {
  it.each([
    ['24', 24],
    ['pause', 'pause'],
    ['', 12],
    ['4', 12],
    ['24.0', 12],
    ['1e1', 12],
    ['٣', 12],
    ['__proto__', 12],
  ])('reads %j as %s', (sent, choice) => {
    expect(readChoice(sent, terms)).toBe(choice);
  });

  it('knows no pause where the terms have none', () => {
    expect(readChoice('pause', { ...terms, pause: undefined })).toBe(12);
  });
});

describe('usableTerms', () => {
  it('offers everything by default', () => {
    expect(usableTerms(terms)).toEqual(terms);
  });

  it('offers only what the block allows, and the nearest shorter default', () => {
    expect(counts(usableTerms(terms, [3, 6, 36]))).toEqual([3, 6]);
    expect(usableTerms(terms, [3, 6, 36])?.defaultCount).toBe(6);
    expect(usableTerms(terms, [24])?.defaultCount).toBe(24);
  });

  it('has none where nothing can be calculated', () => {
    expect(usableTerms(undefined)).toBeNull();
    expect(usableTerms(null)).toBeNull();
    expect(usableTerms({ ...terms, plans: [] })).toBeNull();
    expect(usableTerms(terms, [36])).toBeNull();
  });
});
