import { expect, test } from 'vitest';
import { isTicket, makeTicket, ticketMs } from './export-ticket.ts';

const now = 1_795_000_000_000;
const anna = { tenant: 'at', customer: 'anna' };

test('opens the export of one customer of one shop, for ten minutes', () => {
  const ticket = makeTicket('secret', anna, now);
  expect(isTicket(['secret'], anna, ticket, now + ticketMs - 1)).toBe(true);
  expect(isTicket(['next', 'secret'], anna, ticket, now)).toBe(true);
  expect(isTicket(['secret'], anna, ticket, now + ticketMs)).toBe(false);
  expect(isTicket(['other'], anna, ticket, now)).toBe(false);
  expect(isTicket(['secret'], { ...anna, customer: 'bert' }, ticket, now)).toBe(false);
  expect(isTicket(['secret'], { ...anna, tenant: 'default' }, ticket, now)).toBe(false);
});

test('is none where its end was written anew, or it is something else', () => {
  const ticket = makeTicket('secret', anna, now);
  const later = ticket.replace(/^\d{13}/, String(now + 10 * ticketMs));
  for (const each of [later, `${ticket}a`, ticket.slice(1), '', 'x'.repeat(57), `${'9'.repeat(13)}-`])
    expect([each, isTicket(['secret'], anna, each, now)]).toEqual([each, false]);
});
