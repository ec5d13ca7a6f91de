import { randomBytes } from 'node:crypto';
import { paymentDatesQuery, type paymentDatesStates } from '../../schemas/ledger/payment-dates.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import type { ShopMail } from './compose-mail.ts';
import { createBookingListLoader } from '../shop/ledger/booking-list-loader.ts';
import { createChangePaymentDay } from '../shop/ledger/change-payment-day.ts';
import type { LedgerReader, LedgerWriter } from '../shop/ledger/ledger.ts';
import { createDuePaymentStore, type DuePaymentStore } from '../shop/ledger/due-payment/due-payment-store.ts';
import { keepDuePayments, lookAtDuePayments, type PayDueParts } from '../shop/ledger/due-payment/pay-due.ts';
import { createPayDueForm } from '../shop/ledger/due-payment/pay-due-form.ts';
import { noticePath } from '../shop/order/pay-order.ts';
import type { PageGate } from '../pages/personal-pages.ts';
import { createPaymentDatesLoader } from '../shop/ledger/due-payment/payment-dates-loader.ts';
import { createPaymentDayForm } from '../shop/ledger/payment-day-form.ts';
import { createSqlLedgerReader } from '../shop/ledger/sql-ledger-reader.ts';
import { createSqlLedger } from '../shop/ledger/sql-ledger.ts';
import { sweepDues, type SweepDuesParts } from '../shop/ledger/sweep-dues.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { createSqlAccountOrders } from '../shop/order/sql-account-orders.ts';
import { writePaymentDayMail } from '../shop/order/write-payment-day-mail.ts';
import { writeReminderMail } from '../shop/order/write-reminder-mail.ts';
import { bookEarlierOrders } from '../upkeep/book-earlier-orders.ts';

/** With what the page of dates is opened by whoever comes back from paying. */
const payingOver: (typeof paymentDatesStates)[number] = 'bezahlen-beendet';
/** Between two looks at what is due, in ms. */
const roundMs = 10 * 60_000;
/** What a shop does that has said nothing of it: it reminds a week after the day, and asks nothing for that. */
const usualReminders = { days: 7, fee: undefined };

export interface ShopLedger extends Required<Pick<ShopPart, 'loaders' | 'forms'>> {
  writer: LedgerWriter;
  reader: LedgerReader;
  /** Looks at payments of what is due when their payer is back. */
  gate: PageGate;
  /** What a provider says of a payment of what is due; null: it is none of these. */
  settle: DuePaymentStore['settle'];
  /** Begins to look at what is due, and what ends it. */
  start(): () => void;
}

/** The ledger, and what reminds of what is late; `orderNamed`: an order by its number, asked once all is put together. */
export function composeLedger(
  { base, database, pages, customerOf, visitorSecrets: secrets }: CatalogueParts,
  mail: ShopMail,
  orderNamed: OrderStore['byNumber'],
): ShopLedger {
  const orders = createSqlAccountOrders(database);
  const { text, price } = pages;
  const mailing = { outbox: mail.outbox, shopOf: mail.shopOf, text, price, secrets };
  const timeZoneOf = (tenant: string): string => base.tenantNamed(tenant).config.timeZone;
  const writer = createSqlLedger({ timeZoneOf });
  const sweep: SweepDuesParts = {
    ...{ database, ledger: writer, orders, log: base.log },
    async remind(transaction, { tenant, order, ...late }) {
      const known = await orderNamed(tenant, order);
      if (known) await writeReminderMail(mailing, known, late, transaction);
    },
  };
  async function round(): Promise<void> {
    for (const { config } of base.tenants) {
      const { slug: tenant, timeZone } = config;
      const { days, fee = 0 } = config.checkout?.reminders ?? usualReminders;
      await sweepDues(sweep, { tenant, timeZone, days, fee }, base.now()).catch((error: unknown) =>
        base.log.warn({ err: error }, 'What is due could not be looked at'),
      );
    }
  }
  const reader = createSqlLedgerReader({ database, orders, timeZoneOf, now: base.now });
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  const changeDay = createChangePaymentDay({
    ...{ database, orders, timeZoneOf, now: base.now },
    async tell(transaction, { tenant, order, ...changed }) {
      const known = await orderNamed(tenant, order);
      if (known) await writePaymentDayMail(mailing, known, changed, transaction);
    },
  });
  const paying: PayDueParts = {
    ...{ orders, provider: base.provider, now: base.now, log: base.log },
    store: createDuePaymentStore({ database, ledger: writer, timeZoneOf }),
    newId: () => randomBytes(16).toString('base64url'),
    noticeUrl: (tenant) => `${base.originOf(tenant)}${noticePath}`,
    returnUrl(tenant, locale) {
      const page = routeTable(tenant, locale).link('account-payment-dates', {
        [paymentDatesQuery.state]: payingOver,
      });
      return `${base.originOf(tenant.slug)}${page ?? '/'}`;
    },
  };
  return {
    ...{ writer, reader },
    loaders: [
      createBookingListLoader({ ledger: reader }),
      createPaymentDatesLoader({
        ledger: reader,
        tenants,
        text,
        now: base.now,
        hasProvider: base.provider !== null,
      }),
    ],
    forms: [
      createPaymentDayForm({ changeDay, customerOf, text }),
      createPayDueForm({ ...paying, ledger: reader, customerOf, text }),
    ],
    async gate(route, { tenant, query, personal: { visitor, customerId } }) {
      const isBack = query[paymentDatesQuery.state] === payingOver;
      if (route === 'account-payment-dates' && isBack && visitor === 'logged-in' && customerId !== null)
        await lookAtDuePayments(paying, tenant.slug, customerId);
      return undefined;
    },
    settle: (...told) => paying.store.settle(...told),
    start() {
      bookEarlierOrders({ database, ledger: writer, timeZoneOf, now: base.now }).catch((error: unknown) =>
        base.log.warn({ err: error }, 'Orders from before the ledger could not be booked'),
      );
      const timer = setInterval(() => {
        void round();
        keepDuePayments(paying).catch((error: unknown) =>
          base.log.warn({ err: error }, 'Payments of what is due could not be looked at'),
        );
      }, roundMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
