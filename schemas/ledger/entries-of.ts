import { MAX_AMOUNT, type Cents } from '../money/cents.ts';
import type { BookingKind, LedgerEvent } from './ledger-event.ts';

/** All accounts that there are. What is to be got and had: `receivable`, `money`; what is owed and earned: the others. */
export const ledgerAccounts = [
  /** What whoever ordered has to pay; below zero: what he is to get back. */
  'receivable',
  /** Money of the shop: at its bank, or with a provider. */
  'money',
  /** What was ordered and has not left the house. */
  'undelivered',
  'sales',
  /** Earned by credits, by insuring them, and by reminders. */
  'surcharges',
  'protection',
  'reminder-fees',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** A double entry: the amount (cents, above 0) comes onto the one account as it leaves the other. */
export interface LedgerEntry {
  kind: BookingKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: Cents;
}

const sides: Readonly<Record<BookingKind, readonly [debit: LedgerAccount, credit: LedgerAccount]>> = {
  order: ['receivable', 'undelivered'],
  surcharge: ['receivable', 'surcharges'],
  protection: ['receivable', 'protection'],
  shipment: ['undelivered', 'sales'],
  cancellation: ['undelivered', 'receivable'],
  return: ['sales', 'receivable'],
  payment: ['money', 'receivable'],
  refund: ['receivable', 'money'],
  'reminder-fee': ['receivable', 'reminder-fees'],
};

/**
 * The entries of an event by itself; what amounts to nothing is none, and what changes the price of a credit is worked out from all
 * that was booked (`scheduleOf`). Throws a RangeError for an amount that is none.
 */
export function entriesOf(event: LedgerEvent): LedgerEntry[] {
  if (event.kind === 'protection') return [];
  if (event.kind !== 'order') return entry(event.kind, positive(event.amount));
  const { goods, plan } = event.claim;
  return [
    ...entry('order', goods),
    ...creditEntries({
      surcharge: plan ? plan.plan.surcharge + plan.plan.pauseSurcharge : 0,
      protection: plan?.protection?.total ?? 0,
    }),
  ];
}

/** What a credit costs, or how that changes: what is below 0 was booked too much. */
export interface CreditCosts {
  surcharge: Cents;
  protection: Cents;
}

/** The entries of what a credit costs, or costs less from now on. */
export function creditEntries({ surcharge, protection }: CreditCosts): LedgerEntry[] {
  return [...entry('surcharge', surcharge), ...entry('protection', protection)];
}

function entry(kind: BookingKind, amount: Cents): LedgerEntry[] {
  const [debit, credit] = sides[kind];
  if (amount === 0) return [];
  return amount > 0
    ? [{ kind, debit, credit, amount }]
    : [{ kind, debit: credit, credit: debit, amount: -amount }];
}

function positive(amount: Cents): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_AMOUNT)
    throw new RangeError(`${amount} cannot be booked`);
  return amount;
}
