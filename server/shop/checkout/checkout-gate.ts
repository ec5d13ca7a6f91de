import { checkoutSteps, type CheckoutStep } from '../../../schemas/checkout/checkout-steps.ts';
import { accountQuery } from '../../../schemas/account/form-state.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import { checkoutFacts, type CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { nextStep, stepOfRoute, stepsOf } from './checkout-steps.ts';

/**
 * Where somebody is led who asks for a page of ordering that is not to be had: an earlier step, the basket, the login of a customer
 * whose rights have ended; undefined: the page is theirs. Throws an outage.
 */
export async function checkoutGate(
  parts: CheckoutParts,
  route: string,
  place: CheckoutPlace,
): Promise<string | undefined> {
  const { tenant, locale, owner, customerId } = place;
  const routes = routeTable(tenant, locale);
  const premium = route === 'checkout-premium';
  // No page of the shop is behind it then. (Requirement 2.012)
  if (premium && tenant.features.premium !== true) return undefined;
  const step = premium ? 'check' : stepOfRoute(route);
  if (step === undefined) return undefined;
  if (isCustomer(owner) && customerId === null) return loginTo(routes.address(route), routes);
  const facts = await checkoutFacts(parts, place);
  const { basket } = facts.orderable;
  if (basket.lines.length === 0) return routes.address('no-order');
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

/** The login of a customer whose rights have ended, who is led on from there. */
export function loginTo(target: string | undefined, routes: ReturnType<typeof routeTable>): string {
  const query = new URLSearchParams({ [accountQuery.target]: target ?? '/' });
  return `${routes.address('login') ?? '/'}?${query.toString()}`;
}
