import type { Cents } from '../money/cents.ts';
import { roundHalfUp } from '../money/cents.ts';
import { openPrincipal } from '../money/credit/open-principal.ts';
import { daysLater } from '../money/credit/payment-dates.ts';
import { type CreditContract, planAfterReturn } from '../money/credit/plan-after-return.ts';
import type { CreditCosts } from './entries-of.ts';
import type { OrderClaim } from './order-claim.ts';

/** What is to be paid when; `number` of an instalment as in the plan from 1, null: an invoice. `day` null: not agreed on. */
export interface Instalment {
  number: number | null;
  day: string | null;
  /** With `protection`. */
  amount: Cents;
  protection: Cents;
}

export interface Schedule {
  payments: Instalment[];
  /** What came back of which nothing was left to be paid: it counts like money. */
  excess: Cents;
  /** What the credit costs in all. */
  costs: CreditCosts;
}

/** Goods that came back or were cancelled on a day, at what they cost. */
export interface GoodsBack {
  day: string;
  amount: Cents;
}

/**
 * What is to be paid of an order after goods came back, the earliest return first. `invoiceDay`: when an invoice is due. Instalments
 * that have fallen due stay as they are; a plan below its minimum becomes an invoice. (domain.md, "Instalments after a partial
 * return")
 */
export function scheduleOf(
  claim: OrderClaim,
  returns: readonly GoodsBack[],
  invoiceDay: string | null,
): Schedule {
  const { plan } = claim;
  const first: Standing = plan
    ? {
        fixed: [],
        later: plan.dates.map(({ day, amount }, at) => {
          const protection = plan.protection?.payments[at]?.amount ?? 0;
          return { number: at + 1, day, amount: amount + protection, protection };
        }),
        contract: plan,
        excess: 0,
      }
    : {
        fixed: [],
        later: [{ number: null, day: invoiceDay, amount: claim.goods, protection: 0 }],
        contract: null,
        excess: 0,
      };
  const { fixed, later, excess } = returns.reduce(
    (standing, back) => after(standing, back, claim.dueDays),
    first,
  );
  const payments = [...fixed, ...later];
  const protection = sum(payments.map((each) => each.protection));
  const back = sum(returns.map(({ amount }) => amount));
  const asked = sum(payments.map(({ amount }) => amount)) - protection - excess;
  return { payments, excess, costs: { protection, surcharge: asked - (claim.goods - back) } };
}

interface Standing {
  /** What had fallen due at the last return. */
  fixed: Instalment[];
  later: Instalment[];
  /** By what `later` is worked out; null: it is an invoice. */
  contract: CreditContract | null;
  excess: Cents;
}

function after(standing: Standing, { day, amount }: GoodsBack, dueDays: number | null): Standing {
  const { later, contract } = standing;
  if (!contract) return lessOnInvoice(standing, amount);
  const due = later.filter((each) => each.day !== null && each.day <= day).length;
  const fixed = [...standing.fixed, ...later.slice(0, due)];
  const open = later.slice(due);
  if (open.length === 0)
    return { ...standing, fixed, later: open, contract: null, excess: standing.excess + amount };
  const rest = planAfterReturn(contract, due, amount);
  if (rest.kind === 'settled')
    return { fixed, later: [], contract: null, excess: standing.excess + rest.excess };
  if (rest.kind === 'invoice') {
    const invoiceDay = dueDays === null ? null : daysLater(day, dueDays);
    const invoice = { number: null, day: invoiceDay, amount: rest.open, protection: 0 };
    return { ...standing, fixed, later: [invoice], contract: null };
  }
  const before = openPrincipal(contract.plan, contract.method, due);
  const changed = rest.payments.map((payment, at): Instalment => {
    const known = open[at];
    // What is insured is what is open: it costs less as that is less.
    const protection = roundHalfUp(BigInt(known?.protection ?? 0) * BigInt(rest.open), BigInt(before));
    return {
      ...{ number: known?.number ?? null, day: known?.day ?? null },
      ...{ amount: payment.amount + protection, protection },
    };
  });
  return { ...standing, fixed, later: changed, contract: restOf(contract, rest) };
}

/** The contract of what is left, by which the next return is reckoned. */
function restOf(
  contract: CreditContract,
  { open, surcharge, total, payments }: Extract<ReturnType<typeof planAfterReturn>, { kind: 'plan' }>,
): CreditContract {
  const { plan } = contract;
  const first = payments[0]?.amount ?? 0;
  const isSingle = plan.regular === null;
  return {
    ...contract,
    plan: {
      ...{ ...plan, price: open, count: payments.length, payments, surcharge, total, pauseSurcharge: 0 },
      ...{ first, regular: isSingle ? null : first, regularCount: Math.max(0, payments.length - 2) },
      last: isSingle ? null : (payments.at(-1)?.amount ?? 0),
    },
  };
}

/** What comes back is taken off an invoice, and what is above it is excess. */
function lessOnInvoice(standing: Standing, amount: Cents): Standing {
  const [invoice] = standing.later;
  const taken = Math.min(amount, invoice?.amount ?? 0);
  return {
    ...standing,
    later: invoice ? [{ ...invoice, amount: invoice.amount - taken }] : [],
    excess: standing.excess + amount - taken,
  };
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
