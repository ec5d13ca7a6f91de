import { askForSessionKey } from './ask-for-session-key.ts';
import { cookieText } from './cookie-text.ts';
import { readShelf, type ShelvedKey, shelfName, shelfText } from './key-shelf.ts';
import { staleAt } from './session-key.ts';

/** The browser, as far as the first key uses it. */
export interface FirstKeyBrowser {
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
export async function provideFirstKey(
  tenant: string,
  loginCookie: string,
  { document, storage, ask, wall }: FirstKeyBrowser,
): Promise<number> {
  const { askedAt, held } = readShelf(storage?.getItem(shelfName) ?? null);
  const left = held ? staleAt(held.key) - wall() - held.ahead : 0;
  if (left > 0) return left;
  const rest = askedAt + restMs - wall();
  if (rest > 0 && rest <= restMs) return rest;
  const askedNow = wall();
  const asked = await askForSessionKey(tenant, held?.key.key, ask);
  const given: ShelvedKey | undefined = asked.ok
    ? {
        ...{ key: asked.key, ahead: asked.serverNow - wall() },
        shown: cookieText(document.cookie, loginCookie),
      }
    : undefined;
  keep(storage, shelfText({ askedAt: askedNow, held: given }));
  return asked.ok ? staleAt(asked.key) - asked.serverNow : Math.max(restMs, asked.waitMs);
}

function keep(storage: FirstKeyBrowser['storage'], text: string): void {
  try {
    storage?.setItem(shelfName, text);
  } catch {
    // Full, or not allowed: the next page asks again.
  }
}
