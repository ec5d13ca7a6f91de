import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { tenantOf } from '../http/tenant-of.ts';
import { cookieHeader, hostCookieName } from '../http/write-cookie.ts';
import { cookieValues } from './read-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';
import { isSessionId, newSessionId } from './session-id.ts';

/** For how long a browser can show that it was the one, in seconds: whoever uses it later may be somebody else. */
const keptSeconds = 60 * 60;

/** Tells the browser that sent a registration from that of whoever reads the mail. */
export interface RegisteringBrowser {
  /** By what registrations know the browser that sends a request; null: it has sent none for long. */
  of(response: Response): string | null;
  /** A new secret: `name` is what a registration keeps of it, and `keep` has the browser keep it. */
  begin(response: Response): { name: string; keep(): void };
  /** Takes the secret back. */
  forget(response: Response): void;
}

export function createRegisteringBrowser({ isHttps }: CookieTransport): RegisteringBrowser {
  const cookieName = hostCookieName('registration', isHttps);

  function keep(response: Response, key: string, maxAge: number): void {
    response.append('Set-Cookie', cookieHeader({ name: cookieName, value: key, isHttps, maxAge }));
  }

  return {
    of(response) {
      const [key, ...others] = cookieValues(response.req.headers.cookie, cookieName);
      if (key === undefined || others.length > 0 || !isSessionId(key)) return null;
      return storedBrowser(tenantOf(response).slug, key);
    },
    begin(response) {
      const key = newSessionId();
      return {
        name: storedBrowser(tenantOf(response).slug, key),
        keep: () => keep(response, key, keptSeconds),
      };
    },
    forget(response) {
      if (cookieValues(response.req.headers.cookie, cookieName).length > 0) keep(response, '', 0);
    },
  };
}

/** As it is kept: whoever reads the database is no browser that has registered. */
function storedBrowser(tenant: string, key: string): string {
  return createHash('sha256').update(`registration ${tenant} ${key}`).digest('base64url');
}
