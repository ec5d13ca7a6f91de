import { listenToOtherTabs } from '../../kit/collection/collection-events.ts';
import { cookieValue } from '../../kit/session/cookie-value.ts';
import { keyStorageName } from '../../kit/session/key-storage.ts';
import { ensureSessionKey } from '../../kit/session/ensure-session-key.ts';
import { inTurn } from '../../kit/session/in-turn.ts';
import { sessionEvents } from '../../kit/session/session-events.ts';

/** Set by the shop while something is collected: most pages are read by visitors who have collected nothing. */
const hints = /(?:basket|wishlist)-hint=/;

/**
 * Fetches the session key that every page has, and wakes what shows the visitor once there is somebody to be shown: most pages
 * are read by visitors of whom nothing is known, and need no more than this. (Requirements 4.001, 4.002, 4.005, 4.006)
 */
export function startVisitor(link: HTMLAnchorElement): void {
  const { tenant = '', login = 'login' } = link.dataset;
  const isKnown = (): boolean => cookieValue(document.cookie, login) !== '';
  const storage = allowed(() => sessionStorage);
  const channel = allowed(() => new BroadcastChannel(sessionEvents.channel));
  let isAwake = false;

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    channel?.close();
    void import('./visitor/show-visitor.ts').then((module) => module.showVisitor(link));
  }

  async function provide(): Promise<void> {
    const ms = await ensureSessionKey(tenant, login, {
      ...{ document, storage, wall: () => Date.now() },
      ask: (...given) => inTurn(() => fetch(...given)),
    });
    if (isKnown()) wake();
    else setTimeout(wake, ms);
  }

  function count(change?: Event): void {
    if (change || isKnown() || hints.test(document.cookie))
      void import('./counts/show-counts.ts').then((module) => module.showCounts(link, change));
  }

  document.addEventListener('collection-changed', count);
  listenToOtherTabs(() => count());
  count();

  // From now on what it leads to opens above the page.
  link.ariaHasPopup = 'dialog';
  if (isKnown()) {
    wake();
    return;
  }
  let provided = provide();

  /** The key that there is stands for a session that is no more. */
  function wakeToAsk(): void {
    if (!isAwake) storage?.removeItem(keyStorageName);
    wake();
  }

  channel?.addEventListener('message', wakeToAsk);
  document.addEventListener(sessionEvents.changed, () => {
    if (!isAwake) channel?.postMessage(sessionEvents.changed);
    wakeToAsk();
  });
  document.addEventListener(sessionEvents.consentChanged, () => {
    if (isAwake) return;
    // The key says what was agreed to. An answer under way is older, and may bring back the cookie that was withdrawn.
    provided = provided.then(() => {
      storage?.removeItem(keyStorageName);
      return provide();
    });
  });
  addEventListener('pageshow', () => {
    if (isKnown()) wake();
    count();
  });
}

/** Browsers may forbid a page to store anything. */
function allowed<Thing>(get: () => Thing): Thing | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
