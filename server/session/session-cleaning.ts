import type { Logger } from 'pino';
import type { SessionStore } from './session-store.ts';

/** Milliseconds between two looks for what has ended. */
const cleaningMs = 3_600_000;

/** Throws away sessions that have ended, at most once an hour; nobody waits for it. */
export function createSessionCleaning({
  store,
  clock,
  log,
}: {
  store: Pick<SessionStore, 'removeEnded'>;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'warn'>;
}): () => void {
  let cleanedAt = -Infinity;
  return () => {
    if (clock() - cleanedAt < cleaningMs) return;
    cleanedAt = clock();
    store.removeEnded().catch((error: unknown) => {
      log.warn({ err: error }, 'Sessions that have ended could not be deleted');
    });
  };
}
