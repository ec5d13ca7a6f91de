import { checkoutSteps, type CheckoutStep } from '../../../schemas/checkout/checkout-steps.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { loginAddress } from '../../http/login-address.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import { checkoutFacts, type CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { nextStep, stepOfRoute, stepsOf } from './checkout-steps.ts';

/** Whose order a page is about that is asked for. */
export interface PlaceAtGate extends CheckoutPlace {
  /** Whether the browser names a session that is over: what its customer has in the basket is seen after the login. */
  hasSessionEnded: boolean;
}

/**
 * Where somebody is led who asks for a page of ordering that is not to be had: an earlier step, the basket, the login of a customer
 * whose rights have ended; undefined: the page is theirs. Throws an outage.
 */
export async function checkoutGate(
  parts: CheckoutParts,
  route: string,
  place: PlaceAtGate,
): Promise<string | undefined> {
  const { tenant, locale } = place;
  const routes = routeTable(tenant, locale);
  const premium = route === 'checkout-premium';
  // No page of the shop is behind it then. (Requirement 2.012)
  if (premium && tenant.features.premium !== true) return undefined;
  const step = premium ? 'check' : stepOfRoute(route);
  if (step === undefined) return undefined;
  const login = loginAddress(place, routes.address(route) ?? '/');
  if (mustLogIn(place)) return login;
  const facts = await checkoutFacts(parts, place);
  const { basket } = facts.orderable;
  if (basket.lines.length === 0) return place.hasSessionEnded ? login : routes.address('no-order');
  if (!basket.canOrder) return routes.address('basket');
  if (premium) return routes.address(checkoutSteps[nextStep(facts)]);
  if (step === 'login' && facts.isCustomer) return routes.address(checkoutSteps[nextStep(facts)]);
  if (isReached(step, facts)) return undefined;
  return routes.address(checkoutSteps[nextStep(facts)]);
}

function isReached(step: CheckoutStep, facts: Parameters<typeof stepsOf>[0]): boolean {
  const steps = stepsOf(facts);
  const place = steps.findIndex((each) => each.step === step);
  return place >= 0 && steps.slice(0, place).every(({ isDone }) => isDone);
}

/** Whether it is a customer’s whose rights have ended. */
export function mustLogIn({ owner, customerId }: CheckoutPlace): boolean {
  return isCustomer(owner) && customerId === null;
}
