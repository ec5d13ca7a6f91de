import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { instalmentTerms } from './instalment-terms.ts';

const minimal = {
  method: 'flat',
  plans: [
    { count: 12, monthlyRate: '0.65' },
    { count: 3, monthlyRate: '0.58' },
  ],
  defaultCount: 12,
  minimumInstalment: 1000,
  price: { minimum: 10_000 },
};

const issuesOf = (terms: unknown) =>
  instalmentTerms.safeParse(terms).error?.issues.map((issue) => issue.path.join('.'));

describe('instalmentTerms', () => {
  it('gives integer rates, counts ascending', () => {
    expect(instalmentTerms.parse({ ...minimal, pause: { months: 4, surcharge: '5' } })).toEqual({
      ...minimal,
      plans: [
        { count: 3, monthlyRate: 5800 },
        { count: 12, monthlyRate: 6500 },
      ],
      pause: { months: 4, surcharge: 50_000 },
    });
  });

  it('takes an explicit rate of zero, but never makes one up', () => {
    const rate = (monthlyRate: unknown) => ({ ...minimal, plans: [{ count: 12, monthlyRate }] });
    expect(instalmentTerms.parse(rate('0')).plans).toEqual([{ count: 12, monthlyRate: 0 }]);
    expect(issuesOf(rate(''))).toEqual(['plans.0.monthlyRate']);
    expect(issuesOf(rate(undefined))).toEqual(['plans.0.monthlyRate']);
    expect(issuesOf({ ...minimal, plans: [{ count: 12 }] })).toEqual(['plans.0.monthlyRate']);
  });

  it('accepts terms without rates, for the calculator to say so', () => {
    expect(instalmentTerms.parse({ ...minimal, plans: undefined }).plans).toEqual([]);
    expect(instalmentTerms.parse({ ...minimal, plans: [] }).plans).toEqual([]);
  });

  it.each([
    ['a rate as a number', { plans: [{ count: 12, monthlyRate: 0.65 }] }, 'plans.0.monthlyRate'],
    ['a rate with a comma', { plans: [{ count: 12, monthlyRate: '0,65' }] }, 'plans.0.monthlyRate'],
    ['a negative rate', { plans: [{ count: 12, monthlyRate: '-1' }] }, 'plans.0.monthlyRate'],
    ['a rate with its point forgotten', { plans: [{ count: 12, monthlyRate: '65' }] }, 'plans.0.monthlyRate'],
    ['five decimals', { plans: [{ count: 12, monthlyRate: '0.65001' }] }, 'plans.0.monthlyRate'],
    [
      'a single instalment',
      { plans: [...minimal.plans, { count: 1, monthlyRate: '0.65' }] },
      'plans.2.count',
    ],
    ['one count twice', { plans: [minimal.plans[0], minimal.plans[0]] }, 'plans'],
    ['a default that is not offered', { defaultCount: 24 }, 'defaultCount'],
    ['an unknown method', { method: 'linear' }, 'method'],
    ['a minimum of nothing', { minimumInstalment: 0 }, 'minimumInstalment'],
    ['fractions of a cent', { minimumInstalment: 9.5 }, 'minimumInstalment'],
    ['a range upside down', { price: { minimum: 2, maximum: 1 } }, 'price'],
    ['a pause of no months', { pause: { months: 0, surcharge: '5' } }, 'pause.months'],
    ['a pause without surcharge', { pause: { months: 4 } }, 'pause.surcharge'],
    ['a key nobody knows', { rate: '0.65' }, ''],
  ])('refuses %s', (_, change, path) => {
    expect(issuesOf({ ...minimal, ...change })).toEqual([path]);
  });

  it('can be published as JSON Schema', () => {
    const schema = z.toJSONSchema(instalmentTerms, { io: 'input' });
    expect(schema.required).toEqual(['method', 'defaultCount', 'minimumInstalment', 'price']);
  });
});
