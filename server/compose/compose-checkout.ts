import { randomBytes } from 'node:crypto';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import type { DeskShop } from './compose-desk.ts';
import { composeDeskOrders } from './compose-desk-orders.ts';
import type { ShopMail } from './compose-mail.ts';
import { composeLedger } from './compose-ledger.ts';
import type { ShopFulfilment } from './compose-fulfilment.ts';
import { composeCustomerOrders } from './compose-customer-orders.ts';
import { composeOrders } from './compose-orders.ts';
import type { PageGate } from '../pages/personal-pages.ts';
import { type ToldOrders, toldOrders } from './told-orders.ts';
import { contextOf } from '../collection/collection-context.ts';
import { sweepMs, sweptMoments } from '../collection/swept-moments.ts';
import type { BasketService } from '../shop/basket/basket-service.ts';
import { createSqlAccountStore } from '../shop/account/sql-account-store.ts';
import { checkoutCalls } from '../shop/checkout/checkout-calls.ts';
import { checkoutGate, type PlaceAtGate } from '../shop/checkout/checkout-gate.ts';
import { createCheckoutLoader } from '../shop/checkout/checkout-loader.ts';
import { createCheckoutPageForms } from '../shop/checkout/checkout-page-forms.ts';
import type { CheckoutParts } from '../shop/checkout/checkout-ports.ts';
import { creditRefusal } from '../shop/checkout/refuse-credit.ts';
import { arrivalWords } from '../shop/checkout/checkout-state.ts';
import { creditGate } from '../shop/checkout/credit-gate.ts';
import { offeredCredit } from '../shop/checkout/offered-credit.ts';
import { createCheckoutRoute } from '../shop/checkout/checkout-route.ts';
import { formKeptMs } from '../shop/checkout/kept-form.ts';
import { createSqlCheckoutStore } from '../shop/checkout/sql-checkout-store.ts';
import { creditCalls } from '../shop/order/credit-information/credit-calls.ts';
import { createCreditLoader } from '../shop/order/credit-information/credit-loader.ts';
import { createCreditRoute } from '../shop/order/credit-information/credit-route.ts';
import type { CreditParts } from '../shop/order/credit-information/read-credit.ts';
import type { LedgerReader, LedgerWriter } from '../shop/ledger/ledger.ts';
import { createOrderLoader } from '../shop/order/order-loader.ts';
import { createPayLinkLoader } from '../shop/order/pay-link-loader.ts';
import { invoiceCalls } from '../shop/order/invoice-calls.ts';
import { createInvoiceRoute } from '../shop/order/invoice-route.ts';
import { drawInvoice } from '../shop/order/papers/draw-invoice.ts';
import { drawMailPaper } from '../shop/order/papers/draw-mail-paper.ts';
import { createNoticeRoute } from '../shop/order/notice-route.ts';
import { fulfilmentCalls } from '../shop/fulfilment/api/fulfilment-calls.ts';
import { createSqlReturnList } from '../shop/order/desk/sql-return-list.ts';
import { createFulfilmentRoutes } from '../shop/fulfilment/api/fulfilment-routes.ts';
import { createReturnLabelRoute, returnLabelCalls } from '../shop/order/customer/return-label-route.ts';
import type { ParcelsOf } from '../shop/shown-parcel.ts';
import { orderCalls } from '../shop/order/order-calls.ts';
import type { OrderStore } from '../shop/order/order-store.ts';
import { orderGate } from '../shop/order/order-gate.ts';
import { createOrderPageForms } from '../shop/order/order-page-forms.ts';
import { createOrderRoutes } from '../shop/order/order-routes.ts';
import { placedWith, placeOrder } from '../shop/order/place-order.ts';
import { createProtectionLoader } from '../shop/order/protection/protection-loader.ts';
import { createProtectionPageForms } from '../shop/order/protection/protection-page-forms.ts';
import type { ProtectionStore } from '../shop/order/protection/protection-store.ts';
import { createSqlProtectionStore } from '../shop/order/protection/sql-protection-store.ts';
import { placeCalls } from '../shop/place/place-calls.ts';
import { createPlaceRoute } from '../shop/place/place-route.ts';
import { customerOf } from '../session/visitor.ts';
import { hasSessionEnded, sessionOf } from '../session/request-visitor.ts';
import { sweepEvery } from '../storage/sweep-every.ts';

type ForDesk = Pick<DeskShop, 'orders' | 'withdrawals'>;

