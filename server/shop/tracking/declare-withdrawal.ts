import type { QueryExecutorProvider } from 'kysely';
import { boundPieces } from '../../../schemas/fulfilment/left-pieces.ts';
import { type LinePieces, piecesOf } from '../../../schemas/fulfilment/pieces.ts';
import type { WithdrawalDeclaration } from '../../../schemas/order/withdrawal-declaration.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { composeMail, prepareMails } from '../../outbound/mail/letter/compose-mail.ts';
import type { LetterShop } from '../../outbound/mail/letter/letter-shop.ts';
import type { Outbox } from '../../outbound/mail/mail.ts';
import { hashOfToken } from '../../credentials/mailed-token.ts';
import { workKey } from './work-key.ts';
import { articlesOf, outcomeOf } from './declared-articles.ts';
import type { CarriedOut, OrderWork, TrackedOrder, TrackedOrders } from './tracking-ports.ts';
import type { DeclarationName, KeptDeclaration, WithdrawalStore } from './withdrawal-store.ts';

export interface DeclareParts {
  withdrawals: Pick<WithdrawalStore, 'add' | 'within'>;
  orders: Pick<TrackedOrders, 'whole'>;
  work: Pick<OrderWork, 'withdraw'>;
  outbox: Outbox;
  shopOf: (tenant: string) => LetterShop;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Declared {
  order: TrackedOrder | null;
  declaration: WithdrawalDeclaration;
}

/**
 * Takes a declaration of withdrawal without judging it, once for its key, and acknowledges it at once with its content, date and time
 * (§ 13a FAGG, § 356a BGB; directive 2011/83/EU, art. 11a). It becomes a withdrawal of its order in the transaction that keeps it; where it
 * cannot, people decide. Throws an outage, with which nothing is kept and nothing is sent.
 */
export async function declareWithdrawal(
  parts: DeclareParts,
  where: DeclarationName,
  declared: Declared,
): Promise<void> {
  await prepareMails();
  if (await isCarriedOut(parts, where, declared)) return;
  const told = { isCarriedOut: false, isLate: false, hasLabel: false, declaredAt: parts.now() };
  await parts.withdrawals.within((transaction) => keep(parts, where, declared, told, transaction));
}

/** Withdraws from what is left of what was declared; whether something was, and it could. */
async function isCarriedOut(
  parts: DeclareParts,
  where: DeclarationName,
  declared: Declared,
): Promise<boolean> {
  const { order, declaration } = declared;
  const pieces = order && declaration.lines ? await leftOf(parts, order, declaration.lines) : [];
  if (!order || pieces.length === 0 || isExcepted(order, pieces)) return false;
  const key = workKey(where.key);
  return parts.work.withdraw(order, { key, pieces }, (transaction, done) =>
    keep(parts, where, declared, { ...done, isCarriedOut: true }, transaction),
  );
}

/** Whether something of it may be excepted from withdrawal: people decide, who can ask for the seal or the order. */
const isExcepted = ({ ordered: { lines } }: TrackedOrder, pieces: readonly LinePieces[]): boolean =>
  lines.some(
    ({ position, withdrawalException }) => Boolean(withdrawalException) && piecesOf(position, pieces) > 0,
  );

/** Pieces that are neither on their way back nor given up yet. */
async function leftOf(
  { orders }: Pick<DeclareParts, 'orders'>,
  { tenant, number }: TrackedOrder,
  wanted: readonly LinePieces[],
): Promise<LinePieces[]> {
  const whole = await orders.whole(tenant, number);
  const left = new Map(
    (whole ? boundPieces(whole) : []).map(({ position, quantity }) => [position, quantity]),
  );
  return wanted
    .map(({ position, quantity }) => ({ position, quantity: Math.min(quantity, left.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

async function keep(
  parts: DeclareParts,
  where: DeclarationName,
  { order, declaration }: Declared,
  { isCarriedOut: carriedOut, isLate, hasLabel, declaredAt }: CarriedOut & { isCarriedOut: boolean },
  transaction: QueryExecutorProvider,
): Promise<void> {
  const kept = {
    ...{ order: order?.number ?? null, declaration, isLate, declaredAt },
    isCarriedOut: carriedOut,
  };
  const mail = await acknowledgement(parts, where, { order, kept, hasLabel });
  await parts.withdrawals.add(
    where,
    kept,
    (within) => parts.outbox.add(mail, `withdrawal ${hashOfToken(where.key)}`, within),
    transaction,
  );
}

async function acknowledgement(
  { shopOf }: DeclareParts,
  { tenant, key }: DeclarationName,
  { order, kept, hasLabel }: { order: TrackedOrder | null; kept: KeptDeclaration; hasLabel: boolean },
) {
  const { declaration, declaredAt } = kept;
  const { locale, email, name, number } = declaration;
  const shop = shopOf(tenant);
  const path = routeTable(shop.config, locale).link('withdrawal', { [orderQuery.token]: key }) ?? '/';
  const input = {
    reader: order?.ordered.billing,
    ...{ at: declaredAt, name, email, number, path, hasLabel },
    articles: articlesOf(declaration),
    outcome: outcomeOf(kept),
  };
  const composed = await composeMail('withdrawal-received', input, shop, locale);
  return { ...composed, to: { address: email } };
}
