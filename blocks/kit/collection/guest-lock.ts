/**
 * Runs a call that may make this browser a guest, after those that its tabs are already waiting for: two at once would make two
 * guests, and what the one collected would be lost. Nothing waits once something is collected.
 */
export function withGuestLock<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const isKnown = /(?:^|; )(?:basket|wishlist)-hint=/.test(document.cookie);
  // Without TLS there are no locks.
  return isKnown || !('locks' in navigator) ? call() : navigator.locks.request('guest', call);
}
