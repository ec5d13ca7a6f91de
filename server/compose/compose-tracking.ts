import { randomBytes } from 'node:crypto';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { collectArticles } from '../collection/collect-articles.ts';
import type { ShopAccounts } from './compose-accounts.ts';
import type { ShopFulfilment } from './compose-fulfilment.ts';
import { arrivalWords } from '../shop/checkout/checkout-state.ts';
import { invoiceAddress } from '../shop/order/invoice-calls.ts';
import { isPayable } from '../shop/order/customer/is-payable.ts';
import { ordersOfMailbox } from '../shop/order/order-search.ts';
import type { BasketService } from '../shop/basket/basket-service.ts';
import type { LedgerReader } from '../shop/ledger/ledger.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { createSqlWithdrawalStore } from '../shop/tracking/sql-withdrawal-store.ts';
import { createOrderWorkForms } from '../shop/tracking/order-work-forms.ts';
import { trackingGate } from '../shop/tracking/tracking-gate.ts';
import { createTrackingLoader } from '../shop/tracking/tracking-loader.ts';
import { createTrackingPageForms } from '../shop/tracking/tracking-page-forms.ts';
import type { OrderWork, TrackedOrder, TrackedOrders } from '../shop/tracking/tracking-ports.ts';
import { createWithdrawalLoader } from '../shop/tracking/withdrawal-loader.ts';
import type { ParcelsOf } from '../shop/shown-parcel.ts';
import { createWithdrawalPageForms } from '../shop/tracking/withdrawal-page-forms.ts';

type KnownOrders = Pick<OrderStore, 'byNumber' | 'canReopen' | 'invoiceOf'>;

interface OrdersToTrack {
  orders: KnownOrders;
  fulfilment: Pick<ShopFulfilment, 'read' | 'cancel' | 'declareReturn' | 'returnDaysOf' | 'pickUpDaysOf'>;
  parcelsOf: ParcelsOf;
  ledger: Pick<LedgerReader, 'duesOf'>;
}

/** What is done with an order without an account: it is followed, and withdrawn from. */
export function composeTracking(
  parts: CatalogueParts,
  basket: BasketService,
  orders: OrdersToTrack,
  { mail, formCheck }: Pick<ShopAccounts, 'mail' | 'formCheck'>,
): ShopPart {
  const { base, database, pages, visitorSecret, visitorSecrets } = parts;
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  const shared = {
    ...{
      orders: trackedOrders(parts, orders),
      work: workOn(orders.fulfilment),
      secrets: visitorSecrets,
      secret: visitorSecret,
    },
    ...{ withdrawals: createSqlWithdrawalStore(database), counters: base.counters, now: base.now },
    ...{ outbox: mail.outbox, shopOf: mail.shopOf, text: pages.text },
    ...{ tenants, newKey, invoiceAddress },
    hasCarrier: base.carrier !== null,
    ...{ returnDaysOf: orders.fulfilment.returnDaysOf, pickUpDaysOf: orders.fulfilment.pickUpDaysOf },
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
      createOrderWorkForms({
        ...shared,
        collect: (visit, articles) => collectArticles(basket, base.isHttps, visit, articles),
      }),
      createTrackingPageForms({
        ...shared,
        checkForm: (proof, tenant, address) => formCheck.check(proof, { tenant, form: 'track' }, address),
      }),
    ],
    gates: [(route, place) => trackingGate(shared, route, place)],
  };
}

const newKey = (): string => randomBytes(16).toString('base64url');

const byLabel = { kind: 'label', label: null } as const;

/** What whoever ordered declares, as it is carried out. */
function workOn(fulfilment: OrdersToTrack['fulfilment']): OrderWork {
  return {
    cancel: (order, key) => fulfilment.cancel(order, { key, pieces: null }, 'customer'),
    sendBack(order, { key, pieces, reason, pickUp }) {
      const way = pickUp === null ? byLabel : ({ kind: 'pick-up', day: pickUp } as const);
      return fulfilment.declareReturn(
        order,
        { key, way, reason, pieces: [...pieces], kind: 'return' },
        'customer',
      );
    },
    async withdraw(order, { key, pieces }, acknowledge) {
      const wanted = {
        ...{ key, way: byLabel, pieces: [...pieces] },
        kind: 'withdrawal',
        reason: 'none',
      } as const;
      return (await fulfilment.declareReturn(order, wanted, 'customer', acknowledge)).ok;
    },
  };
}

function trackedOrders(
  { base, database }: CatalogueParts,
  { orders: store, fulfilment, parcelsOf, ledger }: OrdersToTrack,
): TrackedOrders {
  return {
    byNumber: (tenant, number) => store.byNumber(tenant, number),
    ofMailbox: (tenant, email) => ordersOfMailbox(database, tenant, email),
    parcelsOf,
    duesOf: (tenant, order) => ledger.duesOf({ tenant, order }),
    whole: (tenant, number) => fulfilment.read({ tenant, number }),
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
