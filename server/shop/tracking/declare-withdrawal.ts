import type { WithdrawalDeclaration } from '../../../schemas/order/withdrawal-declaration.ts';
import { lastWithdrawalDay } from '../../../schemas/order/withdrawal-period.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import type { IsHoliday } from '../../../schemas/delivery/working-day.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { composeMail } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import { articlesOf, outcomeOf } from './declared-articles.ts';
import type { TrackedOrder, TrackedOrders } from './tracking-ports.ts';
import type { KeptDeclaration, WithdrawalStore } from './withdrawal-store.ts';

export interface DeclareParts {
  withdrawals: Pick<WithdrawalStore, 'add'>;
  orders: Pick<TrackedOrders, 'deliveredAt'>;
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  holidaysOf: (country: string) => IsHoliday;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What the law gives where a shop says nothing else. */
const usualDays = 14;

/**
 * Takes a declaration of withdrawal without judging it, once for its key, and acknowledges it at once with its content, date and time
 * (§ 13a FAGG, § 356a BGB; directive 2011/83/EU, art. 11a). Throws an outage, with which nothing is kept and nothing is sent.
 */
export async function declareWithdrawal(
  parts: DeclareParts,
  { tenant, key }: { tenant: string; key: string },
  { order, declaration }: { order: TrackedOrder | null; declaration: WithdrawalDeclaration },
): Promise<void> {
  const at = parts.now();
  const isLate = order !== null && (await isAfterPeriod(parts, order, at));
  const kept = { order: order?.number ?? null, declaration, isLate, declaredAt: at };
  const mail = await acknowledgement(parts, { tenant, key }, { order, kept });
  await parts.withdrawals.add({ tenant, key }, kept, (transaction) =>
    parts.outbox.add(mail, `withdrawal ${hashOfToken(key)}`, transaction),
  );
}

async function isAfterPeriod(
  { orders, shopOf, holidaysOf }: DeclareParts,
  { tenant, number, ordered }: TrackedOrder,
  at: number,
): Promise<boolean> {
  const arrived = await orders.deliveredAt(tenant, number);
  if (arrived === null) return false;
  const { timeZone, locales } = shopOf(tenant).config;
  const own = locales.find(({ locale }) => locale === ordered.locale);
  const days = own?.terms?.withdrawalDays ?? usualDays;
  return (
    dayIn(timeZone, at) > lastWithdrawalDay(dayIn(timeZone, arrived), days, holidaysOf(own?.country ?? ''))
  );
}

async function acknowledgement(
  { shopOf }: DeclareParts,
  { tenant, key }: { tenant: string; key: string },
  { order, kept }: { order: TrackedOrder | null; kept: KeptDeclaration },
) {
  const { declaration, declaredAt } = kept;
  const { locale, email, name, number } = declaration;
  const shop = shopOf(tenant);
  const path = routeTable(shop.config, locale).link('withdrawal', { [orderQuery.token]: key }) ?? '/';
  const input = {
    reader: order?.ordered.billing,
    ...{ at: declaredAt, name, email, number, path },
    articles: articlesOf(declaration),
    outcome: outcomeOf(kept),
  };
  const composed = await composeMail('withdrawal-received', input, shop, locale);
  return { ...composed, to: { address: email } };
}
