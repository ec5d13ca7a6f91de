import type { OrderState } from '../../../schemas/order/order-state.ts';
import { showPlan } from '../../../schemas/payment/shown-plan.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import type { PaymentProvider } from '../../outbound/payment/payment-provider.ts';
import { invoiceAddress } from './invoice-calls.ts';
import type { OrderStore, StoredOrder } from './order-store.ts';
import { payableMeans } from './payable-means.ts';
import { progressOf } from './payment-progress.ts';

export interface ShownOrderParts {
  store: Pick<OrderStore, 'canReopen' | 'invoiceOf' | 'lastPayment'>;
  /** Who takes payments anew; null: nobody. */
  provider: PaymentProvider | null;
  /** Milliseconds since 1970. */
  now: () => number;
  arrivalWords(tenant: TenantConfig, locale: string, arrival: readonly [string, string]): string;
}

/** An order as its pages show it, for whoever has its token or is its customer. Throws an outage. */
export async function shownOrder(
  { store, provider, now, arrivalWords }: ShownOrderParts,
  tenant: TenantConfig,
  locale: string,
  { order, token }: { order: StoredOrder; token: string },
): Promise<Omit<NonNullable<OrderState['order']>, 'canRegister'>> {
  const { number, ordered, state } = order;
  const payment = await store.lastPayment(tenant.slug, number);
  const isOpen = state !== 'cancelled' || (await store.canReopen(order));
  const invoice = await store.invoiceOf(tenant.slug, number);
  return {
    ...{ number, token, ordered },
    plan: ordered.plan && showPlan(ordered.plan.plan),
    placed: placedWords(tenant, locale, order),
    isCancelled: state === 'cancelled',
    progress: progressOf(state, payment),
    methods: isOpen
      ? payableMeans(tenant, order, {
          hasProvider: provider !== null,
          at: now(),
        })
      : [],
    arrivals: ordered.lines.map(({ position, arrival }) => ({
      position,
      words: arrivalWords(tenant, locale, arrival),
    })),
    invoice: invoice && invoiceAddress(token),
  };
}

/** When an order was placed, in words. */
export function placedWords(
  { timeZone }: TenantConfig,
  locale: string,
  { placedAt }: Pick<StoredOrder, 'placedAt'>,
): string {
  return dateWriter(locale, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  })(placedAt);
}
