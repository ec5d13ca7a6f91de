import { emptyDraft } from '../../../schemas/checkout/checkout-draft.ts';
import type { ShownPlan } from '../../../schemas/checkout/shown-plan.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import {
  type CheckoutParts,
  type OrderableBasket,
  type OrderableLine,
  type OrderingCustomer,
  planOf,
} from './checkout-ports.ts';
import type { StepFacts } from './checkout-steps.ts';
import { orderedOf } from './ordered-of.ts';

/** Whose order. */
export interface CheckoutPlace extends CollectionPlace {
  /** Who is logged in with full rights; null: a guest, or a customer who must log in again. */
  customerId: string | null;
}

/** Everything that is known of an order that is being prepared. */
export interface CheckoutFacts extends StepFacts {
  /** By what a press of the button is known again; null: nothing has been told yet. */
  key: string | null;
  country: string;
  orderable: OrderableBasket;
  customer: OrderingCustomer | null;
  plan: ShownPlan | null;
  /** What insuring the open balance costs in the first month; null: it is not offered. */
  protection: number | null;
  arrivalOf(line: OrderableLine, index: number): readonly [string, string];
  /** What a press of the button would order; null: something has not been told yet. */
  ordered: Ordered | null;
}

/** Reads all that is known of an order. Throws an outage. */
export async function checkoutFacts(parts: CheckoutParts, place: CheckoutPlace): Promise<CheckoutFacts> {
  const { tenant, locale, owner, customerId } = place;
  const own = tenant.locales.find((each) => each.locale === locale);
  if (!own) throw new RangeError(`the shop has no locale ${locale}`);
  const [stored, orderable, customer] = await Promise.all([
    owner === null ? null : parts.store.read(tenant.slug, owner),
    parts.basketOf(place),
    customerId === null ? null : parts.customerOf(tenant.slug, customerId),
  ]);
  const draft = stored?.draft ?? emptyDraft;
  const at = parts.now();
  const days = parts.daysOf(place, orderable);
  const means = parts.meansOf({
    ...{ place, total: orderable.basket.total, customer },
    birthday: customer?.birthday ?? draft.birthday,
    today: dayIn(tenant.timeZone, at),
  });
  const plan = planOf(means, draft.payment);
  const needsFreight = orderable.lines.some(({ mode }) => mode === 'freight');
  const arrivalOf = ({ mode }: OrderableLine, index: number): readonly [string, string] => {
    const day = draft.freight?.day;
    return mode === 'freight' && day !== undefined ? [day, day] : (days.spans[index] ?? ['', '']);
  };
  const protection = plan && draft.payment?.method === 'instalments' ? parts.protectionOf(place, plan) : null;
  return {
    ...{ key: stored?.key ?? null, draft, orderable, customer, means, plan, protection, arrivalOf },
    country: own.country,
    isCustomer: customer !== null,
    ...{ needsFreight, freightDays: days.freightDays },
    offersProtection: protection !== null,
    ordered: orderedOf({ locale, currency: own.currency, draft, orderable, plan, arrivalOf }),
  };
}