/** From the basket to an order: the steps, the order itself, and the pages after it. */
export function composeCheckout(
  parts: CatalogueParts,
  basket: BasketService,
  mail: ShopMail,
): ShopPart & {
  told: ToldOrders;
  ledger: LedgerReader;
  orders: OrderStore;
  fulfilment: ShopFulfilment;
  parcelsOf: ParcelsOf;
  forDesk: ForDesk;
} {
  const { base, database, pages, visitorSecret: secret } = parts;
  const store = createSqlCheckoutStore(database);
  const accounts = createSqlAccountStore(database);
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  const ledger = composeLedger(parts, mail, (...name) => orders.parts.store.byNumber(...name));
  const orders = composeOrders(parts, mail, ledger);
  const protections = withLedger(createSqlProtectionStore(database), ledger.writer);
  const checkout: CheckoutParts = {
    ...{ store, secret, now: base.now, text: pages.text, price: pages.price, newKey },
    basketOf: (place) => basket.orderable(place),
    chooseDelivery: (place, option) => basket.chooseDelivery(place, option),
    async customerOf(tenant, id) {
      const account = await accounts.byId(tenant, id);
      if (!account) return null;
      const { email, birthday, phone, flags, salutation, firstName, lastName } = account;
      const person = { salutation, firstName, lastName };
      return { id, email, person, birthday, phone, hasCreditAffinity: flags.creditAffinity };
    },
    async placeOrder(request) {
      const placed = await placeOrder(orders.parts, request);
      if (placed.ok) return placed;
      if (placed.reason === 'credit') return { ok: false, reason: 'refused', key: creditRefusal };
      if (placed.reason !== 'voucher') return placed;
      return { ok: false, reason: 'refused', key: `voucher-${placed.fault}` };
    },
    placedWith: (tenant, key) => placedWith(orders.parts, tenant, key),
    ...orders.rules,
  };
  const { provider } = base;
  const { fulfilment } = orders;
  const papers = {
    creditNotesOf: (tenant: string, number: string) => fulfilment.creditNotes({ tenant, number }),
    async returnOf(tenant: string, number: string, key: string) {
      const order = await fulfilment.read({ tenant, number });
      return order?.returns.find((each) => each.key === key) ?? null;
    },
    labelOf: (tenant: string, number: string, key: string) => fulfilment.label({ tenant, number }, key),
    ...{
      store: orders.parts.store,
      text: pages.text,
      price: pages.price,
      pageHtml: pages.html,
      now: base.now,
    },
    tenantNamed: (slug: string) => base.tenantNamed(slug).config,
  };
  const credit: CreditParts = {
    ...{ store: orders.parts.store, text: pages.text, price: pages.price, now: base.now },
    offeredCredit: (place, plan) => offeredCredit(checkout, place, plan),
  };
  const settle: OrderStore['settle'] = async (...word) =>
    (await ledger.settle(...word)) ?? orders.parts.store.settle(...word);
  const told = toldOrders(parts, checkout, placeOf(base.isHttps));
  const returns = createSqlReturnList(database);
  let stopLooking: (() => void) | undefined;
  const shown = {
    ...{ store: orders.parts.store, tenants, provider, now: base.now, text: pages.text },
    arrivalWords: (tenant: TenantConfig, locale: string, arrival: readonly [string, string]) =>
      arrivalWords(pages, { tenant, locale }, arrival),
  };
  const own = composeCustomerOrders(parts, basket, shown, orders);
  const onChange = sweepEvery(sweepMs, base, 'Orders that guests prepared', (at) =>
    store.sweep({ unchanged: sweptMoments(at).unchangedBefore, kept: at - formKeptMs }),
  );
  return {
    told,
    ledger: ledger.reader,
    orders: orders.parts.store,
    fulfilment,
    parcelsOf: orders.parcelsOf,
    forDesk: composeDeskOrders(parts, mail, {
      ...{ store: orders.parts.store, fulfilment, papers, ledger: ledger.reader },
    }),
    loaders: [
      createCheckoutLoader({ ...checkout, tenants }),
      createOrderLoader(shown),
      ...own.loaders,
      ...ledger.loaders,
      createPayLinkLoader({ ...shown, secrets: parts.visitorSecrets }),
      createCreditLoader({ ...credit, tenants }),
      createProtectionLoader({ protections, tenants, now: base.now }),
    ],
    forms: [
      createCheckoutPageForms({ ...checkout, placeOf: placeOf(base.isHttps), onChange }),
      createOrderPageForms({ ...orders.parts, text: pages.text }),
      ...own.forms,
      ...ledger.forms,
      createProtectionPageForms({
        ...{ protections, now: base.now, placeOf: placeOf(base.isHttps), outbox: mail.outbox },
        ...{ shopOf: mail.shopOf, secrets: parts.visitorSecrets, text: pages.text, price: pages.price },
      }),
    ],
    gates: [
      (route, place) => checkoutGate(checkout, route, placeOfPage(place)),
      (route, place) =>
        route === 'credit-information'
          ? creditGate(checkout, placeOfPage(place), place.query)
          : Promise.resolve(undefined),
      (route, place) => orderGate(orders.parts, route, place),
      ...own.gates,
      ledger.gate,
    ],
    formOrigins: (route) => (provider && payingRoutes.has(route) ? [provider.origin] : []),
    routes: [
      createCreditRoute({ ...credit, placeOf: placeOf(base.isHttps) }),
      createCheckoutRoute(told),
      createOrderRoutes(told),
      createPlaceRoute(orders.rules.placesOf),
      createInvoiceRoute({
        ...{ store: orders.parts.store, secrets: parts.visitorSecrets, now: base.now },
        draw: (...whose) => drawInvoice(papers, ...whose),
      }),
      createReturnLabelRoute({
        ...{ store: orders.parts.store, returnOf: papers.returnOf, hasCarrier: base.carrier !== null },
        draw: (...asked) => drawMailPaper(papers, ...asked),
      }),
      createFulfilmentRoutes({
        ...{ fulfilment, tokens: base.settings.FULFILMENT_TOKEN },
        announced: (tenant, page) => returns.list(tenant, 'announced', page),
        setStock: (tenant, { stock, prices }) =>
          parts.store.write(tenant, {
            stock,
            prices: prices.map(({ rrp, ...price }) => ({
              ...{ ...price, at: base.now() },
              ...(rrp !== undefined && { rrp }),
            })),
          }),
      }),
      ...(provider ? [createNoticeRoute({ provider, settle, now: base.now, log: base.log })] : []),
    ],
    calls: [
      ...checkoutCalls,
      ...orderCalls,
      ...invoiceCalls,
      ...returnLabelCalls,
      ...creditCalls,
      ...placeCalls,
      ...fulfilmentCalls,
    ],
    drawPaper: (...asked) => drawMailPaper(papers, ...asked),
    start() {
      orders.start();
      stopLooking = ledger.start();
    },
    finish: () => orders.finish(),
    close() {
      stopLooking?.();
      orders.close();
    },
    async joinAtLogin(tenant, from, to) {
      const hasTold = await store.join(tenant, { from, to }, base.now());
      const hasOrdered = await orders.parts.store.join(tenant, from, to);
      return hasTold || hasOrdered;
    },
  };
}

