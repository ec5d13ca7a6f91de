/**
 * Runs a call that may make this browser somebody, after those that its tabs are already waiting for: two at once would make two
 * of it, and what the one collected would be lost.
 */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  // Without TLS there are no locks.
  return 'locks' in navigator ? navigator.locks.request('guest', call) : call();
}
