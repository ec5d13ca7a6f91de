import { roundHalfUp, type Cents } from '../cents.ts';
import type { InstalmentPlan } from '../instalment-plan.ts';
import type { InstalmentTerms } from '../instalment-terms.ts';
import { shareOf } from '../rate.ts';

export type CreditMethod = InstalmentTerms['method'];

/**
 * Returns what of the price is not yet paid after the first `paid` payments of a plan: with a flat rate every instalment pays the
 * same part of the price (a first one of its own what is left of it after its part of the surcharges), an annuity what is above
 * the interest on the balance, of which a pause's surcharge is a part. (domain.md, "Instalments after a partial return")
 */
export function openPrincipal(plan: InstalmentPlan, method: CreditMethod, paid: number): Cents {
  if (paid >= plan.count) return 0;
  const charges = plan.surcharge + plan.pauseSurcharge;
  if (plan.count === 1) return plan.price;
  if (method === 'annuity') return openBalance(plan, paid);
  const part = (amount: Cents): Cents => roundHalfUp(BigInt(amount) * BigInt(paid), BigInt(plan.count));
  if (plan.first === plan.regular || paid === 0) return plan.price - part(plan.price);
  const sum = plan.payments.slice(0, paid).reduce((total, { amount }) => total + amount, 0);
  return Math.max(0, plan.price - (sum - part(charges)));
}

function openBalance({ price, pauseSurcharge, monthlyRate, payments }: InstalmentPlan, paid: number): Cents {
  return payments
    .slice(0, paid)
    .reduce(
      (balance, { amount }) => balance + shareOf(balance, monthlyRate) - amount,
      price + pauseSurcharge,
    );
}
