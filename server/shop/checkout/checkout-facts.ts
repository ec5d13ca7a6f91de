import { type CheckoutDraft, emptyDraft } from '../../../schemas/checkout/checkout-draft.ts';
import type { InstalmentPlan } from '../../../schemas/money/instalment-plan.ts';
import type { DeliveryKind } from '../../../schemas/payment/payment-means.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import {
  type CheckoutParts,
  type OrderableBasket,
  type OrderableLine,
  type OrderingCustomer,
} from './checkout-ports.ts';
import type { KeptForm } from './kept-form.ts';
import type { StepFacts } from './checkout-steps.ts';
import { chosenPlan, contractOf, firstProtection, shopMeans } from './shop-means.ts';
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
  /** What waits for the customer since his login had ended; null: nothing. */
  kept: KeptForm | null;
  country: string;
  currency: string;
  orderable: OrderableBasket;
  customer: OrderingCustomer | null;
  plan: InstalmentPlan | null;
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
  const birthday = customer?.birthday ?? draft.birthday;
  const means = shopMeans(tenant, {
    ...{ locale, price: orderable.basket.total, customer, birthday, hasProvider: parts.hasProvider },
    ...{ deliveries: deliveriesOf(orderable, draft), today: dayIn(tenant.timeZone, at) },
  });
  const plan = chosenPlan(means, draft.payment);
  const needsFreight = orderable.lines.some(({ mode }) => mode === 'freight');
  const arrivalOf = ({ mode }: OrderableLine, index: number): readonly [string, string] => {
    const day = draft.freight?.day;
    return mode === 'freight' && day !== undefined ? [day, day] : (days.spans[index] ?? ['', '']);
  };
  const protection =
    plan && draft.payment?.method === 'instalments' ? firstProtection(tenant, locale, plan) : null;
  const contract =
    plan && contractOf({ tenant, locale, plan, at, hasProtection: draft.hasProtection === true });
  return {
    ...{ key: stored?.key ?? null, draft, orderable, customer, means, plan, protection, arrivalOf },
    ...{ country: own.country, currency: own.currency },
    kept: customer && (stored?.kept ?? null),
    isCustomer: customer !== null,
    ...{ needsFreight, freightDays: days.freightDays },
    offersProtection: protection !== null,
    ordered: orderedOf({ locale, currency: own.currency, draft, orderable, contract, arrivalOf }),
  };
}

/** All ways in which something of the order comes. */
export function deliveriesOf(
  { lines }: OrderableBasket,
  { place }: Pick<CheckoutDraft, 'place'>,
): DeliveryKind[] {
  const kinds = lines.map(({ mode }) =>
    mode === 'parcel' && place?.kind === 'parcel-shop' ? 'parcel-shop' : mode,
  );
  return [...new Set(kinds)];
}
