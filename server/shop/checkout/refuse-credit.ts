import { checkoutSteps } from '../../../schemas/checkout/checkout-steps.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';

/** The end of the key of what is said of a credit that was refused. */
export const creditRefusal = 'credit';

/** Leads whoever was refused a credit to the step of payment, which says so until another means is chosen. Throws an outage. */
export async function refuseCredit(
  { store, now, newKey }: Pick<CheckoutParts, 'store' | 'now' | 'newKey'>,
  { tenant, locale, owner }: CheckoutPlace,
): Promise<CheckoutOutcome> {
  if (owner !== null)
    await store.change(tenant.slug, owner, { at: now(), key: newKey(), form: 'payment' }, (draft) => ({
      ...draft,
      ...{ payment: null, hasProtection: null, isCreditRefused: true },
    }));
  return { ok: true, to: routeTable(tenant, locale).address(checkoutSteps.payment) ?? '/' };
}
