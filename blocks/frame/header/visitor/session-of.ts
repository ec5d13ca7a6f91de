import { type VisitorSession, visitorSession } from '../../../kit/session/visitor-session.ts';

/** The visitor’s session, with the names that the entry of the account brings. */
export function sessionOf({ dataset }: HTMLElement): VisitorSession {
  const { tenant = '', consent = '', login, cc } = dataset;
  return visitorSession({ tenant, cookies: { consent, login, cc } });
}
