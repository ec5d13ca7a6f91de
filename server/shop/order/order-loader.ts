import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import { checkoutForms, orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import type { OrderState } from '../../../schemas/order/order-state.ts';
import { showPlan } from '../../../schemas/payment/shown-plan.ts';
import type { PersonalRequest } from '../../../schemas/personal-request.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import type { PaymentProvider } from '../../outbound/payment/payment-provider.ts';
import { revisionOf } from '../revision-of.ts';
import { invoicePath } from './invoice-calls.ts';
import type { OrderPayment, OrderStore, StoredOrder } from './order-store.ts';
import { orderTokenHash } from './order-token.ts';
import { payableMeans } from './payable-means.ts';

export interface OrderLoaderParts {
  store: Pick<OrderStore, 'byToken' | 'canReopen' | 'invoiceOf' | 'lastPayment'>;
  /** Who takes payments anew; null: nobody. */
  provider: PaymentProvider | null;
  /** Milliseconds since 1970. */
  now: () => number;
  tenants: ReadonlyMap<string, TenantConfig>;
  arrivalWords(tenant: TenantConfig, locale: string, arrival: readonly [string, string]): string;
}

const args = z.strictObject({});

/** An order, for whoever has its token: the pages after ordering, and links in mails. */
export function createOrderLoader(parts: OrderLoaderParts): Loader<typeof args> {
  return {
    name: 'order',
    args,
    dimensions: [`query:${orderQuery.token}`],
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'an order is shown to one visitor' };
      const token = query[orderQuery.token] ?? '';
      const order = token === '' ? null : await parts.store.byToken(slug, orderTokenHash(token));
      const value: OrderState = {
        ...refusedForm(personal),
        order: order && (await shownOrder(parts, tenant, locale, { order, token })),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

/** An order as its pages show it. Throws an outage. */
export async function shownOrder(
  { store, provider, now, arrivalWords }: OrderLoaderParts,
  tenant: TenantConfig,
  locale: string,
  { order, token }: { order: StoredOrder; token: string },
): Promise<NonNullable<OrderState['order']>> {
  const { number, ordered, state, placedAt } = order;
  const payment = await store.lastPayment(tenant.slug, number);
  const isOpen = state !== 'cancelled' || (await store.canReopen(order));
  const invoice = await store.invoiceOf(tenant.slug, number);
  const day = { timeZone: tenant.timeZone, dateStyle: 'long', timeStyle: 'short' } as const;
  return {
    ...{ number, token, ordered },
    plan: ordered.plan && showPlan(ordered.plan.plan),
    placed: dateWriter(locale, day)(placedAt),
    isCancelled: state === 'cancelled',
    progress: progressOf(state, payment),
    methods: isOpen ? payableMeans(tenant, order, { hasProvider: provider !== null, at: now() }) : [],
    arrivals: ordered.lines.map(({ position, arrival }) => ({
      position,
      words: arrivalWords(tenant, locale, arrival),
    })),
    invoice: invoice && `${invoicePath}?${new URLSearchParams({ [orderQuery.token]: token }).toString()}`,
    canRegister: false,
  };
}

/** What is told of a form that was refused. */
export function refusedForm({ refused }: PersonalRequest): Pick<OrderState, 'notice' | 'values' | 'faults'> {
  const isOurs = checkoutForms.some((form) => form === refused?.name);
  const { detail = '', values = {}, faults = [] } = (isOurs && refused) || {};
  return {
    notice: detail === '' ? null : { kind: 'bad', text: detail },
    values: { ...values },
    faults: [...faults],
  };
}

/** How far the payment of an order is, for its orderer. */
function progressOf(
  order: StoredOrder['state'],
  payment: OrderPayment | null,
): NonNullable<OrderState['order']>['progress'] {
  const state = payment?.state ?? 'open';
  if (order === 'cancelled') {
    if (state === 'captured' || state === 'refunded') return 'returned';
    return state === 'expired' ? 'expired' : 'failed';
  }
  if (order !== 'placed') return state === 'open' ? 'none-needed' : 'accepted';
  if (state !== 'pending' && state !== 'authorised') return 'failed';
  return payment?.reference === null ? 'unreachable' : 'waiting';
}
