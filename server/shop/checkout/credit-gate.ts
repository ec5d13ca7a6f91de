import { creditQuery, orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import type { CheckoutPlace } from './checkout-facts.ts';
import { loginTo } from './checkout-gate.ts';
import type { CheckoutParts } from './checkout-ports.ts';

/**
 * Where somebody is led who asks about a credit and has nothing to order, or must log in again; undefined: nowhere. That of an order is
 * for whoever has its token. Throws an outage.
 */
export async function creditGate(
  { basketOf }: Pick<CheckoutParts, 'basketOf'>,
  place: CheckoutPlace,
  query: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { tenant, locale, owner, customerId } = place;
  const { [orderQuery.token]: token = '', [creditQuery.plan]: plan = '' } = query;
  if (token !== '') return undefined;
  const routes = routeTable(tenant, locale);
  const params: Record<string, string> = plan === '' ? {} : { [creditQuery.plan]: plan };
  if (isCustomer(owner) && customerId === null)
    return loginTo(routes.link('credit-information', params), routes);
  const { basket } = await basketOf(place);
  return basket.lines.length === 0 ? routes.address('no-order') : undefined;
}
