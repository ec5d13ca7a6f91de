import { expect, test } from 'vitest';
import { instalmentTerms } from '../instalment-terms.ts';
import { decidePlan } from './plan-decision.ts';

const terms = instalmentTerms.parse({
  method: 'flat',
  plans: [3, 6, 12].map((count) => ({ count, monthlyRate: '0.5' })),
  defaultCount: 12,
  minimumInstalment: 2000,
  price: { minimum: 5000, maximum: 500_000 },
  pause: { months: 4, surcharge: '5' },
});

test.each([
  ['what is possible', 100_000, 12, {}, { kind: 'offered', plan: { count: 12 } }],
  ['what has got too small', 20_000, 12, {}, { kind: 'shortened', plan: { count: 6 } }],
  ['a number that is not offered', 100_000, 7, {}, { kind: 'shortened', plan: { count: 6 } }],
  ['what is too small in any number', 5000, 12, {}, { kind: 'rejected', reason: 'below-minimum-instalment' }],
  ['what is too cheap', 4999, 12, {}, { kind: 'rejected', reason: 'price-out-of-range' }],
  ['a pause', 30_000, 1, { pause: true }, { kind: 'offered', plan: { total: 31_500 } }],
])('decides on %s', (_, price, count, choice, decision) => {
  expect(decidePlan(terms, price, count, choice)).toMatchObject(decision);
});
