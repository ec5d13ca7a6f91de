import { type PaymentChoice, paymentChoice } from '../../../schemas/payment/payment-choice.ts';
import type { MeansRefusal } from '../../../schemas/payment/offered-means.ts';
import type { PaymentPlan } from '../../../schemas/payment/payment-plan.ts';
import { checkoutFacts, type CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { contractOf } from './shop-means.ts';

export type OfferedCredit =
  | { ok: true; plan: PaymentPlan }
  /** `no-such-plan`: the shop has none of that name, or not for this basket. */
  | { ok: false; refusal: MeansRefusal | 'no-such-plan' };

/**
 * The credit that somebody would have who ordered now: of so many instalments, after a `pause`, or the one that was chosen where
 * `wanted` is empty. Throws an outage.
 */
export async function offeredCredit(
  parts: CheckoutParts,
  place: CheckoutPlace,
  wanted: string,
): Promise<OfferedCredit> {
  const { means, draft } = await checkoutFacts(parts, place);
  const choice = wanted === '' ? draft.payment : choiceOf(wanted);
  const own = means.find(({ method }) => method === choice?.method);
  // A birthday is asked for beside the choice.
  if (own && own.refusal !== null && own.refusal !== 'no-birthday')
    return { ok: false, refusal: own.refusal };
  const count = choice?.method === 'instalments' ? choice.count : 1;
  const plan = own?.plans.find((each) => each.count === count);
  if (!plan) return { ok: false, refusal: 'no-such-plan' };
  const isChosen = JSON.stringify(choice) === JSON.stringify(draft.payment);
  const hasProtection = isChosen && draft.hasProtection === true;
  const { tenant, locale } = place;
  return { ok: true, plan: contractOf({ tenant, locale, plan, at: parts.now(), hasProtection }) };
}

function choiceOf(wanted: string): PaymentChoice | null {
  const read = paymentChoice.safeParse(
    wanted === 'pause' ? { method: wanted } : { method: 'instalments', count: Number(wanted) },
  );
  return read.success ? read.data : null;
}
