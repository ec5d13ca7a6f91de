import { sessionChanged, type VisitorSession, visitorChanged } from '../session/visitor-session.ts';
import { createRestClient, type RestClient } from './rest-client.ts';

export interface RestSettings {
  /** The tenant’s `dedupeMs`. */
  dedupeMs: number;
  /** Whose key goes along with calls that want it. */
  session?: VisitorSession;
}

let only: RestClient | undefined;

/** The one client of this page; what first needs it opens it. */
export function restClient({ dedupeMs, session }: RestSettings): RestClient {
  return (only ??= openRestClient(dedupeMs, session));
}

function openRestClient(dedupeMs: number, session: VisitorSession | undefined): RestClient {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  const client = createRestClient({
    ...{ dedupeMs, session },
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
  for (const change of [sessionChanged, visitorChanged])
    document.addEventListener(change, () => client.forget());
  return client;
}
