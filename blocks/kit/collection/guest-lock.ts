import { inTurn } from '../session/in-turn.ts';

/** Runs a call that may make this browser a guest in its turn (`in-turn.ts`). Nothing waits once something is collected. */
export function withGuestLock<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const isKnown = /(?:^|; )(?:basket|wishlist)-hint=/.test(document.cookie);
  return isKnown ? call() : inTurn(call);
}
