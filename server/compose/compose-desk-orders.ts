import { createHash } from 'node:crypto';
import type { CatalogueParts } from './catalogue-parts.ts';
import type { ShopFulfilment } from './compose-fulfilment.ts';
import type { ShopMail } from './compose-mail.ts';
import { writeOnce } from '../repetition/sql-writes.ts';
import { createSqlCustomerList } from '../shop/account/sql-customer-list.ts';
import { createSqlOrderList } from '../shop/order/desk/sql-order-list.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { drawInvoice, type DrawInvoiceParts } from '../shop/order/papers/draw-invoice.ts';
import { createSqlAttention } from '../shop/order/sql-attention.ts';
import { writeOrderMail } from '../shop/order/write-order-mail.ts';
import type { DeskOrders } from '../staff/desk/orders/desk-orders.ts';

interface DeskOrderParts {
  store: Pick<OrderStore, 'byNumber' | 'invoiceOf'>;
  fulfilment: ShopFulfilment;
  papers: DrawInvoiceParts;
}

/** Orders, for the people of the shop. */
export function composeDeskOrders(
  { base, database, pages, visitorSecrets: secrets }: CatalogueParts,
  mail: ShopMail,
  { store, fulfilment, papers }: DeskOrderParts,
): DeskOrders {
  const { now } = base;
  const { text, price } = pages;
  const attention = createSqlAttention(database);
  const list = createSqlOrderList(database);
  const customers = createSqlCustomerList(database);
  const mailing = { outbox: mail.outbox, shopOf: mail.shopOf, text, price, secrets };
  return {
    list: (...asked) => list.list(...asked),
    papers: (...asked) => list.papers(...asked),
    read: (name) => fulfilment.read(name),
    customerNumber: (...asked) => customers.numberOf(...asked),
    concerns: (tenant, most) => attention.list(now(), most, tenant),
    invoice: (tenant, number) => drawInvoice(papers, tenant, number),
    work: (told) => fulfilment.telling(told),
    minimumAfterReturn: ({ tenant }, ordered) => fulfilment.minimumAfterReturn({ tenant, ordered }),
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
}
