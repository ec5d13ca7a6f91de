import { sessionEvents } from '../session/session-events.ts';
import { createRestClient, type RestClient } from './rest-client.ts';

interface RestSettings {
  /** The tenant’s `dedupeMs`. */
  dedupeMs: number;
}

let only: RestClient | undefined;

/** The one client of this page; what first needs it opens it. */
export function restClient({ dedupeMs }: RestSettings): RestClient {
  return (only ??= openRestClient(dedupeMs));
}

function openRestClient(dedupeMs: number): RestClient {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  const client = createRestClient({
    dedupeMs,
    ask: (...given) => fetch(...given),
    clock: () => performance.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    effectiveType: () => connection?.effectiveType,
    isVisible: () => document.visibilityState === 'visible',
    // The one place where who looks after the shop sees it in a browser. (Requirement 8.001)
    // oxlint-disable-next-line no-console
    onFailure: ({ message }) => console.warn(message),
  });
  addEventListener('focus', () => client.cameBack());
  document.addEventListener('visibilitychange', () => client.cameBack());
  for (const change of [sessionEvents.changed, sessionEvents.visitorChanged])
    document.addEventListener(change, () => client.forget());
  return client;
}
