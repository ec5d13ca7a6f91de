/** At least so many milliseconds lie between two requests of one cause, whatever the clocks say. */
const pauseMs = 60_000;

/** When the key was asked for, and may be asked for again; all by the growing clock, in ms. */
export interface KeyRequests {
  /** The last request that pages to come shall know of; -Infinity: there was none. */
  madeAt(): number;
  /** The last request was made on another page, at this moment. */
  resume(at: number): void;
  /** One is made now; whether it is the first one since the session has changed. */
  begin(isAboutChange: boolean): void;
  /** The one under way was not cut off: it counts for pages to come, too. */
  made(): void;
  /** The server wants none for so long. */
  waitFor(ms: number): void;
  /** The session has changed: what was asked before that counts no more, unless it was about a change, too. */
  allowForChange(): void;
  /** No request before this moment. */
  pausedUntil(): number;
}

/** Counts the requests of one page, none of which was made yet. */
export function createKeyRequests(clock: () => number): KeyRequests {
  let begunAt = -Infinity;
  let madeAt = -Infinity;
  let lastAboutChangeAt = -Infinity;
  let serverWaitsUntil = -Infinity;
  return {
    madeAt: () => madeAt,
    resume(at) {
      begunAt = madeAt = at;
    },
    begin(isAboutChange) {
      begunAt = clock();
      if (isAboutChange) lastAboutChangeAt = begunAt;
    },
    made() {
      madeAt = begunAt;
    },
    waitFor(ms) {
      serverWaitsUntil = clock() + ms;
    },
    allowForChange() {
      if (clock() >= lastAboutChangeAt + pauseMs) begunAt = madeAt = -Infinity;
    },
    pausedUntil: () => Math.max(begunAt + pauseMs, serverWaitsUntil),
  };
}
