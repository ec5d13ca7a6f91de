import type { Cents } from '../cents.ts';
import type { Payment } from '../effective-rate.ts';
import type { InstalmentPlan } from '../instalment-plan.ts';
import { splitAnnuity, splitEvenly, type InstalmentSplit } from '../instalment-split.ts';
import { shareOf, type PartsPerMillion } from '../rate.ts';
import { type CreditMethod, openPrincipal } from './open-principal.ts';

/** What a contract keeps of the terms that it was made by, whatever the shop offers later. */
export interface CreditContract {
  plan: InstalmentPlan;
  method: CreditMethod;
  minimumInstalment: Cents;
  /** Rate of the surcharge for a pause; 0: there is none. */
  pauseRate: PartsPerMillion;
}

type AfterReturn =
  | {
      kind: 'plan';
      /** Principal that is spread over the payments. */
      open: Cents;
      /** Surcharges of what is not yet due. */
      surcharge: Cents;
      total: Cents;
      /** Those not yet due, in their months. */
      payments: Payment[];
    }
  /** An instalment would be below the minimum: the rest is paid at once, without surcharges. */
  | { kind: 'invoice'; open: Cents }
  /** Nothing is left; `excess` goes back by the means that it was paid with. */
  | { kind: 'settled'; excess: Cents };

/**
 * Works a plan out anew after a refund: it lowers the principal that is not yet paid; the instalments that are not yet due keep
 * their number and days, by the plan's method and rate, and the last takes the cents. `due`: how many payments have fallen due;
 * they stay as they are. Throws a RangeError where all have. (domain.md, "Instalments after a partial return")
 */
export function planAfterReturn(
  { plan, method, minimumInstalment, pauseRate }: CreditContract,
  due: number,
  refund: Cents,
): AfterReturn {
  const later = plan.payments.slice(due);
  if (later.length === 0) throw new RangeError('no instalment is left to be changed');
  const open = openPrincipal(plan, method, due) - refund;
  if (open <= 0) return { kind: 'settled', excess: 0 - open };
  // One instalment that is left of a plan is none of these.
  const isSingle = plan.regular === null;
  const rest = restOf(open, later.length);
  const smallest = later.length === 1 ? rest.last : rest.regular;
  // The single payment after a pause has no minimum.
  if (rest.last <= 0 || (!isSingle && smallest < minimumInstalment)) return { kind: 'invoice', open };
  return {
    ...{ kind: 'plan', open, surcharge: rest.surcharge, total: open + rest.surcharge },
    payments: later.map(({ month }, at) => ({
      month,
      amount: at === later.length - 1 ? rest.last : rest.regular,
    })),
  };

  function restOf(principal: Cents, count: number): InstalmentSplit {
    // The balance of an annuity holds the pause's surcharge already; a flat rate asks for it anew, of what is left.
    if (method === 'annuity' && !isSingle) return splitAnnuity(principal, plan.monthlyRate, count);
    const surcharge = shareOf(principal, plan.monthlyRate, count) + shareOf(principal, pauseRate);
    return { surcharge, ...splitEvenly(principal + surcharge, count) };
  }
}
