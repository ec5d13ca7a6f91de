import type { Attention, Concern } from '../shop/order/sql-attention.ts';

/** What to do about each kind. */
const help: Readonly<Record<Concern, string>> = {
  'refund-late': 'is to go back and has not: look at the provider why it refuses',
  'money-without-order': 'came for an order that is not carried out: give it back at the provider',
  'payment-not-ours':
    'is not ours as it was told: look at the provider, then `npm run orders -- settled <reference>`',
  'webhook-given-up': 'was not taken: when your system is back, `npm run orders -- resend <message>`',
  'carrier-given-up': 'got nothing from the carrier: look there why, then `npm run orders -- resend <key>`',
  'parcel-comes-back': 'is on its way back to you: take it in as a return of the order when it is here',
  'mail-given-up': 'did not reach whoever ordered: tell them otherwise',
  'withdrawal-waits':
    'withdraws from a contract: find the order, answer, then `npm run orders -- settled <first word>`',
};

/** A line that tells staff what needs a hand, since when, and what to do. */
export function attentionLine({ kind, tenant, number, subject, amount, currency, since }: Attention): string {
  const parts = [
    new Date(since).toISOString().slice(0, 16).replace('T', ' '),
    tenant,
    kind,
    ...(number === null ? [] : [`order ${number}`]),
    subject,
    ...(amount === null ? [] : [`${(amount / 100).toFixed(2)} ${currency ?? ''}`]),
  ];
  return `${parts.join('  ')}: ${help[kind]}`;
}
