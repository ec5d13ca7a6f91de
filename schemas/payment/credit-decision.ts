import type { Cents } from '../money/cents.ts';

/** What decides about a credit. Amounts in cents. */
export interface CreditFacts {
  /** Flag of the account, which the server keeps. */
  hasAffinity: boolean;
  /** What the customer owes on invoices and credits. */
  open: Cents;
  /** What would be owed beside that. */
  amount: Cents;
  /** What may be owed in all; null: no limit. */
  limit: Cents | null;
}

export type CreditDecision =
  | { isGranted: true; reason: 'within-limit' | 'no-limit' }
  | { isGranted: false; reason: 'no-affinity' | 'above-limit' };

/** Decides about a credit by what the shop itself knows of a customer. (domain.md, Ordering: `creditCheck`) */
export function decideCredit({ hasAffinity, open, amount, limit }: CreditFacts): CreditDecision {
  if (!hasAffinity) return { isGranted: false, reason: 'no-affinity' };
  if (limit === null) return { isGranted: true, reason: 'no-limit' };
  return open + amount > limit
    ? { isGranted: false, reason: 'above-limit' }
    : { isGranted: true, reason: 'within-limit' };
}
