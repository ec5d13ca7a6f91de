import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import type { ShopMail } from './compose-mail.ts';
import { createBookingListLoader } from '../shop/ledger/booking-list-loader.ts';
import { createChangePaymentDay } from '../shop/ledger/change-payment-day.ts';
import type { LedgerReader, LedgerWriter } from '../shop/ledger/ledger.ts';
import { createPaymentDatesLoader } from '../shop/ledger/payment-dates-loader.ts';
import { createPaymentDayForm } from '../shop/ledger/payment-day-form.ts';
import { createSqlLedgerReader } from '../shop/ledger/sql-ledger-reader.ts';
import { createSqlLedger } from '../shop/ledger/sql-ledger.ts';
import { sweepDues, type SweepDuesParts } from '../shop/ledger/sweep-dues.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { createSqlAccountOrders } from '../shop/order/sql-account-orders.ts';
import { writeReminderMail } from '../shop/order/write-reminder-mail.ts';
import { bookEarlierOrders } from '../upkeep/book-earlier-orders.ts';

/** Between two looks at what is due, in ms. */
const roundMs = 10 * 60_000;
/** What a shop does that has said nothing of it: it reminds a week after the day, and asks nothing for that. */
const usualReminders = { days: 7, fee: undefined };

export interface ShopLedger extends Required<Pick<ShopPart, 'loaders' | 'forms'>> {
  writer: LedgerWriter;
  reader: LedgerReader;
  /** Begins to look at what is due, and what ends it; `store`: whose orders it is. */
  start(store: Pick<OrderStore, 'byNumber'>): () => void;
}

/** The ledger, and what reminds of what is late. */
export function composeLedger(
  { base, database, pages, customerOf, visitorSecrets: secrets }: CatalogueParts,
  mail: ShopMail,
): ShopLedger {
  const orders = createSqlAccountOrders(database);
  const { text, price } = pages;
  const mailing = { outbox: mail.outbox, shopOf: mail.shopOf, text, price, secrets };
  const timeZoneOf = (tenant: string): string => base.tenantNamed(tenant).config.timeZone;
  const writer = createSqlLedger({ timeZoneOf });
  const sweepOf = (store: Pick<OrderStore, 'byNumber'>): SweepDuesParts => ({
    ...{ database, ledger: writer, orders, log: base.log },
    async remind(transaction, { tenant, order, ...late }) {
      const known = await store.byNumber(tenant, order);
      if (known) await writeReminderMail(mailing, known, late, transaction);
    },
  });
  async function round(sweep: SweepDuesParts): Promise<void> {
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
  const changeDay = createChangePaymentDay({ database, orders, timeZoneOf, now: base.now });
  return {
    ...{ writer, reader },
    loaders: [
      createBookingListLoader({ ledger: reader }),
      createPaymentDatesLoader({ ledger: reader, tenants, text, now: base.now }),
    ],
    forms: [createPaymentDayForm({ changeDay, customerOf, text })],
    start(store) {
      const sweep = sweepOf(store);
      bookEarlierOrders({ database, ledger: writer, timeZoneOf, now: base.now }).catch((error: unknown) =>
        base.log.warn({ err: error }, 'Orders from before the ledger could not be booked'),
      );
      const timer = setInterval(() => void round(sweep), roundMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
