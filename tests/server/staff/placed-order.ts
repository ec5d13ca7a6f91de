import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { orderedOf } from '../../../schemas/fulfilment/testing/ordered-of.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { Database } from '../../../server/storage/database/database.ts';

interface Placed {
  tenant?: string;
  state?: 'placed' | 'confirmed';
  email?: string;
  firstName?: string;
  lastName?: string;
  customer?: string | null;
  /** Whether a provider took the money; else it is owed on an invoice. */
  isPaid?: boolean;
  /** In ms since 1970. */
  at: number;
}

/** A number that the range of a test's shop never comes to. */
const unusedInvoice = (): string => `RE-2026-9${String(randomInt(10_000_000_000)).padStart(10, '0')}`;

/** Puts an order of two pieces of one article and one of another into the database, as placed or confirmed; its number. */
export async function placeOrder(
  { kysely }: Pick<Database, 'kysely'>,
  { tenant = 'at', state = 'confirmed', customer = null, isPaid = false, at, ...who }: Placed,
): Promise<string> {
  const number = String(4_000_000_000 + randomBytes(4).readUInt32BE());
  const token = randomBytes(32).toString('base64url');
  const { email = 'anna@example.at', firstName = 'Anna', lastName = 'Berger' } = who;
  const plain = orderedOf([{ price: 5000, quantity: 2 }, { price: 3000 }], { parcel: 495 });
  const ordered: Ordered = {
    ...{ ...plain, contact: { email, phone: null } },
    billing: { ...plain.billing, firstName, lastName },
  };
  await sql`
    insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
    values (${tenant}, ${number}, ${token.slice(0, 22)}, ${token}, 'g:a', ${customer}, ${email}, ${state},
            ${JSON.stringify(ordered)}::jsonb, ${at})`.execute(kysely);
  await sql`
    insert into order_event (tenant, number, subject, state, cause, at)
    values (${tenant}, ${number}, 'order', ${state}, 'customer', ${at})`.execute(kysely);
  await sql`
    insert into payment (tenant, id, number, method, state, amount, currency, created_at)
    values (${tenant}, ${token.slice(0, 22)}, ${number}, ${isPaid ? 'paypal' : 'invoice'}, ${isPaid ? 'captured' : 'open'},
            ${ordered.total}, 'EUR', ${at})`.execute(kysely);
  const seller = { name: 'Shop', street: 'Weg 1', postalCode: '1010', city: 'Wien', country: 'AT' };
  const document = {
    ...{ order: number, seller: { ...seller, numbers: [], iban: null }, issuedOn: '2026-12-01' },
    ...{ supply: ['2026-12-03', '2026-12-07'], dueDays: 14, ordered },
  };
  if (state === 'confirmed')
    await sql`
      insert into invoice (tenant, number, order_number, document, issued_at)
      values (${tenant}, ${unusedInvoice()}, ${number}, ${JSON.stringify(document)}::jsonb, ${at})`.execute(
      kysely,
    );
  return number;
}
