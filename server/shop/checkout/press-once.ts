import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutOutcome, Typed } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { changesSince, readSeen } from './seen-order.ts';

/** What a press does that is the first of its key: where its visitor is led instead, and the order. */
interface Press {
  gate(): Promise<string | undefined>;
  take(): Promise<CheckoutOutcome>;
}

/**
 * A press of the button, carried out once for its key: again, it is answered as the first one was, wherever the visitor has got
 * to since. With other content under the same key it is refused, and says so. Throws an outage.
 */
export async function pressOnce(
  parts: CheckoutParts,
  place: CheckoutPlace,
  typed: Typed,
  { gate, take }: Press,
): Promise<CheckoutOutcome> {
  const known = await pressedBefore(parts, place, typed);
  if (known) return known;
  const elsewhere = await gate();
  const outcome: CheckoutOutcome = elsewhere === undefined ? await take() : { ok: true, to: elsewhere };
  if (outcome.ok && elsewhere === undefined) return outcome;
  // A twin that came first has taken basket and steps away with it: this one gets its answer.
  const twin = await pressedBefore(parts, place, typed);
  if (twin || outcome.ok) return twin ?? outcome;
  // Sold out meanwhile, there is nothing to agree to on this page any more.
  const now = await gate();
  return now === undefined ? outcome : { ok: true, to: now };
}

async function pressedBefore(
  parts: CheckoutParts,
  { tenant, locale }: CheckoutPlace,
  { key = '', seen: shown = '' }: Typed,
): Promise<CheckoutOutcome | null> {
  const placed = await parts.placedWith(tenant, key);
  if (!placed) return null;
  const seen = readSeen(shown);
  if (seen && changesSince(seen, placed.ordered).length === 0) return { ok: true, to: await placed.lead() };
  const words = parts.text(tenant.slug, locale, 'checkout.refused.other-press', { number: placed.number });
  return { ok: false, status: 422, faults: [], words };
}
