import { randomBytes, randomInt } from 'node:crypto';
import type { CatalogueParts } from './catalogue-parts.ts';
import type { ShopLedger } from './compose-ledger.ts';
import type { ShopMail } from './compose-mail.ts';
import { composeFulfilment, type ShopFulfilment } from './compose-fulfilment.ts';
import { composeWebhooks, type ShopWebhooks } from './compose-webhooks.ts';
import { invoiceNumber, invoiceYear } from '../../schemas/order/invoice-number.ts';
import { drawOrderNumber } from '../../schemas/order/order-number.ts';
import { places } from '../../schemas/data-set/places.ts';
import { promiseDelivery } from '../../schemas/delivery/delivery-promise.ts';
import { dayIn } from '../../schemas/day-in.ts';
import { createDataSetReader } from '../content/data-set-reader.ts';
import { linksOf } from '../pages/links-of.ts';
import { noteChanges } from '../search/changes/changes-in-database.ts';
import { createSqlAccountStore } from '../shop/account/sql-account-store.ts';
import { consumeBasket, lockBasket } from '../shop/basket/sql-basket-order.ts';
import { giveStockBack, takeStock } from '../shop/catalogue/sql-stock.ts';
import type { CheckoutParts } from '../shop/checkout/checkout-ports.ts';
import { consumeCheckout, renewCheckout } from '../shop/checkout/sql-checkout-store.ts';
import { prepareMails } from '../outbound/mail/letter/compose-mail.ts';
import { createPublicHolidays } from '../../schemas/delivery/public-holidays.ts';
import type { OrderEffects } from '../shop/order/order-store.ts';
import type { LedgerWriter } from '../shop/ledger/ledger.ts';
import { createOwnCreditCheck } from '../shop/order/credit/own-credit-check.ts';
import { createSqlCreditRecords } from '../shop/order/credit/sql-credit-records.ts';
import { createCarrying } from '../shop/fulfilment/carrier/carry-parcels.ts';
import type { ParcelsOf } from '../shop/shown-parcel.ts';
import { keepOrders } from '../shop/order/keep-orders.ts';
import { createParcelShops, parcelShopFile } from '../shop/parcel-shop/parcel-shops.ts';
import { createPlaces } from '../shop/place/places.ts';
import type { PlaceOrderParts } from '../shop/order/place-order.ts';
import { createSqlAttention } from '../shop/order/sql-attention.ts';
import { createSqlOrderStore } from '../shop/order/sql-order-store.ts';
import { hashedVoucherCode } from '../shop/voucher/voucher-code.ts';
import type { OrderRedemption } from '../shop/voucher/voucher-store.ts';
import { createSqlVoucherStore } from '../shop/voucher/sql-voucher-store.ts';
import { issueInvoice } from '../shop/order/papers/issue-invoice.ts';
import { payableMeans } from '../shop/order/payable-means.ts';
import { createOrderWatch } from '../shop/order/watch-orders.ts';
import { writeOpenMail, writeOrderMail, writeReturnMail } from '../shop/order/write-order-mail.ts';

/** For how long goods wait for a payment, in ms. */
const reservationMs = 30 * 60_000;
/** How a shop sends that has said nothing of it. */
const usualSending = { cutOff: '14:00', ecoDays: 2, freightDates: 10 };
/** Between two looks at orders that wait, in ms. */
const roundMs = 30_000;
/** Between two looks at what people have to look after, in ms. */
const watchMs = 5 * 60_000;

