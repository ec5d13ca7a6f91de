import type { FetchedKey } from './fetch-session-key.ts';
import { type Clocks, type HeldKey, msLeft, restoreKey, storableKey } from './held-key.ts';
import { createKeyRequests } from './key-requests.ts';
import type { SessionKey } from './session-key.ts';

interface KeeperParts extends Clocks {
  /** Asks the shop, and never throws; `held` is the key that there is. */
  ask: (held: string | undefined) => Promise<FetchedKey>;
  /** Runs something later; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void;
  /** What shows who is logged in: a key that was given beside another text is not trusted. */
  shown: () => string;
  /** Where the key outlasts the page. */
  storage: { read: () => string | null; write: (text: string) => void };
  /** Told that a key has come; whether it is the first one since the session has changed. */
  onKey: (isAboutChange: boolean) => void;
}

interface SessionKeeper {
  /** The key, asked for when there is none that holds; undefined: it cannot be had now, and a call goes without. */
  key(): Promise<string | undefined>;
  /** The type of the last key that was given, which stands until another one comes, or the session changes. */
  type(): SessionKey['type'] | undefined;
  /** The key is given up, and asked for anew: at once when the session has changed, else after a rest. */
  renew(cause: 'session changed' | 'in doubt'): Promise<void>;
}

/**
 * Keeps the session key: asks when somebody first needs it, gives it up half an hour before its end by the server’s clock,
 * and asks anew then. What fails (500, 429, no answer) logs nobody out: the last type that was given stands. (Requirements
 * 4.003–4.006)
 */
export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  const { ask, clock, later, shown, storage, onKey } = parts;
  const requests = createKeyRequests(clock);
  let held: HeldKey | undefined;
  let type: SessionKey['type'] | undefined;
  let pending: Promise<void> | undefined;
  let hasChanged = false;
  let cancelPlan = (): void => {};

  const isFresh = (one: HeldKey): boolean => msLeft(one, parts) > 0;

  function takeFromStorage(): void {
    const stored = restoreKey(storage.read(), parts);
    if (stored.askedAt !== undefined) requests.resume(stored.askedAt);
    ({ held } = stored);
    if (!held) return;
    ({ type } = held.key);
    if (isFresh(held)) plan(msLeft(held, parts));
    else hold(undefined);
  }

  function hold(next: HeldKey | undefined): void {
    held = next;
    storage.write(storableKey(held, requests.madeAt(), parts));
  }

  function plan(ms: number): void {
    cancelPlan();
    cancelPlan = later(() => void refresh(), Math.max(ms, requests.pausedUntil() - clock()));
  }

  /** One request at a time, and none while there is to be a pause. */
  function refresh(): Promise<void> {
    if (!pending && clock() < requests.pausedUntil()) {
      plan(0);
      return Promise.resolve();
    }
    pending ??= request().finally(() => (pending = undefined));
    return pending;
  }

  async function request(): Promise<void> {
    const isAboutChange = hasChanged;
    requests.begin(isAboutChange);
    hasChanged = false;
    const fetched = await ask(held?.key.key);
    if (fetched.ok || !fetched.wasCut) requests.made();
    if (fetched.ok) {
      const next = { key: fetched.key, shown: shown(), offset: fetched.serverNow - clock() };
      ({ type } = next.key);
      hold(next);
      plan(msLeft(next, parts));
      onKey(isAboutChange);
      return;
    }
    requests.waitFor(fetched.waitMs);
    hold(held && isFresh(held) ? held : undefined);
    plan(0);
  }

  async function renew(cause: 'session changed' | 'in doubt'): Promise<void> {
    // An answer under way may be older than the change.
    await pending;
    if (cause === 'session changed') {
      type = undefined;
      hasChanged = true;
      requests.allowForChange();
    }
    hold(undefined);
    await refresh();
  }

  async function key(): Promise<string | undefined> {
    if (held && held.shown !== shown()) await renew('session changed');
    else if (!held || !isFresh(held)) {
      hold(undefined);
      await refresh();
    }
    return held && isFresh(held) ? held.key.key : undefined;
  }

  takeFromStorage();
  return { key, type: () => type, renew };
}
