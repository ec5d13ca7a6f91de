import { describe, expect, it } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { instalmentTerms } from '../money/instalment-terms.ts';
import { planInstalments } from '../money/instalment-plan.ts';
import { creditFaults, instalmentsIn } from './locale-instalments.ts';

/** Vector B: 1.65 % a month are 21.70 % a year in effect. */
const terms = instalmentTerms.parse({
  method: 'annuity',
  plans: [{ count: 12, monthlyRate: '1.65' }],
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 50_000 },
});

const shop = (credit: object | undefined, instalments: typeof terms | null = terms) => ({
  instalments,
  locales: testTenant.locales.map((entry) => ({
    ...entry,
    ...(credit && { credit: { source: 'the law', ...credit } }),
  })),
});

describe('instalments in a locale', () => {
  it('cost what the shop’s plans say, or what the locale does', () => {
    const effective = (credit?: object): number | undefined => {
      const own = instalmentsIn(shop(credit), 'de-AT');
      const made = own && planInstalments(own, 50_000, 12);
      return made?.ok ? made.plan.effectiveYearlyRate : undefined;
    };
    expect(effective()).toBe(2170);
    expect(effective({ maxEffectiveRate: '12' })).toBe(2170);
    expect(effective({ monthlyRate: '0.75' })).toBe(939);
    expect(instalmentsIn(shop({ monthlyRate: '0.75' }, null), 'de-AT')).toBeNull();
  });
});

describe('a pause in a locale', () => {
  const paused = instalmentTerms.parse({
    ...{ method: 'annuity', plans: [{ count: 3, monthlyRate: '0.65' }], defaultCount: 3 },
    ...{ minimumInstalment: 1000, price: { minimum: 10_000 }, pause: { months: 4, surcharge: '4' } },
  });

  it('costs what the shop’s terms say, or what the locale does, and is none where the shop has none', () => {
    const effective = (credit: object): number | undefined => {
      const own = instalmentsIn(shop(credit, paused), 'de-AT');
      const made = own && planInstalments(own, 30_000, 1, { pause: true });
      return made?.ok ? made.plan.effectiveYearlyRate : undefined;
    };
    expect(effective({})).toBe(1249);
    expect(effective({ pauseSurcharge: '2.5' })).toBe(769);
    expect(effective({ monthlyRate: '1' })).toBe(1249);
    expect(instalmentsIn(shop({ pauseSurcharge: '2.5' }), 'de-AT')?.pause).toBeUndefined();
  });

  it('keeps below the law’s highest rate by a surcharge of the locale’s own', () => {
    const law = { maxEffectiveRate: '10' };
    expect(creditFaults(shop(law, paused))).toContainEqual(expect.stringContaining('paying after the pause'));
    expect(creditFaults(shop({ ...law, pauseSurcharge: '2.5' }, paused))).toEqual([]);
  });
});

describe('the law’s highest rate', () => {
  it.each([
    ['is kept where it is not reached', { maxEffectiveRate: '22' }],
    ['is none where the law has none', {}],
    ['is kept by a rate of the locale’s own', { maxEffectiveRate: '12', monthlyRate: '0.75' }],
  ])('%s', (_what, credit) => {
    expect(creditFaults(shop(credit))).toEqual([]);
  });

  it('refuses a dearer plan, with what it costs and where the law is', () => {
    expect(creditFaults(shop({ maxEffectiveRate: '12' }))).toEqual([
      expect.stringMatching(
        /^in de-AT, paying in 12 instalments costs up to 21\.7\d % a year .* of 12 % \(the law\)$/,
      ),
    ]);
  });

  it('counts a pause that costs, at the smallest price too', () => {
    const paused = instalmentTerms.parse({
      method: 'flat',
      plans: [{ count: 3, monthlyRate: '0' }],
      defaultCount: 3,
      minimumInstalment: 1000,
      price: { minimum: 30_000 },
      pause: { months: 4, surcharge: '5' },
    });
    // Vector D: 15.76 %.
    expect(creditFaults(shop({ maxEffectiveRate: '15.75' }, paused))).toContainEqual(
      expect.stringContaining('paying after the pause costs up to 15.76 %'),
    );
    expect(creditFaults(shop({ maxEffectiveRate: '15.77' }, paused))).toEqual([]);
  });
});
