import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long an export can be fetched after the password was given, in ms. */
export const ticketMs = 10 * 60_000;

/** Whose export a ticket opens. */
interface TicketHolder {
  tenant: string;
  customer: string;
}

/** What opens an export to one customer alone, until a moment (ms since 1970) that stands in it. */
export function makeTicket(secret: string, holder: TicketHolder, now: number): string {
  const until = now + ticketMs;
  return `${until}-${markOf(secret, holder, until)}`;
}

/** Whether a ticket was made for somebody by one of the secrets, and holds. */
export function isTicket(
  secrets: readonly string[],
  holder: TicketHolder,
  ticket: string,
  now: number,
): boolean {
  const [, end = '', mark = ''] = /^(\d{13})-([\w-]{43})$/.exec(ticket) ?? [];
  const until = Number(end);
  if (mark === '' || now >= until) return false;
  const given = Buffer.from(mark);
  return secrets.some((secret) => timingSafeEqual(given, Buffer.from(markOf(secret, holder, until))));
}

function markOf(secret: string, { tenant, customer }: TicketHolder, until: number): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['own data', tenant, customer, until]))
    .digest('base64url');
}
