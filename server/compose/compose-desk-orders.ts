import { createHash } from 'node:crypto';
import type { QueryExecutorProvider } from 'kysely';
import type { CatalogueParts } from './catalogue-parts.ts';
import type { ShopFulfilment } from './compose-fulfilment.ts';
import type { ShopMail } from './compose-mail.ts';
import { readOrderNumber } from '../../schemas/order/order-number.ts';
import { writeOnce } from '../repetition/sql-writes.ts';
import { createSqlCustomerList } from '../shop/account/sql-customer-list.ts';
import type { LedgerReader } from '../shop/ledger/ledger.ts';
import { createSqlOrderList } from '../shop/order/desk/sql-order-list.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { drawInvoice, type DrawInvoiceParts } from '../shop/order/papers/draw-invoice.ts';
import { createSqlAttention } from '../shop/order/sql-attention.ts';
import { createWithdrawalDecisions } from '../shop/tracking/decide-withdrawal.ts';
import { createSqlWithdrawalList } from '../shop/tracking/sql-withdrawal-list.ts';
import { writeOrderMail } from '../shop/order/write-order-mail.ts';
import type { Told } from '../staff/desk/told.ts';
import type { DeskWithdrawals } from '../staff/desk/withdrawals/desk-withdrawals.ts';
import type { DeskOrders } from '../staff/desk/orders/desk-orders.ts';

interface DeskOrderParts {
  store: Pick<OrderStore, 'byNumber' | 'invoiceOf'>;
  fulfilment: ShopFulfilment;
  papers: DrawInvoiceParts;
  ledger: Pick<LedgerReader, 'balanceOf'>;
}

/** Orders and withdrawals, for the people of the shop. */
export function composeDeskOrders(
  { base, database, pages, visitorSecrets: secrets }: CatalogueParts,
  mail: ShopMail,
  { store, fulfilment, papers, ledger }: DeskOrderParts,
): { orders: DeskOrders; withdrawals: DeskWithdrawals } {
  const { now } = base;
  const { text, price } = pages;
  const attention = createSqlAttention(database);
  const list = createSqlOrderList(database);
  const customers = createSqlCustomerList(database);
  const mailing = { outbox: mail.outbox, shopOf: mail.shopOf, text, price, secrets };
  /** Does something, and tells of it in the same transaction where it was done. */
  const changed = (told: Told, act: (within: QueryExecutorProvider) => Promise<boolean>): Promise<boolean> =>
    database.kysely.transaction().execute(async (within) => {
      const isDone = await act(within);
      if (isDone) await told(within, { before: null, after: null });
      return isDone;
    });
  const orders: DeskOrders = {
    list: (...asked) => list.list(...asked),
    papers: (...asked) => list.papers(...asked),
    counts: (tenant) => list.counts(tenant),
    read: (name) => fulfilment.read(name),
    customerNumber: (...asked) => customers.numberOf(...asked),
    // Withdrawals have a section of their own.
    concerns: async (tenant, most) =>
      (await attention.list(now(), most, tenant)).filter(({ kind }) => kind !== 'withdrawal-waits'),
    invoice: (tenant, number) => drawInvoice(papers, tenant, number),
    work: (told) => fulfilment.telling(told),
    // An order is in one currency.
    balance: async ({ tenant, number: order }) =>
      (await ledger.balanceOf({ tenant, order }))[0]?.amount ?? null,
    refundMeans: (name) => fulfilment.refundMeans(name),
    minimumAfterReturn: ({ tenant }, ordered) => fulfilment.minimumAfterReturn({ tenant, ordered }),
    settle: (tenant, reference, told) =>
      changed(told, (within) => attention.settle(tenant, reference, now(), within)),
    resendMessage: (tenant, message, told) =>
      changed(told, (within) => attention.resend(message, now(), { tenant, within })),
    async resendConfirmation({ tenant, number }, key, told) {
      const order = await store.byNumber(tenant, number);
      if (!order) return { ok: false, reason: 'unknown-order' };
      // An order that was confirmed has an invoice, which goes with the mail.
      if (!(await store.invoiceOf(tenant, number))) return { ok: false, reason: 'not-confirmed' };
      const add = await writeOrderMail(mailing, order, key);
      const once = { key, content: createHash('sha256').update(number).digest('base64url') };
      const scope = { tenant, owner: 'desk', what: 'order-mail' };
      let isChanged = false;
      await database.kysely.transaction().execute((transaction) =>
        writeOnce(transaction, scope, now(), once, async () => {
          await add(transaction);
          await told(transaction, { before: order.state, after: order.state });
          isChanged = true;
          return null;
        }),
      );
      return { ok: true, isChanged };
    },
  };
  return { orders, withdrawals: composeWithdrawals(database, base, mail, fulfilment) };
}

/** Orders of one mailbox that are offered. */
const mostCandidates = 20;

/** Declarations of withdrawal that people decide on. */
function composeWithdrawals(
  database: CatalogueParts['database'],
  { now }: Pick<CatalogueParts['base'], 'now'>,
  { outbox, shopOf }: ShopMail,
  fulfilment: ShopFulfilment,
): DeskWithdrawals {
  const list = createSqlWithdrawalList(database);
  const orders = createSqlOrderList(database);
  const decisions = createWithdrawalDecisions({
    ...{ kysely: database.kysely, list, outbox, shopOf, now },
    withdraw(order, withdrawal, told: Parameters<ShopFulfilment['telling']>[0]) {
      const wanted = { ...withdrawal, kind: 'withdrawal', reason: 'none' } as const;
      const way = { kind: 'label', label: null } as const;
      return fulfilment.telling(told).declareReturn(order, { ...wanted, way }, 'customer');
    },
  });
  return {
    ...list,
    ...decisions,
    async candidates(tenant, { order, declaration }) {
      const number = order ?? readOrderNumber(declaration.number);
      const searched = [...(number === null ? [] : [number]), declaration.email, declaration.name];
      const found = await Promise.all(
        searched.map((search) => orders.list(tenant, { search }, { limit: mostCandidates })),
      );
      return [...new Map(found.flat().map((each) => [each.number, each])).values()];
    },
    order: (name) => fulfilment.read(name),
  };
}
