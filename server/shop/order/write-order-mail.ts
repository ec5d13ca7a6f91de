import type { QueryExecutorProvider } from 'kysely';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import type { StoredOrder } from './order-store.ts';
import { orderToken } from './order-token.ts';
import { orderPage } from './pay-order.ts';
import { tokenAddress } from './token-address.ts';

interface OrderMailParts {
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  price(tenant: string, locale: string, cents: number): string;
  secret: string;
}

/** Tells whoever ordered what was agreed on; the mail comes or goes with the transaction. */
export async function writeOrderMail(
  { outbox, shopOf, price, secret }: OrderMailParts,
  { tenant, number, key, ordered }: StoredOrder,
  within: QueryExecutorProvider,
): Promise<void> {
  const { locale, billing, contact, lines, total } = ordered;
  const shop = shopOf(tenant);
  const path = tokenAddress(shop.config, locale, 'order-confirmation', orderToken(secret, tenant, key));
  const facts = [
    ...lines.map(
      ({ quantity, name, choice, total: own, discount }) =>
        `${quantity} × ${[name, ...choice].join(', ')}: ${price(tenant, locale, own - discount)}`,
    ),
    price(tenant, locale, total),
  ];
  const input = { reader: billing, number, facts, path };
  const composed = await composeMail('order-confirmation', input, shop, locale);
  await outbox.add({ ...composed, to: { address: contact.email } }, `order ${number}`, within);
}

/** Tells whoever ordered that money goes back; the mail comes or goes with the transaction. `amount` in cents. */
export async function writeReturnMail(
  { outbox, shopOf, price, secret }: OrderMailParts,
  order: StoredOrder,
  { id, amount }: { id: string; amount: number },
  within: QueryExecutorProvider,
): Promise<void> {
  const { tenant, number, state, ordered } = order;
  const { locale, billing, contact } = ordered;
  const shop = shopOf(tenant);
  const composed = await composeMail(
    'payment-returned',
    {
      ...{ reader: billing, number, amount: price(tenant, locale, amount) },
      reason: state === 'cancelled' ? 'late' : 'double',
      path: orderPage(secret, shop.config, order),
    },
    shop,
    locale,
  );
  await outbox.add({ ...composed, to: { address: contact.email } }, `return ${id}`, within);
}
