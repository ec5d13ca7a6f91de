import type { QueryExecutorProvider } from 'kysely';
import { orderLinkMs, signOrderLink } from '../order-link.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { MailPaper } from '../../outbound/mail/mail-paper.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import type { Secrets } from '../../operations/secrets.ts';
import type { StoredOrder } from './order-store.ts';
import { orderToken } from './order-token.ts';
import { orderParts } from './papers/order-parts.ts';
import { paperWords, type PaperTexts } from './papers/paper-words.ts';
import { orderPage } from './pay-order.ts';
import { tokenAddress } from './token-address.ts';

export interface OrderMailParts extends PaperTexts {
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  secrets: Secrets;
}

/**
 * Writes what tells whoever ordered what was agreed on, before the order's transaction, whose locks others wait for; what is returned
 * puts the mail into the outbox, with which it comes or goes. `again`: by what one is known that is sent once more.
 */
export async function writeOrderMail(
  { outbox, shopOf, secrets, ...texts }: OrderMailParts,
  order: StoredOrder,
  again?: string,
): Promise<(within: QueryExecutorProvider) => Promise<void>> {
  const { tenant, number, ordered } = order;
  const { locale, billing, contact } = ordered;
  const shop = shopOf(tenant);
  const path = tokenAddress(shop.config, locale, 'order-confirmation', orderToken(secrets, order));
  const linkTo = (action: 'track' | 'withdraw'): string => {
    const expiresAt = order.placedAt + orderLinkMs[action];
    const link = signOrderLink(secrets, { action, tenant, number, expiresAt });
    return tokenAddress(
      shop.config,
      locale,
      { track: 'order-tracking', withdraw: 'withdrawal' }[action],
      link,
    );
  };
  const parts = orderParts(ordered, paperWords(texts, shop.config, locale));
  const composed = await composeMail(
    'order-confirmation',
    {
      reader: billing,
      number,
      parts,
      path,
      further: { track: linkTo('track'), withdraw: linkTo('withdraw') },
    },
    shop,
    locale,
  );
  const names = [
    'invoice',
    'withdrawal',
    'terms',
    ...(ordered.plan ? ['credit-information' as const] : []),
  ] as const;
  const papers = names.map((name): MailPaper => ({ name, locale, order: number }));
  const mail = { ...composed, papers, to: { address: contact.email } };
  return (within) => outbox.add(mail, `order ${number}${again === undefined ? '' : ` ${again}`}`, within);
}

/** Tells whoever ordered that money goes back; the mail comes or goes with the transaction. `amount` in cents. */
export async function writeReturnMail(
  { outbox, shopOf, price, secrets }: OrderMailParts,
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
      path: orderPage(secrets, shop.config, order),
    },
    shop,
    locale,
  );
  await outbox.add({ ...composed, to: { address: contact.email } }, `return ${id}`, within);
}

/** Tells whoever ordered how to pay what was not paid in time, once for each order; the mail comes or goes with the transaction. */
export async function writeOpenMail(
  { outbox, shopOf, price, secrets }: OrderMailParts,
  { tenant, number, ordered }: StoredOrder,
  { reason, at }: { reason: 'refused' | 'abandoned'; at: number },
  within: QueryExecutorProvider,
): Promise<void> {
  const { locale, billing, contact } = ordered;
  const shop = shopOf(tenant);
  const validMs = orderLinkMs.pay;
  const link = signOrderLink(secrets, { action: 'pay', tenant, number, expiresAt: at + validMs });
  const composed = await composeMail(
    'payment-open',
    {
      ...{ reader: billing, number, amount: price(tenant, locale, ordered.total), reason },
      link: { path: tokenAddress(shop.config, locale, 'paylink', link), validMs },
    },
    shop,
    locale,
  );
  await outbox.add({ ...composed, to: { address: contact.email } }, `open ${number}`, within);
}
