import type { QueryExecutorProvider } from 'kysely';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { StoredOrder } from './order-store.ts';
import { orderPage } from './pay-order.ts';
import type { OrderMailParts } from './write-order-mail.ts';

/** What of an order is late. Amounts in cents. */
interface LatePayment {
  /** What is due, within the order. */
  due: string;
  invoice: string;
  /** `YYYY-MM-DD`. */
  day: string;
  open: number;
  fee: number;
}

/** Reminds whoever ordered of what is late; the mail comes or goes with the transaction, and once for what is due. */
export async function writeReminderMail(
  { outbox, shopOf, price, secrets }: OrderMailParts,
  order: StoredOrder,
  { due, invoice, day, open, fee }: LatePayment,
  within: QueryExecutorProvider,
): Promise<void> {
  const { tenant, number, ordered } = order;
  const { locale, billing, contact } = ordered;
  const shop = shopOf(tenant);
  const dayWords = dateWriter(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const composed = await composeMail(
    'payment-reminder',
    {
      ...{ reader: billing, number, invoice, day: dayWords(Date.parse(day)) },
      amount: price(tenant, locale, open),
      fee: fee > 0 ? price(tenant, locale, fee) : null,
      path: orderPage(secrets, shop.config, order),
    },
    shop,
    locale,
  );
  await outbox.add({ ...composed, to: { address: contact.email } }, `reminder ${number} ${due}`, within);
}