/** Orders, and what they do in other domains. */
export function composeOrders(
  parts: CatalogueParts,
  mail: ShopMail,
  ledger: Pick<ShopLedger, 'reader' | 'writer'>,
): {
  parts: PlaceOrderParts;
  /** Begins what runs beside requests. */
  start(): void;
  /** Ends with what was promised to others. */
  finish(): Promise<void>;
  close(): void;
  fulfilment: ShopFulfilment;
  parcelsOf: ParcelsOf;
  rules: Pick<CheckoutParts, 'hasProvider' | 'daysOf' | 'parcelShops' | 'placesOf'>;
} {
  const { base, content, database, pages, visitorSecrets: secrets } = parts;
  const webhooks = composeWebhooks(base, database);
  const effects = effectsOf(parts, mail, { ...webhooks, ledger: ledger.writer });
  const store = createSqlOrderStore(database, {
    effects,
    yearOf: (tenant, at) => invoiceYear(at, base.tenantNamed(tenant).config.timeZone),
    invoiceNumber(tenant, year, sequence) {
      const prefix = base.tenantNamed(tenant).config.checkout?.numbers.invoice ?? 'RE';
      return invoiceNumber({ prefix, year, sequence });
    },
    invoiceOf(order, at) {
      const { tenant, ordered } = order;
      const vat = (vatId: string): string => pages.text(tenant, ordered.locale, 'paper.vat', { vatId });
      return issueInvoice(base.tenantNamed(tenant).config, order, at, vat);
    },
  });
  const { provider } = base;
  const accounts = createSqlAccountStore(database);
  const holidaysOf = createPublicHolidays();
  const files = { documents: content.documents, log: base.log, linksOf };
  const watch = createOrderWatch({
    ...{ attention: createSqlAttention(database), now: base.now, log: base.log },
    gauge: base.metrics.attention,
  });
  const timers: NodeJS.Timeout[] = [];
  const fulfilment = composeFulfilment(parts, mail, effects);
  const carrying = createCarrying({
    ...{ carrier: base.carrier, database, fulfilment, now: base.now, log: base.log },
    async closeOrders() {
      for (const { config } of base.tenants) await fulfilment.closeOrders(config.slug);
    },
    warehouseOf(tenant) {
      const { legalName: name, street, postalCode, city, country } = base.tenantNamed(tenant).config.company;
      return { name, street, postalCode, city, country };
    },
    count: (result, kind) => base.metrics.carrierTasks.inc({ result, kind }),
  });
  return {
    ...{ fulfilment, parcelsOf: carrying.parcels.ofOrder },
    start() {
      webhooks.start();
      carrying.start();
      let isUnderWay = false;
      const round = async (): Promise<void> => {
        // A provider that hangs makes a round long.
        if (isUnderWay) return;
        isUnderWay = true;
        try {
          await keepOrders({ store, provider, now: base.now, log: base.log });
        } catch (error) {
          base.log.warn({ err: error }, 'Orders that wait could not be looked at');
        } finally {
          isUnderWay = false;
        }
      };
      const look = (): void =>
        void watch().catch((error: unknown) =>
          base.log.warn({ err: error }, 'Nobody could look what needs a hand'),
        );
      timers.push(setInterval(() => void round(), roundMs).unref(), setInterval(look, watchMs).unref());
      look();
    },
    async finish() {
      await Promise.all([webhooks.stop(), carrying.stop()]);
    },
    close() {
      for (const timer of timers) clearInterval(timer);
    },
    parts: {
      creditRecords: createSqlCreditRecords(database),
      creditCheck: createOwnCreditCheck({
        hasAffinity: async (tenant, id) => (await accounts.byId(tenant, id))?.flags.creditAffinity === true,
        async openBalance(tenant, customer) {
          // Amounts of all currencies as they are, since a limit is no exact thing.
          const balances = await ledger.reader.balanceOf({ tenant, customer });
          return balances.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
        },
        limitOf: (tenant) => base.tenantNamed(tenant).config.checkout?.creditLimit ?? null,
      }),
      ...{ store, secrets, now: base.now, reservationMs, provider, log: base.log },
      originOf: base.originOf,
      newKey: () => randomBytes(16).toString('base64url'),
      newNumber: () => drawOrderNumber(randomInt),
    },
    rules: {
      hasProvider: provider !== null,
      daysOf({ tenant, locale }, { lines, basket }) {
        const country = tenant.locales.find((each) => each.locale === locale)?.country ?? '';
        const promise = promiseDelivery(
          lines,
          { timeZone: tenant.timeZone, ...(tenant.checkout?.sending ?? usualSending) },
          { at: base.now(), isEco: basket.delivery.option === 'eco', isHoliday: holidaysOf(country) },
        );
        return {
          spans: promise.articles.map(({ from, to }) => [from, to] as const),
          freightDays: promise.freightDates,
        };
      },
      parcelShops: createParcelShops(createDataSetReader(files, 'parcel-shops', parcelShopFile)),
      placesOf: createPlaces(createDataSetReader(files, 'places', places)),
    },
  };
}

function effectsOf(
  { base, database, pages, visitorSecrets: secrets }: CatalogueParts,
  mail: ShopMail,
  { announce, ledger }: Pick<ShopWebhooks, 'announce'> & { ledger: LedgerWriter },
): OrderEffects {
  const vouchers = createSqlVoucherStore(database);
  const { text, price } = pages;
  const mailing = { outbox: mail.outbox, shopOf: mail.shopOf, text, price, secrets };
  return {
    ...{ prepare: prepareMails, lockBasket, consumeBasket, renewCheckout, consumeCheckout, announce },
    takeStock: (transaction, where, lines) => takeStock(transaction, where, lines, noteChanges),
    giveStockBack: (transaction, tenant, lines) => giveStockBack(transaction, tenant, lines, noteChanges),
    redeemVoucher: (transaction, order, voucher) =>
      vouchers.redeem(order.tenant, redemptionOf(base, order, voucher), transaction),
    noteVoucher: (transaction, order, voucher) =>
      vouchers.note(order.tenant, redemptionOf(base, order, voucher), transaction),
    giveVoucherBack: (transaction, tenant, number) => vouchers.giveBack(tenant, number, transaction),
    book: ledger.book,
    prepareTelling: (order) => writeOrderMail(mailing, order),
    async tellOpen(transaction, order, reason, at) {
      const { config } = base.tenantNamed(order.tenant);
      const means = payableMeans(config, order, { hasProvider: base.provider !== null, at });
      if (means.length > 0) await writeOpenMail(mailing, order, { reason, at }, transaction);
    },
    tellReturned: (transaction, order, payment) => writeReturnMail(mailing, order, payment, transaction),
  };
}

function redemptionOf(
  base: CatalogueParts['base'],
  { tenant, customer, email, placedAt: at, number: order }: Parameters<OrderEffects['redeemVoucher']>[1],
  { campaign, code }: Parameters<OrderEffects['redeemVoucher']>[2],
): OrderRedemption {
  const { config } = base.tenantNamed(tenant);
  const own = config.vouchers?.find(({ id }) => id === campaign);
  return {
    ...{ campaign, at, order, day: dayIn(config.timeZone, at) },
    customer: customer === null ? hashedVoucherCode(tenant, email.toLowerCase()) : `c:${customer}`,
    codeHash: own && 'issued' in own.codes ? hashedVoucherCode(tenant, code) : null,
  };
}
