import { fetchSessionKey } from './fetch-session-key.ts';
import { cookieValue } from './cookie-value.ts';
import { readStoredKey, type StoredKey, keyStorageName, storedKeyText } from './key-storage.ts';
import { staleAt } from './session-key.ts';

/** The browser, as far as the first key uses it. */
interface KeyBrowser {
  document: { cookie: string };
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  ask: typeof fetch;
  /** The device’s time, in ms since 1970. */
  wall: () => number;
}

/** At least so many milliseconds lie between two questions, as in `keep-session-key.ts`. */
const restMs = 60_000;

/**
 * Sees to it that a visitor of whom nothing is known has a session key, with a tenth of the code of sessions. Returns after how
 * many milliseconds somebody has to see to it again. (Requirement 4.002)
 */
export async function ensureSessionKey(
  tenant: string,
  loginCookie: string,
  { document, storage, ask, wall }: KeyBrowser,
): Promise<number> {
  const { askedAt, held } = readStoredKey(storage?.getItem(keyStorageName) ?? null);
  const left = held ? staleAt(held.key) - wall() - held.ahead : 0;
  if (left > 0) return left;
  const rest = askedAt + restMs - wall();
  if (rest > 0 && rest <= restMs) return rest;
  const askedNow = wall();
  const asked = await fetchSessionKey(tenant, held?.key.key, ask);
  const given: StoredKey | undefined = asked.ok
    ? {
        ...{ key: asked.key, ahead: asked.serverNow - wall() },
        shown: cookieValue(document.cookie, loginCookie),
      }
    : undefined;
  if (asked.ok || !asked.wasCut) keep(storage, storedKeyText({ askedAt: askedNow, held: given }));
  return asked.ok ? staleAt(asked.key) - asked.serverNow : Math.max(restMs, asked.waitMs);
}

function keep(storage: KeyBrowser['storage'], text: string): void {
  try {
    storage?.setItem(keyStorageName, text);
  } catch {
    // Full, or not allowed: the next page asks again.
  }
}
