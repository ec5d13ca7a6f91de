import { type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../../storage/database/database.ts';

/** What people have to look after, because the shop cannot or does not succeed. */
const concerns = [
  /** Money that is to go back, and has not for an hour. */
  'refund-late',
  /** Money that came for an order that is not carried out, and does not go back. */
  'money-without-order',
  /** A provider says, signed, that it has money for a payment that is not ours as it was told. */
  'payment-not-ours',
  /** A merchant's system was not told of an order. */
  'webhook-given-up',
  /** A carrier has made no label, or does not fetch something. */
  'carrier-given-up',
  /** A carrier brings a parcel back, and nobody has told yet that its goods come back. */
  'parcel-comes-back',
  /** Whoever ordered was not told by mail. */
  'mail-given-up',
  /** A withdrawal was declared that became none of an order by itself, or came after its period: people decide. */
  'withdrawal-waits',
] as const;
export type Concern = (typeof concerns)[number];

/** Something to look after. */
export interface Attention {
  kind: Concern;
  tenant: string;
  /** Of the order; null: there is none. */
  number: string | null;
  /** By what it is known where one looks for it: the provider's name of a payment, a message, a purpose. */
  subject: string;
  /** In cents of the currency; null: it is not about money. */
  amount: number | null;
  currency: string | null;
  /** In ms since 1970. */
  since: number;
}

export interface AttentionStore {
  /** What waits for people now, in all shops or in one, the longest first. `at` in ms since 1970. */
  list(at: number, most: number, tenant?: string): Promise<Attention[]>;
  /** How much of each kind. */
  counts(at: number): Promise<Record<Concern, number>>;
  /**
   * Takes a payment that is not ours, or a withdrawal that people decide on, off the list; whether it was on it. `within`: a
   * transaction of the caller.
   */
  settle(tenant: string, reference: string, at: number, within?: QueryExecutorProvider): Promise<boolean>;
  /**
   * Sends a webhook that was given up once more, or asks the carrier again for a return, by its key; whether there is one, in the shop
   * that is named.
   */
  resend(
    subject: string,
    at: number,
    of?: { tenant: string; within: QueryExecutorProvider },
  ): Promise<boolean>;
}

/** A provider may be away for a while, and nobody has to do anything. */
const patienceMs = 3_600_000;

const all = (at: number) => sql`
  select 'refund-late' as kind, r.tenant, p.number, coalesce(p.reference, r.key) as subject, r.amount, p.currency,
         r.asked_at as since
    from payment_refund r join payment p on p.tenant = r.tenant and p.id = r.payment
   where r.done_at is null and r.asked_at <= ${at - patienceMs}
   union all
  select 'refund-late', tenant, order_number, coalesce(reference, id), give_back, currency, begun_at from due_payment
   where give_back > 0 and given_back_at is null and begun_at <= ${at - patienceMs}
   union all
  select 'money-without-order', p.tenant, p.number, coalesce(p.reference, p.id), p.amount, p.currency, p.created_at
    from payment p join shop_order o on o.tenant = p.tenant and o.number = p.number
   where p.state = 'captured' and o.state in ('placed', 'cancelled')
     and not exists (select from payment_refund r where r.tenant = p.tenant and r.payment = p.id)
   union all
  select 'payment-not-ours', tenant, null, reference, amount, currency, told_at from payment_concern
   where settled_at is null
   union all
  select 'webhook-given-up', tenant, order_number, message || ' ' || event, null, null, settled from webhook_outbox
   where state = 'given-up'
   union all
  select 'carrier-given-up', tenant, number, key, null, null, settled from carrier_task where state = 'given-up'
   union all
  select 'parcel-comes-back', p.tenant, p.number, p.carrier || ' ' || p.tracking_number, null, null, p.shipped_at
    from order_parcel p
   where p.tracking->>'state' = 'returned' and p.delivered_at is null and exists (
     select from jsonb_to_recordset(p.pieces) as sent(position int, quantity int)
      where sent.quantity > (
        select coalesce(sum(back.quantity), 0)
          from order_return r cross join lateral jsonb_to_recordset(r.pieces) as back(position int, quantity int)
         where r.tenant = p.tenant and r.number = p.number and back.position = sent.position))
   union all
  select 'mail-given-up', tenant, substring(key from '^[^ ]* ([0-9]{10})( |$)'), purpose, null, null, settled from mail_outbox
   where state = 'given-up' and purpose in (
     'order-confirmation', 'payment-returned', 'payment-open', 'order-shipped', 'order-cancelled', 'return-registered',
     'withdrawal-received', 'withdrawal-answered', 'refund-made', 'payment-day-changed')
   union all
  select 'withdrawal-waits', tenant, order_number,
         left(key_hash, 12) || ' ' || concat_ws(', ', declaration->>'name', declaration->>'email',
           nullif(declaration->>'number', ''), nullif(left(declaration->>'articles', 200), '')), null, null, declared_at
    from withdrawal_declaration where settled_at is null and (is_late or not is_carried_out)`;

/** What needs a hand, in the database. Every method may throw `DatabaseUnavailable`. */
export function createSqlAttention({ kysely }: Pick<Database, 'kysely'>): AttentionStore {
  return {
    async list(at, most, tenant) {
      const { rows } = await sql<Attention>`
        select * from (${all(at)}) as found
         where ${tenant === undefined ? sql`true` : sql`tenant = ${tenant}`} order by since, tenant, subject limit ${most}`.execute(
        kysely,
      );
      return rows;
    },
    async counts(at) {
      const { rows } = await sql<{ kind: Concern; count: number }>`
        select kind, count(*) as count from (${all(at)}) as found group by kind`.execute(kysely);
      const counted = new Map(rows.map(({ kind, count }) => [kind, count]));
      return Object.fromEntries(concerns.map((kind) => [kind, counted.get(kind) ?? 0])) as Record<
        Concern,
        number
      >;
    },
    async settle(tenant, reference, at, within = kysely) {
      const isPayment = await touched(
        within,
        sql`update payment_concern set settled_at = ${at}
             where tenant = ${tenant} and reference = ${reference} and settled_at is null`,
      );
      const isWithdrawal = await touched(
        within,
        sql`update withdrawal_declaration set settled_at = greatest(${at}::bigint, declared_at)
             where tenant = ${tenant} and left(key_hash, 12) = ${reference} and settled_at is null`,
      );
      return isPayment || isWithdrawal;
    },
    // As if it had just happened: it has three days again.
    async resend(subject, at, of) {
      const within = of?.within ?? kysely;
      const anew = sql`state = 'waiting', settled = null, attempts = 0, created = ${at}, due = ${at}, reason = null`;
      const givenUp = sql`state = 'given-up' and ${of === undefined ? sql`true` : sql`tenant = ${of.tenant}`}`;
      const isSent = await touched(
        within,
        sql`update webhook_outbox set ${anew} where message = ${subject} and ${givenUp}`,
      );
      return (
        isSent || touched(within, sql`update carrier_task set ${anew} where key = ${subject} and ${givenUp}`)
      );
    },
  };
}

async function touched(kysely: QueryExecutorProvider, change: ReturnType<typeof sql>): Promise<boolean> {
  const { numAffectedRows = 0n } = await change.execute(kysely);
  return numAffectedRows > 0n;
}
