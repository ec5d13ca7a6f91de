import { changeWords } from './change-words.ts';
import { checkoutFacts, type CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutOutcome, Typed } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { changesSince, readSeen } from './seen-order.ts';

/** How often an order is worked out anew because something changes while it is placed. */
const attempts = 3;
/** How often it is tried while another press is under way; each try waits for as long as a statement may take, two seconds. */
const patience = 5;

/**
 * Orders what the button stood below, if it still is that; else says what has changed, and the page asks again. Pressed twice, in
 * two tabs at once, it is one order: the later press waits for the first one's answer, at most ten seconds. Throws an outage.
 */
export async function placeSeenOrder(
  parts: CheckoutParts,
  place: CheckoutPlace & { owner: string },
  { seen: shown = '' }: Typed,
): Promise<CheckoutOutcome> {
  const { tenant } = place;
  let held = 0;
  for (let attempt = 0; attempt < attempts && held < patience;) {
    const facts = await checkoutFacts(parts, place);
    const { ordered, orderable } = facts;
    if (!ordered || facts.key === null) return { ok: false, status: 409, faults: [], notice: 'incomplete' };
    const seen = readSeen(shown);
    const changes = seen ? changesSince(seen, ordered) : [{ kind: 'rest' as const }];
    if (changes.length > 0)
      return { ok: false, status: 409, faults: [], words: changeWords(parts, place, changes, ordered.total) };
    const outcome = await parts.placeOrder({
      ...{ tenant, owner: place.owner, customerId: place.customerId, key: facts.key },
      ...{ version: orderable.version, ordered, voucher: ordered.voucher && orderable.voucher },
    });
    if (outcome.ok) return outcome;
    if (outcome.reason === 'refused') return { ok: false, status: 409, faults: [], notice: outcome.key };
    if (outcome.reason === 'held') held++;
    else attempt++;
  }
  if (held === patience) return { ok: false, status: 409, faults: [], notice: 'twin', retryAfterSeconds: 5 };
  return { ok: false, status: 409, faults: [], notice: 'busy' };
}
