import type { CheckoutDraft } from '../../../schemas/checkout/checkout-draft.ts';
import { changeRoutes, checkoutSteps, type CheckoutStep } from '../../../schemas/checkout/checkout-steps.ts';
import type { OfferedMeans } from './checkout-ports.ts';

/** What decides which steps an order has, and which are done. */
export interface StepFacts {
  draft: CheckoutDraft;
  isCustomer: boolean;
  needsFreight: boolean;
  /** Days on which a forwarder can come. */
  freightDays: readonly string[];
  means: readonly OfferedMeans[];
  offersProtection: boolean;
}

/** The steps of an order in their order, and which of them has been done. (Requirements 2.004–2.010) */
export function stepsOf(facts: StepFacts): { step: CheckoutStep; isDone: boolean }[] {
  const { isCustomer, draft, offersProtection } = facts;
  return [
    { step: 'login', isDone: isCustomer || draft.as === 'guest' },
    { step: 'delivery', isDone: isDeliveryTold(facts) },
    { step: 'payment', isDone: isPaymentChosen(facts) },
    ...(offersProtection ? [{ step: 'protection', isDone: draft.hasProtection !== null } as const] : []),
    { step: 'check', isDone: false },
  ];
}

/** The first step that is not done: no later one can be reached. */
export function nextStep(facts: StepFacts): CheckoutStep {
  return stepsOf(facts).find(({ isDone }) => !isDone)?.step ?? 'check';
}

/** The step of a route; undefined: it is none of ordering. */
export function stepOfRoute(route: string): CheckoutStep | undefined {
  if (route === 'checkout-delayed-payment') return 'payment';
  const routes = [...Object.entries(checkoutSteps), ...Object.entries(changeRoutes)];
  return routes.find(([, own]) => own === route)?.[0] as CheckoutStep | undefined;
}

function isDeliveryTold({ draft, needsFreight, freightDays }: StepFacts): boolean {
  const { contact, billing, place, freight } = draft;
  if (contact === null || billing === null || place === null) return false;
  if (!needsFreight) return true;
  return (
    place.kind === 'home' && contact.phone !== null && freight !== null && freightDays.includes(freight.day)
  );
}

function isPaymentChosen({ draft: { payment }, means }: StepFacts): boolean {
  const own = means.find(({ method }) => method === payment?.method);
  if (!own || own.refusal !== null) return false;
  return payment?.method !== 'instalments' || own.plans.some(({ count }) => count === payment.count);
}
