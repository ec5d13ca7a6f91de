import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { signOrderLink } from '../order-link.ts';
import type { Secrets } from '../../operations/secrets.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import type { TrackedOrder } from './tracking-ports.ts';

export interface OrderLinksParts {
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 22 characters that nobody guesses. */
  newKey: () => string;
}

/** Orders that one mail leads to. */
const most = 10;
/** How long the links of a mail hold that was asked for just now, in ms. */
const validMs = 86_400_000;

/** Writes to the owner of several orders where each of them can be followed. `orders`: of one address, the newest first. */
export async function writeOrderLinks(
  { outbox, shopOf, secrets, now, newKey }: OrderLinksParts,
  { tenant, locale }: { tenant: TenantConfig; locale: string },
  orders: readonly TrackedOrder[],
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const date = dateWriter(locale, { timeZone: tenant.timeZone, dateStyle: 'long' });
  const links = orders.slice(0, most).map(({ number, placedAt }) => {
    const scope = { action: 'track', tenant: tenant.slug, number } as const;
    const link = signOrderLink(secrets, { ...scope, expiresAt: now() + validMs });
    const path = routeTable(tenant, locale).link('order-tracking', { [orderQuery.token]: link }) ?? '/';
    return { number, placed: date(placedAt), path };
  });
  const input = { reader: first.ordered.billing, links, validMs };
  const composed = await composeMail('order-links', input, shopOf(tenant.slug), locale);
  await outbox.add({ ...composed, to: { address: first.email } }, `order links ${newKey()}`);
}
