/** What is sent on `document`, and to the shop’s other tabs, when sessions change. */
export const sessionEvents = {
  /** By whatever logs somebody in or out. */
  changed: 'session-changed',
  /** When a session key tells of another visitor than was shown: what shows the visitor looks again. */
  visitorChanged: 'visitor-changed',
  /** By whatever asks for consent. */
  consentChanged: 'consent-changed',
  /** Name of the channel to other tabs. */
  channel: 'session',
} as const;
