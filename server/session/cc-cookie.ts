import { randomBytes } from 'node:crypto';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { cookieHeader } from '../http/write-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';

/** Seconds that the cookie lasts. (Requirement 9.002) */
const maxAge = 86_400;

export function ccCookieName({ cookies }: Pick<TenantConfig, 'cookies'>): string {
  return cookies.cc ?? 'cc';
}

/**
 * What to do about the value `cc` and its cookie: with consent to marketing the value that the browser has, or a new one, is
 * written for another day; without it there is none, and a cookie that is left is deleted. (Requirements 3.005, 3.018, 3.019,
 * 4.008) `header` is a `Set-Cookie`.
 */
export function decideCc(
  tenant: Pick<TenantConfig, 'cookies'>,
  { present, mayMarket }: { present: string | undefined; mayMarket: boolean },
  { isHttps }: CookieTransport,
): { value: string | undefined; header: string | undefined } {
  const name = ccCookieName(tenant);
  const shown = { name, isHttps, isForScripts: true };
  if (!mayMarket) {
    const header = present === undefined ? undefined : cookieHeader({ ...shown, value: '', maxAge: 0 });
    return { value: undefined, header };
  }
  const value = present !== undefined && isCc(present) ? present : randomBytes(16).toString('base64url');
  return { value, header: cookieHeader({ ...shown, value, maxAge }) };
}

/** Whether a text can be such a value. */
function isCc(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
