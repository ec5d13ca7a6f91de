import { creditQuery, orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { loginAddress } from '../../http/login-address.ts';
import { mustLogIn, type PlaceAtGate } from './checkout-gate.ts';
import type { CheckoutParts } from './checkout-ports.ts';

/**
 * Where somebody is led who asks about a credit and has nothing to order, or must log in again; undefined: nowhere. That of an order is
 * for whoever has its token. Throws an outage.
 */
export async function creditGate(
  { basketOf }: Pick<CheckoutParts, 'basketOf'>,
  place: PlaceAtGate,
  query: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { tenant, locale } = place;
  const { [orderQuery.token]: token = '', [creditQuery.plan]: plan = '' } = query;
  if (token !== '') return undefined;
  const routes = routeTable(tenant, locale);
  const params: Record<string, string> = plan === '' ? {} : { [creditQuery.plan]: plan };
  const login = loginAddress(place, routes.link('credit-information', params) ?? '/');
  if (mustLogIn(place)) return login;
  const { basket } = await basketOf(place);
  if (basket.lines.length > 0) return undefined;
  return place.hasSessionEnded ? login : routes.address('no-order');
}
