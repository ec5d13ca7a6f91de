import type { QueryExecutorProvider } from 'kysely';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { MailPaper } from '../../outbound/mail/mail-paper.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import type { StoredOrder } from './order-store.ts';
import { orderToken } from './order-token.ts';
import { orderParts } from './papers/order-parts.ts';
import { paperWords, type PaperTexts } from './papers/paper-words.ts';

interface OrderMailParts extends PaperTexts {
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  secret: string;
}

/**
 * Writes what tells whoever ordered what was agreed on, before the order's transaction, whose locks others wait for; what is returned
 * puts the mail into the outbox, with which it comes or goes.
 */
export async function writeOrderMail(
  { outbox, shopOf, secret, ...texts }: OrderMailParts,
  { tenant, number, key, ordered }: StoredOrder,
): Promise<(within: QueryExecutorProvider) => Promise<void>> {
  const { locale, billing, contact } = ordered;
  const shop = shopOf(tenant);
  const query = new URLSearchParams({ [orderQuery.token]: orderToken(secret, tenant, key) });
  const path = `${routeTable(shop.config, locale).address('order-confirmation') ?? '/'}?${query.toString()}`;
  const parts = orderParts(ordered, paperWords(texts, shop.config, locale));
  const composed = await composeMail(
    'order-confirmation',
    { reader: billing, number, parts, path },
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
  return (within) => outbox.add(mail, `order ${number}`, within);
}
