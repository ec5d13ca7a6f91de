import { readEmailAddress } from '../../../schemas/account/email-address.ts';
import { readOrderNumber } from '../../../schemas/order/order-number.ts';
import type { CallLimit } from '../../http/call-limit.ts';
import type { TrackedOrder, TrackedOrders } from './tracking-ports.ts';

/**
 * How often an order may be looked for: by the address of the network, and by what a stranger may know, from where on a captcha is
 * asked for: whoever knows a number must not shut its owner out. (domain.md, Tracking without login)
 */
export const findLimits = {
  byAddress: { name: 'order-find', most: 5, perMs: 3_600_000 },
  bySubject: { name: 'order-find-of', most: 5, perMs: 86_400_000 },
} as const satisfies Record<string, CallLimit>;

/** By what somebody looks for an order. */
export type OrderSubject = { kind: 'number'; number: string } | { kind: 'email'; email: string };

/** A number of ours or an address of mail, as it was typed; null: it is neither. */
export function readSubject(typed: string): OrderSubject | null {
  const number = readOrderNumber(typed);
  if (number !== null) return { kind: 'number', number };
  const read = readEmailAddress(typed);
  return read.ok ? { kind: 'email', email: read.email } : null;
}

/** By what tries are counted: an address in capitals is the same. */
export function subjectName(subject: OrderSubject): string {
  return subject.kind === 'number' ? subject.number : subject.email.toLowerCase();
}

/** Orders that a postal code and a number or an address of mail belong to, the newest first. Throws an outage. */
export async function ordersFor(
  orders: Pick<TrackedOrders, 'byNumber' | 'ofMailbox'>,
  tenant: string,
  { subject, postalCode }: { subject: OrderSubject; postalCode: string },
): Promise<TrackedOrder[]> {
  const found =
    subject.kind === 'number'
      ? [await orders.byNumber(tenant, subject.number)]
      : await orders.ofMailbox(tenant, subject.email);
  return found.filter((order) => order !== null).filter((order) => isAt(order, postalCode));
}

/** The order of a number, for whoever knows the postal code or the address of mail as well. Throws an outage. */
export async function orderFor(
  orders: Pick<TrackedOrders, 'byNumber'>,
  tenant: string,
  { number, proof }: { number: string; proof: string },
): Promise<TrackedOrder | null> {
  const order = await orders.byNumber(tenant, number);
  if (!order) return null;
  const isOwn = isAt(order, proof) || order.email.toLowerCase() === proof.trim().toLowerCase();
  return isOwn ? order : null;
}

/** Whether an order is invoiced or sent to a postal code. */
function isAt({ ordered: { billing, place } }: TrackedOrder, postalCode: string): boolean {
  const typed = plain(postalCode);
  const own = [billing, ...(place.kind === 'home' && place.address ? [place.address] : [])];
  return typed !== '' && own.some((address) => plain(address.postalCode) === typed);
}

const plain = (postalCode: string): string => postalCode.replaceAll(/\s/g, '').toUpperCase();
