import { isCustomer } from '../session/collection-owner.ts';
import type { CollectionContext } from './collection-context.ts';
import type { Refusal } from './form-outcome.ts';

interface NewCollection {
  /** Whether something is kept for an owner. */
  hasBegun(owner: string): Promise<boolean>;
  /** Counts one that begins; seconds to wait where its address has begun too many. */
  countNew(context: CollectionContext): Promise<number | undefined>;
}

/**
 * Refuses what would begin a collection of a guest, where an address begins them without an end: by requests without a cookie, or
 * with invented ones. Undefined: it may go on.
 */
export async function refuseNew(
  { hasBegun, countNew }: NewCollection,
  context: CollectionContext,
): Promise<Refusal | undefined> {
  const { owner } = context;
  if (isCustomer(owner) || (owner !== null && (await hasBegun(owner)))) return undefined;
  const wait = await countNew(context);
  return wait === undefined ? undefined : { status: 429, key: 'add-failed', retryAfterSeconds: wait };
}
