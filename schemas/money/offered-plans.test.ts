import { describe, expect, it } from 'vitest';
import { instalmentTerms } from './instalment-terms.ts';
import { offeredPlans, planUpTo } from './offered-plans.ts';

const terms = instalmentTerms.parse({
  method: 'flat',
  plans: [24, 12, 6, 3].map((count) => ({ count, monthlyRate: '0.5' })),
  defaultCount: 12,
  minimumInstalment: 2000,
  price: { minimum: 5000, maximum: 500_000 },
  pause: { months: 4, surcharge: '5' },
});

const countsAt = (price: number) => offeredPlans(terms, price).map((plan) => plan.count);

describe('offeredPlans', () => {
  it('leaves out what would fall below the minimum instalment', () => {
    expect(countsAt(100_000)).toEqual([3, 6, 12, 24]);
    expect(countsAt(30_000)).toEqual([3, 6, 12]);
    expect(countsAt(10_000)).toEqual([3]);
    expect(countsAt(5000)).toEqual([]);
  });

  it('offers nothing out of range', () => {
    expect(countsAt(4999)).toEqual([]);
    expect(countsAt(500_001)).toEqual([]);
  });
});

describe('planUpTo', () => {
  it('gives the asked plan where it is possible', () => {
    expect(planUpTo(terms, 100_000, 12)).toMatchObject({ ok: true, plan: { count: 12 } });
  });

  it('shortens it where its instalments get too small', () => {
    expect(planUpTo(terms, 20_000, 12)).toMatchObject({ ok: true, plan: { count: 6 } });
  });

  it('never lengthens it, even where a higher rate would lift the instalments above the minimum', () => {
    const steep = instalmentTerms.parse({
      ...terms,
      plans: [
        { count: 6, monthlyRate: '0' },
        { count: 12, monthlyRate: '10' },
      ],
      minimumInstalment: 1700,
      pause: undefined,
    });
    expect(planUpTo(steep, 10_000, 12)).toMatchObject({ ok: true, plan: { count: 12, regular: 1833 } });
    expect(planUpTo(steep, 10_000, 6)).toEqual({ ok: false, reason: 'below-minimum-instalment' });
  });

  it('carries the choice along', () => {
    expect(planUpTo(terms, 20_000, 12, { pause: true })).toMatchObject({
      ok: true,
      plan: { count: 6, pauseSurcharge: 1000 },
    });
  });

  it('says why there is none', () => {
    expect(planUpTo(terms, 5000, 12)).toEqual({ ok: false, reason: 'below-minimum-instalment' });
    expect(planUpTo({ ...terms, plans: [] }, 20_000, 12)).toEqual({ ok: false, reason: 'no-rates' });
  });
});
