import fc from 'fast-check';
import type { CreditContract } from '../credit/plan-after-return.ts';
import { type InstalmentChoice, planInstalments } from '../instalment-plan.ts';
import { instalmentTerms } from '../instalment-terms.ts';

/** A contract by terms with one rate, a pause of four months at 5 % and a minimum of 10.00; an error where there is no plan. */
export function contract(
  method: CreditContract['method'],
  price: number,
  count: number,
  monthlyRate: string,
  choice: InstalmentChoice = {},
): CreditContract {
  const terms = instalmentTerms.parse({
    method,
    plans: [{ count: Math.max(count, 2), monthlyRate }],
    defaultCount: Math.max(count, 2),
    minimumInstalment: 1000,
    price: { minimum: 1 },
    pause: { months: 4, surcharge: '5' },
  });
  const result = planInstalments(terms, price, count, choice);
  if (!result.ok) throw new Error(result.reason);
  const pauseRate = choice.pause ? (terms.pause?.surcharge ?? 0) : 0;
  return { plan: result.plan, method, minimumInstalment: terms.minimumInstalment, pauseRate };
}

/** Contracts of all kinds. */
export const anyContract = fc
  .record({
    method: fc.constantFrom('flat' as const, 'annuity' as const),
    count: fc.oneof(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 120 })),
    perMonth: fc.integer({ min: 1001, max: 500_000 }),
    rate: fc.integer({ min: 0, max: 300 }),
    isPause: fc.boolean(),
  })
  .map(({ method, count, perMonth, rate, isPause }) =>
    contract(method, perMonth * count, count, (rate / 100).toFixed(2), { pause: isPause || count === 1 }),
  );
