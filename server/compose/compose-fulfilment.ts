import type { CatalogueParts } from './catalogue-parts.ts';
import type { ShopMail } from './compose-mail.ts';
import { createPublicHolidays } from '../../schemas/delivery/public-holidays.ts';
import { pickUpDays } from '../../schemas/fulfilment/pick-up-days.ts';
import { invoiceNumber, invoiceYear } from '../../schemas/order/invoice-number.ts';
import { createDataSetReader } from '../content/data-set-reader.ts';
import { linksOf } from '../pages/links-of.ts';
import { createSqlCarrierTasks } from '../shop/fulfilment/carrier/sql-carrier-tasks.ts';
import { closeOrders } from '../shop/fulfilment/close-orders.ts';
import { createFulfilment, type Fulfilment } from '../shop/fulfilment/fulfilment.ts';
import type { FulfilmentParts, Told } from '../shop/fulfilment/work-on-order.ts';
import { createSqlOrderBook } from '../shop/order/fulfilment/sql-order-book.ts';
import { createFulfilmentMails } from '../shop/order/fulfilment/write-fulfilment-mails.ts';
import type { OrderEffects } from '../shop/order/order-store.ts';
import { voucherFile } from '../shop/voucher/voucher-routes.ts';

/** Days in which a contract can be withdrawn from where a locale names none: the law's. (Directive 2011/83/EU Art. 9) */
const lawsDays = 14;

/** What is done with an order after it was placed; `telling`: and somebody is told of each change, within its transaction. */
export interface ShopFulfilment
  extends Fulfilment, Pick<FulfilmentParts, 'minimumAfterReturn' | 'pickUpDaysOf' | 'returnDaysOf'> {
  telling(told: Told): Fulfilment;
  /** Closes orders of a tenant that cannot come back any more. Throws an outage. */
  closeOrders(tenant: string): Promise<void>;
}

/** What is done with an order after it was placed. */
export function composeFulfilment(
  { base, content, database, pages, visitorSecrets: secrets }: CatalogueParts,
  mail: ShopMail,
  effects: OrderEffects,
): ShopFulfilment {
  const { text, price } = pages;
  const holidaysOf = createPublicHolidays();
  const configOf = (tenant: string) => base.tenantNamed(tenant).config;
  const localeOf = (tenant: string, locale: string) =>
    configOf(tenant).locales.find((each) => each.locale === locale);
  const timeZoneOf = (tenant: string): string => configOf(tenant).timeZone;
  const files = { documents: content.documents, log: base.log, linksOf };
  const vouchers = createDataSetReader(files, 'vouchers', voucherFile);
  const own: FulfilmentParts = {
    kysely: database.kysely,
    book: createSqlOrderBook({
      effects,
      yearOf: (tenant, at) => invoiceYear(at, timeZoneOf(tenant)),
      creditNoteNumber(tenant, year, sequence) {
        const prefix = configOf(tenant).checkout?.numbers.creditNote ?? 'GS';
        return invoiceNumber({ prefix, year, sequence });
      },
    }),
    bookings: effects,
    letters: createFulfilmentMails({ outbox: mail.outbox, shopOf: mail.shopOf, text, price, secrets }),
    ...{ now: base.now, timeZoneOf },
    withdrawalOf(tenant, locale) {
      const found = localeOf(tenant, locale);
      return {
        days: found?.terms?.withdrawalDays ?? lawsDays,
        isHoliday: found ? holidaysOf(found.country) : () => false,
      };
    },
    returnDaysOf: (tenant, locale) => localeOf(tenant, locale)?.returnDays ?? lawsDays,
    pickUpDaysOf(tenant, locale, at) {
      const found = localeOf(tenant, locale);
      // A locale that the shop has given up has no day on which somebody comes.
      if (!found) return [];
      return pickUpDays(at, timeZoneOf(tenant), holidaysOf(found.country), found.terms?.pickupNotice);
    },
    carrierTasks: base.carrier && createSqlCarrierTasks(database),
    async minimumAfterReturn({ tenant, ordered: { locale, voucher } }) {
      if (!voucher) return null;
      const file = await vouchers(configOf(tenant), locale, 'main');
      if (file.status === 'missing') return null;
      if (file.status !== 'found') throw new Error(`the vouchers of ${tenant} cannot be had`);
      return file.value.vouchers.find(({ id }) => id === voucher.campaign)?.minimumAfterReturn ?? null;
    },
  };
  const leastDaysOf = (tenant: string): number =>
    Math.min(...configOf(tenant).locales.map(({ returnDays = lawsDays }) => returnDays));
  const { minimumAfterReturn, returnDaysOf, pickUpDaysOf } = own;
  const fulfilment = createFulfilment(own);
  return {
    ...{ ...fulfilment, minimumAfterReturn, returnDaysOf, pickUpDaysOf },
    closeOrders: (tenant) => closeOrders({ ...own, fulfilment, leastDaysOf }, tenant),
    telling: (told) => createFulfilment({ ...own, told }),
  };
}
