import { type Kysely, sql } from 'kysely';
import type { NoTables } from '../../storage/database/database.ts';
import type { PaymentWord } from './payment-word.ts';

/** Money that belongs to no order goes back, whatever happens to this process. */
export async function askRefund(
  transaction: Kysely<NoTables>,
  { tenant, payment, at }: { tenant: string; payment: { id: string; amount: number }; at: number },
): Promise<void> {
  await sql`
    insert into payment_refund (tenant, key, payment, amount, asked_at)
    values (${tenant}, ${payment.id}, ${payment.id}, ${payment.amount}, ${at})
    on conflict do nothing`.execute(transaction);
}

/** Nothing of it is believed; but money that somebody has is looked after by people. */
export async function keepConcern<Reason extends 'wrong' | 'unknown'>(
  transaction: Kysely<NoTables>,
  tenant: string,
  { id, reference, state, amount, currency }: PaymentWord,
  { reason, at }: { reason: Reason; at: number },
): Promise<Reason> {
  if (state === 'captured')
    await sql`
      insert into payment_concern (tenant, reference, payment, reason, amount, currency, told_at)
      values (${tenant}, ${reference}, ${id.slice(0, 64)}, ${reason}, ${amount}, ${currency.slice(0, 8)}, ${at})
      on conflict do nothing`.execute(transaction);
  return reason;
}
