import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { PayableDue } from '../../../../schemas/ledger/payable-dues.ts';
import { dayIn } from '../../../../schemas/day-in.ts';
import { offeredMeans } from '../../../../schemas/payment/offered-means.ts';
import { providerMeans } from '../../../../schemas/payment/payment-means.ts';
import { type PaymentProvider, ProviderUnavailable } from '../../../outbound/payment/payment-provider.ts';
import type { AccountOrders } from '../account-orders.ts';
import type { DuePaymentStore, KnownDuePayment } from './due-payment-store.ts';

export interface PayDueParts {
  store: DuePaymentStore;
  orders: Pick<AccountOrders, 'ofCustomer'>;
  /** Null: the shop has none, and nothing can be paid by one. */
  provider: PaymentProvider | null;
  /** Where the provider says what has come of a payment, and where its payer comes back to: addresses in full. */
  noticeUrl(tenant: string): string;
  returnUrl(tenant: TenantConfig, locale: string): string;
  newId(): string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn(facts: object, text: string): void };
}

/** For how long a payment is waited for until somebody looks at it, in ms, */
const waitMs = 30 * 60_000;
/** and until nobody does any more. */
const endMs = 3 * 86_400_000;

type ProviderMeans = (typeof providerMeans)[number];

/** The means by which something that is due can be paid at once. `at` in ms since 1970. */
export function dueMeans(
  tenant: TenantConfig,
  locale: string,
  price: number,
  { hasProvider, at }: { hasProvider: boolean; at: number },
): ProviderMeans[] {
  const offered = offeredMeans(tenant.checkout?.payment ?? [], null, {
    ...{ locale, price, hasProvider, deliveries: [], today: dayIn(tenant.timeZone, at) },
    buyer: { kind: 'customer', birthday: null, hasCreditAffinity: false },
  });
  return offered.flatMap(
    ({ means, isOffered }) => (isOffered && providerMeans.find((each) => each === means)) || [],
  );
}

/** Begins to pay something that is due; where its payer goes. Null: the provider cannot be reached. Throws an outage. */
export async function beginDuePayment(
  { store, provider, noticeUrl, returnUrl, newId, now, log }: PayDueParts,
  tenant: TenantConfig,
  locale: string,
  { order, amount, currency, method }: PayableDue & { method: ProviderMeans },
): Promise<string | null> {
  if (!provider) return null;
  const { slug } = tenant;
  const id = await store.begin({ tenant: slug, id: newId(), order, method, amount, currency }, now());
  try {
    const begun = await provider.begin({
      ...{ id, method, amount, currency, locale, description: `${tenant.name} ${order}` },
      ...{ returnUrl: returnUrl(tenant, locale), notifyUrl: noticeUrl(slug) },
    });
    await store.keepReference(slug, id, begun.reference);
    return begun.payUrl;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, order }, 'A payment of what is due could not be begun');
    return null;
  }
}

/** Asks the provider how far payments of a customer are that wait, when the payer is back before any notification. Throws an outage. */
export async function lookAtDuePayments(parts: PayDueParts, tenant: string, customer: string): Promise<void> {
  const orders = await parts.orders.ofCustomer(tenant, customer);
  for (const payment of await parts.store.pending(tenant, orders)) await look(parts, payment);
}

/** Looks at payments that wait too long, and sends back what is more than was owed; what fails is done by a later round. */
export async function keepDuePayments(parts: PayDueParts): Promise<void> {
  const { store, provider, now, log } = parts;
  if (!provider) return;
  for (const payment of await store.pendingSince(now() - waitMs)) await look(parts, payment);
  for (const payment of await store.pendingSince(now() - endMs)) await store.end(payment);
  for (const payment of await store.toGiveBack())
    try {
      const { reference, giveBack: amount, id: key } = payment;
      await provider.refund(reference, { amount, key });
      await store.givenBack(payment, now());
    } catch (error) {
      log.warn({ err: error, order: payment.order }, 'Money could not be sent back yet');
    }
}

async function look({ store, provider, now, log }: PayDueParts, payment: KnownDuePayment): Promise<void> {
  if (!provider) return;
  try {
    await store.settle(payment.tenant, await provider.look(payment.reference), now());
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, order: payment.order }, 'The provider could not say how far a payment is');
  }
}
