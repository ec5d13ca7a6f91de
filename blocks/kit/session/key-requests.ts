/** At least so many milliseconds lie between two requests of one cause, whatever the clocks say. */
const pauseMs = 60_000;

/** When the key was asked for, and may be asked for again; all by the growing clock, in ms. */
export interface KeyRequests {
  /** The last request; -Infinity: there was none. */
  lastAt(): number;
  /** The last request was made on another page, at this moment. */
  resume(at: number): void;
  /** One is made now; whether it is the first one since the session has changed. */
  begin(isAboutChange: boolean): void;
  /** The server wants none for so long. */
  waitFor(ms: number): void;
  /** The session has changed: what was asked before that counts no more, unless it was about a change, too. */
  allowForChange(): void;
  /** No request before this moment. */
  pausedUntil(): number;
}

/** Counts the requests of one page, none of which was made yet. */
export function createKeyRequests(clock: () => number): KeyRequests {
  let lastAt = -Infinity;
  let lastAboutChangeAt = -Infinity;
  let serverWaitsUntil = -Infinity;
  return {
    lastAt: () => lastAt,
    resume(at) {
      lastAt = at;
    },
    begin(isAboutChange) {
      lastAt = clock();
      if (isAboutChange) lastAboutChangeAt = lastAt;
    },
    waitFor(ms) {
      serverWaitsUntil = clock() + ms;
    },
    allowForChange() {
      if (clock() >= lastAboutChangeAt + pauseMs) lastAt = -Infinity;
    },
    pausedUntil: () => Math.max(lastAt + pauseMs, serverWaitsUntil),
  };
}
