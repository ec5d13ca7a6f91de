import { readConsent } from '../browser/read-consent.ts';
import { fetchSessionKey } from './fetch-session-key.ts';
import { cookieValue } from './cookie-value.ts';
import { inTurn } from './in-turn.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { keyStorageName } from './key-storage.ts';
import { type LoginState, readLoginState, shownKind } from './login-state.ts';
import { sessionEvents } from './session-events.ts';

/** Sent by whatever logs somebody in or out, on `document`. */
export const sessionChanged = sessionEvents.changed;
/** Sent on `document` when a session key tells of another visitor than was shown: what shows the visitor looks again. */
export const visitorChanged = sessionEvents.visitorChanged;
const { consentChanged } = sessionEvents;
const marketing = 'C0004';

/** What the page knows of the shop’s sessions. */
export interface SessionNames {
  tenant: string;
  /** Names of cookies. */
  cookies: { consent: string; login?: string | undefined; cc?: string | undefined };
}

/** The visitor’s session, as the browser has it. */
export interface VisitorSession {
  /** What a call brings along: `x-ec-token`, or nothing where no key can be had. (Requirement 7.003) */
  headers(): Promise<Record<string, string>>;
  /** Who the visitor seems to be: the weaker one of login cookie and key. */
  shown(): LoginState;
  /** A call was answered 401: the shop is asked who the visitor is. */
  refused(): Promise<void>;
}

/** The browser, as far as sessions use it. */
export interface SessionBrowser {
  document: EventTarget & { cookie: string };
  isHttps: boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** To the shop’s other tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  ask: typeof fetch;
  clock: () => number;
  wall: () => number;
  later: (run: () => void, ms: number) => () => void;
}

let only: VisitorSession | undefined;

/** The one session of this page; what first needs it opens it. */
export function visitorSession(names: SessionNames): VisitorSession {
  return (only ??= openVisitorSession(names, thisBrowser()));
}

/** Keeps the key of a session, and listens for what changes it, here and in other tabs. */
export function openVisitorSession(
  { tenant, cookies }: SessionNames,
  browser: SessionBrowser,
): VisitorSession {
  const { document, storage, channel, isHttps, ask, clock, wall, later } = browser;
  const loginText = (): string => cookieValue(document.cookie, cookies.login ?? 'login');
  const announceVisitor = (): void => void document.dispatchEvent(new Event(visitorChanged));
  let known: string | undefined;
  const keeper = createSessionKeeper({
    ...{ clock, wall, later, shown: loginText },
    ask: (held) => fetchSessionKey(tenant, held, ask),
    storage: {
      read: () => storage?.getItem(keyStorageName) ?? null,
      write(text) {
        try {
          storage?.setItem(keyStorageName, text);
        } catch {
          // Full, or not allowed: the next page asks again.
        }
      },
    },
    onKey(isAboutChange) {
      // What was asked for before consent was withdrawn may bring the cookie back.
      if (!isMarketingAllowed()) forgetCc();
      // The same visitor as ever: what the page has asked for meanwhile is theirs.
      const isAnother = known !== shownText();
      known = shownText();
      if (isAnother || isAboutChange) announceVisitor();
    },
  });
  known = shownText();

  document.addEventListener(sessionChanged, () => {
    channel?.postMessage(sessionChanged);
    void keeper.renew('session changed');
  });
  channel?.addEventListener('message', () => {
    void keeper.renew('session changed').then(() => {
      // The header follows at once, also while the shop is not to be asked again so soon.
      if (keeper.type() === undefined) announceVisitor();
    });
  });
  document.addEventListener(consentChanged, () => {
    if (!isMarketingAllowed()) forgetCc();
    if (keeper.type() !== undefined) void keeper.renew('in doubt');
  });

  function shown(): LoginState {
    const state = readLoginState(loginText());
    return { ...state, kind: shownKind(state.kind, keeper.type()) };
  }

  function shownText(): string {
    return JSON.stringify(shown());
  }

  function isMarketingAllowed(): boolean {
    return readConsent(document.cookie, cookies.consent)?.includes(marketing) === true;
  }

  function forgetCc(): void {
    document.cookie = `${cookies.cc ?? 'cc'}=; Path=/; Max-Age=0; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  }

  return {
    async headers(): Promise<Record<string, string>> {
      const key = await keeper.key();
      return key === undefined ? {} : { 'x-ec-token': key };
    },
    shown,
    refused: () => keeper.renew('in doubt'),
  };
}

function thisBrowser(): SessionBrowser {
  return {
    document,
    isHttps: location.protocol === 'https:',
    storage: allowed(() => sessionStorage),
    channel: allowed(() => new BroadcastChannel(sessionEvents.channel)),
    ask: (...given) => inTurn(() => fetch(...given)),
    clock: () => performance.now(),
    wall: () => Date.now(),
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Browsers may forbid a page to store anything. */
function allowed<Thing>(get: () => Thing): Thing | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
