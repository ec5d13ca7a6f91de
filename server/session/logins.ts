import type { Response } from 'express';
import { tenantOf } from '../http/tenant-of.ts';
import { clearedLoginCookie, loginCookie, type LoginFlags } from './login-cookie.ts';
import { visitorOf } from './request-visitor.ts';
import { clearedSessionCookie, type CookieTransport, sessionCookie } from './session-cookie.ts';
import type { SessionStore, StoredSession } from './session-store.ts';

interface Login {
  customerId: string;
  /** `full` when a password was checked. */
  kind: 'soft' | 'full';
  /** Whether the visitor wants to stay logged in on this device. */
  stays: boolean;
  flags: LoginFlags;
}

/** What answers do to the visitor's session. They set cookies, and so are for no cache. */
export interface Logins {
  /** A new session under a new id, whatever the browser brought along; the cookies go with the answer. */
  logIn(response: Response, login: Login): Promise<StoredSession>;
  /** Ends the session; the browser forgets it. */
  logOut(response: Response): Promise<void>;
}

export function createLogins(
  parts: CookieTransport & { store: Pick<SessionStore, 'rotate' | 'end'> },
): Logins {
  const { store, isHttps } = parts;
  return {
    async logIn(response, { customerId, kind, stays, flags }) {
      const tenant = tenantOf(response);
      const visitor = visitorOf(response);
      const stored = await store.rotate(tenant.slug, visitor.id, { visitor: { kind, customerId }, stays });
      visitor.become(stored);
      response.set('Cache-Control', 'private, no-store');
      response.append('Set-Cookie', sessionCookie(stored.session, { isHttps }));
      const state = { isLoggedIn: kind === 'full', ...flags };
      response.append('Set-Cookie', loginCookie(tenant, state, { isHttps, stays }));
      return stored;
    },
    async logOut(response) {
      const tenant = tenantOf(response);
      const visitor = visitorOf(response);
      if (visitor.id !== undefined) await store.end(tenant.slug, visitor.id);
      visitor.become(null);
      response.set('Cache-Control', 'private, no-store');
      response.append('Set-Cookie', clearedSessionCookie({ isHttps }));
      response.append('Set-Cookie', clearedLoginCookie(tenant, { isHttps }));
    },
  };
}
