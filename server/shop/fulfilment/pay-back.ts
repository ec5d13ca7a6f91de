import { dayIn } from '../../../schemas/day-in.ts';
import type { CreditNoteDocument } from '../../../schemas/fulfilment/credit-note-document.ts';
import type { OrderRefund, RefundMeans } from '../../../schemas/fulfilment/order-refund.ts';
import {
  refundAmounts,
  type RefundAmounts,
  type WantedRefund,
} from '../../../schemas/fulfilment/refund-amounts.ts';
import { insertCreditNote, insertRefund } from './sql-fulfilment.ts';
import type { Refusal, Work } from './work-on-order.ts';

type PaidBack = { ok: true; refund: OrderRefund } | { ok: false; reason: Refusal };

/**
 * Gives money back by the means that was paid, once for its key: a provider sends it; on an invoice it lowers what is open. Its credit
 * note takes the next number of its range last of all, because others wait for it.
 */
export async function payBack(work: Work, key: string, wanted: WantedRefund): Promise<PaidBack> {
  const { transaction, book, bookings, order, happened, at } = work;
  const { tenant, number, ordered } = order;
  const worked = refundAmounts(
    { ordered, refunds: happened.refunds, minimumAfterReturn: work.minimumAfterReturn() },
    wanted,
  );
  if (!worked.ok) return worked;
  const { pieces, shipping, keptBack, total: amount } = worked.amounts;
  const payment = await book.paidBy(transaction, order);
  const means = meansBy(payment);
  const event = { order: number, currency: ordered.currency, at, amount, cause: `${number} ${key}` };
  const kind = wanted.cause === 'cancellation' ? 'cancellation' : 'return';
  if (amount > 0) await bookings.book(transaction, tenant, { ...event, kind });
  const creditNote = amount > 0 ? await issueCreditNote(work, wanted.cause, means, worked.amounts) : null;
  if (creditNote !== null && payment)
    await book.askRefund(transaction, tenant, { payment: payment.id, key: creditNote, amount, at });
  const refund = {
    key,
    cause: wanted.cause,
    pieces,
    shipping,
    keptBack,
    amount,
    means,
    creditNote,
    at,
  } as const;
  await insertRefund(transaction, order, refund);
  return { ok: true, refund };
}

/** Which way money of an order goes back, by what paid it. */
export const meansBy = (payment: { id: string } | null): RefundMeans => (payment ? 'provider' : 'invoice');

/** Keeps a credit note with all that it says; its number. */
async function issueCreditNote(
  { transaction, book, order, timeZoneOf, at }: Work,
  cause: OrderRefund['cause'],
  means: OrderRefund['means'],
  { lines, shipping, keptBack, total, vat }: RefundAmounts,
): Promise<string> {
  const { tenant } = order;
  const invoice = await book.invoiceOf(transaction, order);
  if (!invoice) throw new Error(`order ${order.number} is confirmed and has no invoice`);
  const { seller, ordered } = invoice.document;
  const { locale, currency, billing } = ordered;
  const document: CreditNoteDocument = {
    ...{ order: order.number, invoice: invoice.number, seller, issuedOn: dayIn(timeZoneOf(tenant), at) },
    ...{ locale, currency, billing, means, cause, lines, shipping, keptBack, total, vat },
  };
  const number = await book.nextCreditNote(transaction, tenant, at);
  await insertCreditNote(transaction, tenant, { number, invoice: invoice.number, document, at });
  return number;
}
