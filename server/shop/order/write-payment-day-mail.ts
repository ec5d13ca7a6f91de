import type { QueryExecutorProvider } from 'kysely';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { StoredOrder } from './order-store.ts';
import { orderPage } from './pay-order.ts';
import type { OrderMailParts } from './write-order-mail.ts';

/** Tells whoever ordered on which days (`YYYY-MM-DD`) instalments are due from now on; the mail comes or goes with the transaction. */
export async function writePaymentDayMail(
  { outbox, shopOf, secrets }: OrderMailParts,
  order: StoredOrder,
  { days, at }: { days: readonly string[]; at: number },
  within: QueryExecutorProvider,
): Promise<void> {
  const { tenant, number, ordered } = order;
  const { locale, billing, contact } = ordered;
  const shop = shopOf(tenant);
  const dayWords = dateWriter(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const composed = await composeMail(
    'payment-day-changed',
    {
      ...{ reader: billing, number, path: orderPage(secrets, shop.config, order) },
      parts: [{ kind: 'lines', lines: days.map((day) => dayWords(Date.parse(day))) }],
    },
    shop,
    locale,
  );
  await outbox.add({ ...composed, to: { address: contact.email } }, `payment-day ${number} ${at}`, within);
}
