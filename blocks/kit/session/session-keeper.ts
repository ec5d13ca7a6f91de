import type { FetchedKey } from './fetch-session-key.ts';
import { readStoredKey, storedKeyText } from './key-storage.ts';
import { type SessionKey, staleAt } from './session-key.ts';

export interface KeeperParts {
  /** Asks the shop, and never throws; `held` is the key that there is. */
  ask: (held: string | undefined) => Promise<FetchedKey>;
  /** Milliseconds that only ever grow. */
  clock: () => number;
  /** The device’s own time, which may be wrong; in ms since 1970. */
  wall: () => number;
  /** Runs something later; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void;
  /** What shows who is logged in: a key that was given beside another text is not trusted. */
  shown: () => string;
  /** Where the key outlasts the page. */
  storage: { read: () => string | null; write: (text: string) => void };
  /** Told that a key has come. */
  onKey: () => void;
}

export interface SessionKeeper {
  /** The key, asked for when there is none that holds; undefined: it cannot be had now, and a call goes without. */
  key(): Promise<string | undefined>;
  /** The type of the last key that was given, which stands until another one comes, or the session changes. */
  type(): SessionKey['type'] | undefined;
  /** The key is given up, and asked for anew: at once when the session has changed, else after a rest. */
  renew(cause: 'session changed' | 'in doubt'): Promise<void>;
}

/** At least so many milliseconds lie between two questions of one cause, whatever the clocks say. */
const restMs = 60_000;

/** A key with the server’s time at a moment of ours. */
interface Held {
  key: SessionKey;
  shown: string;
  serverAt: number;
  clockAt: number;
}

/**
 * Keeps the session key: asks when somebody first needs it, gives it up half an hour before its end by the server’s clock,
 * and asks anew then. What fails (500, 429, no answer) logs nobody out: the last type that was given stands. (Requirements
 * 4.003–4.006)
 */
export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  const { ask, clock, wall, later, shown, storage, onKey } = parts;
  let held: Held | undefined;
  let type: SessionKey['type'] | undefined;
  let pending: Promise<void> | undefined;
  let hasChanged = false;
  let callOff = (): void => {};
  // All by `clock`: the last question, the last one about a change, and until when the server wants none.
  let askedAt = -Infinity;
  let changeAskedAt = -Infinity;
  let serverWaitsUntil = -Infinity;

  takeFromStorage();

  function takeFromStorage(): void {
    const kept = readStoredKey(storage.read());
    const sinceAsked = wall() - kept.askedAt;
    if (sinceAsked >= 0) askedAt = clock() - sinceAsked;
    if (!kept.held) return;
    const { key, ahead, shown: shownThen } = kept.held;
    const serverAt = wall() + ahead;
    type = key.type;
    held = { key, shown: shownThen, serverAt, clockAt: clock() };
    if (holds(held)) plan(staleAt(key) - serverAt);
    else giveUp();
  }

  function serverNow({ serverAt, clockAt }: Held): number {
    return serverAt + clock() - clockAt;
  }

  function holds(one: Held): boolean {
    return serverNow(one) < staleAt(one.key);
  }

  function giveUp(): void {
    held = undefined;
    keep();
  }

  function keep(): void {
    const kept = held && { key: held.key, shown: held.shown, ahead: serverNow(held) - wall() };
    storage.write(storedKeyText({ held: kept, askedAt: wall() - clock() + askedAt }));
  }

  function restsUntil(): number {
    return Math.max(askedAt + restMs, serverWaitsUntil);
  }

  function plan(ms: number): void {
    callOff();
    callOff = later(() => void refresh(), Math.max(ms, restsUntil() - clock()));
  }

  /** One question at a time, and none while it is to rest. */
  function refresh(): Promise<void> {
    if (!pending && clock() < restsUntil()) {
      plan(0);
      return Promise.resolve();
    }
    pending ??= question().finally(() => (pending = undefined));
    return pending;
  }

  async function question(): Promise<void> {
    askedAt = clock();
    if (hasChanged) changeAskedAt = askedAt;
    hasChanged = false;
    const asked = await ask(held?.key.key);
    if (!asked.ok) {
      serverWaitsUntil = clock() + asked.waitMs;
      if (held && !holds(held)) held = undefined;
      keep();
      plan(0);
      return;
    }
    const { key, serverNow: serverAt } = asked;
    held = { key, shown: shown(), serverAt, clockAt: clock() };
    type = key.type;
    keep();
    plan(staleAt(key) - serverAt);
    onKey();
  }

  async function renew(cause: 'session changed' | 'in doubt'): Promise<void> {
    // An answer under way may be older than the change.
    await pending;
    giveUp();
    if (cause === 'session changed') {
      type = undefined;
      hasChanged = true;
      if (clock() >= changeAskedAt + restMs) askedAt = -Infinity;
    }
    await refresh();
  }

  return {
    async key() {
      if (held && held.shown !== shown()) await renew('session changed');
      else if (!held || !holds(held)) {
        giveUp();
        await refresh();
      }
      return held && holds(held) ? held.key.key : undefined;
    },
    type: () => type,
    renew,
  };
}
