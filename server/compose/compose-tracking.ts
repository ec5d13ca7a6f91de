import { randomBytes } from 'node:crypto';
import { createPublicHolidays } from '../../schemas/delivery/public-holidays.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import type { ShopAccounts } from './compose-accounts.ts';
import { arrivalWords } from '../shop/checkout/checkout-state.ts';
import { invoiceAddress } from '../shop/order/invoice-calls.ts';
import { isPayable } from '../shop/order/is-payable.ts';
import { orderDeliveredAt, ordersOfMailbox } from '../shop/order/order-search.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { createSqlWithdrawalStore } from '../shop/tracking/sql-withdrawal-store.ts';
import { trackingGate } from '../shop/tracking/tracking-gate.ts';
import { createTrackingLoader } from '../shop/tracking/tracking-loader.ts';
import { createTrackingPageForms } from '../shop/tracking/tracking-page-forms.ts';
import type { TrackedOrder, TrackedOrders } from '../shop/tracking/tracking-ports.ts';
import { createWithdrawalLoader } from '../shop/tracking/withdrawal-loader.ts';
import { createWithdrawalPageForms } from '../shop/tracking/withdrawal-page-forms.ts';

type KnownOrders = Pick<OrderStore, 'byNumber' | 'canReopen' | 'invoiceOf'>;

/** What is done with an order without an account: it is followed, and withdrawn from. */
export function composeTracking(
  parts: CatalogueParts,
  store: KnownOrders,
  { mail, formCheck }: Pick<ShopAccounts, 'mail' | 'formCheck'>,
): ShopPart {
  const { base, database, pages, visitorSecret, visitorSecrets } = parts;
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  const shared = {
    ...{ orders: trackedOrders(parts, store), secrets: visitorSecrets, secret: visitorSecret },
    ...{ withdrawals: createSqlWithdrawalStore(database), counters: base.counters, now: base.now },
    ...{ outbox: mail.outbox, shopOf: mail.shopOf, holidaysOf: createPublicHolidays(), text: pages.text },
    ...{ tenants, newKey, invoiceAddress },
  };
  return {
    loaders: [
      createWithdrawalLoader(shared),
      createTrackingLoader({
        ...shared,
        formToken: (tenant) => formCheck.tokens.make({ tenant, form: 'track' }),
        arrivalWords: (tenant, locale, arrival) => arrivalWords(pages, { tenant, locale }, arrival),
      }),
    ],
    forms: [
      createWithdrawalPageForms(shared),
      createTrackingPageForms({
        ...shared,
        checkForm: (proof, tenant, address) => formCheck.check(proof, { tenant, form: 'track' }, address),
      }),
    ],
    gates: [(route, place) => trackingGate(shared, route, place)],
  };
}

const newKey = (): string => randomBytes(16).toString('base64url');

function trackedOrders({ base, database }: CatalogueParts, store: KnownOrders): TrackedOrders {
  return {
    byNumber: (tenant, number) => store.byNumber(tenant, number),
    ofMailbox: (tenant, email) => ordersOfMailbox(database, tenant, email),
    deliveredAt: (tenant, number) => orderDeliveredAt(database, tenant, number),
    hasInvoice: async (tenant, number) => (await store.invoiceOf(tenant, number)) !== null,
    isPayable: ({ tenant, number }) => canBePaid(base, store, tenant, number),
  };
}

/** Whether something of an order can be paid that was not paid in time. */
async function canBePaid(
  { tenantNamed, provider, now }: CatalogueParts['base'],
  store: KnownOrders,
  tenant: string,
  number: TrackedOrder['number'],
): Promise<boolean> {
  const order = await store.byNumber(tenant, number);
  return order !== null && isPayable({ store, provider, now }, tenantNamed(tenant).config, order);
}
