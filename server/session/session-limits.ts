const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long sessions last, in milliseconds. All of it stands here. */
export const sessionLimits = {
  /** Full rights end after so long without a request, */
  fullIdleMs: 30 * minute,
  /** and so long after the login, however busy the visitor is. A session that does not stay ends then. */
  fullMostMs: 12 * hour,
  /** Whoever stays logged in is known softly for so long without a request, */
  staysIdleMs: 90 * day,
  /** and at most so long after the login. */
  staysMostMs: 360 * day,
  /** An anonymous session, for those who keep something in it, lasts so long without a request. */
  anonymousIdleMs: 30 * day,
  /** The time of the last request is written at most so often. */
  touchMs: minute,
  /** An id is exchanged for a new one when it is so old. */
  renewAfterMs: day,
  /** A new id that has not come back for so long was lost on its way, and another one may be given. */
  renewAgainMs: minute,
  /** Once the new id is in use, the old one is answered for so long: another tab may have sent it before. */
  graceMs: 10 * second,
} as const;