/** Protection of orders that run, which is booked with what keeps it. */
function withLedger(store: ProtectionStore, ledger: LedgerWriter): ProtectionStore {
  return {
    ...store,
    add: (order, protection, tell) =>
      store.add(order, protection, async (transaction) => {
        const { tenant, number, ordered } = order;
        const { payments, orderedAt: at } = protection;
        const common = { order: number, currency: ordered.currency, at };
        const cause = `protection ${number}`;
        await ledger.book(transaction, tenant, { kind: 'protection', ...common, cause, payments });
        await tell(transaction);
      }),
  };
}

/** Pages from which a form leads to where an order is paid. */
const payingRoutes: ReadonlySet<string> = new Set([
  ...['checkout', 'after-payment', 'paylink', 'paylink-success', 'account-payment-dates'],
]);

const newKey = (): string => randomBytes(16).toString('base64url');

/** Whose order a page is about: only whose rights are full orders as a customer. */
function placeOfPage({
  tenant,
  locale,
  personal: { owner, visitor, customerId, hasSessionEnded: hasEnded },
}: Pick<Parameters<PageGate>[1], 'tenant' | 'locale' | 'personal'>): PlaceAtGate {
  const full = visitor === 'logged-in' ? customerId : null;
  return { tenant, locale, owner, customerId: full, hasSessionEnded: hasEnded };
}

/** Whose order a request is about: only who has just proved to be the customer orders as one. */
function placeOf(isHttps: boolean) {
  return async (
    request: Parameters<typeof contextOf>[0]['request'],
    response: Parameters<typeof contextOf>[0]['response'],
    locale: string,
  ): Promise<PlaceAtGate> => {
    const { tenant, owner } = await contextOf({ request, response, locale }, isHttps);
    const visitor = (await sessionOf(response))?.visitor;
    const customerId = visitor?.kind === 'full' ? customerOf(visitor) : null;
    return { tenant, locale, owner, customerId, hasSessionEnded: await hasSessionEnded(response) };
  };
}
