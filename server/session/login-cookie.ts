import { z } from 'zod';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { cookieHeader } from '../http/write-cookie.ts';
import type { CookieTransport } from './session-cookie.ts';
import { sessionLimits } from './session-limits.ts';

/** What of a customer the shop's header may show before anybody is asked. */
export interface LoginFlags {
  creditAffinity: boolean;
  bonusProgram: boolean;
  hasPassword: boolean;
}

export interface LoginState extends LoginFlags {
  isLoggedIn: boolean;
}

const flag = z.enum(['0', '1']);
const written = z.strictObject({ li: flag, ca: flag, bop: flag, np: flag });

export function loginCookieName({ cookies }: Pick<TenantConfig, 'cookies'>): string {
  return cookies.login ?? 'login';
}

/**
 * The header that tells the page who is logged in: JSON of `li` (logged in), `ca` (credit affinity), `bop` (bonus programme)
 * and `np` (no password yet). For display alone: whoever writes it himself sees another header, and gets nothing by it. It
 * lasts as long as the session's cookie. (Requirements 3.006–3.010)
 */
export function loginCookie(
  tenant: Pick<TenantConfig, 'cookies'>,
  { isLoggedIn, creditAffinity, bonusProgram, hasPassword }: LoginState,
  { isHttps, stays }: CookieTransport & { stays: boolean },
): string {
  const digit = (is: boolean): '0' | '1' => (is ? '1' : '0');
  const value: z.output<typeof written> = {
    li: digit(isLoggedIn),
    ca: digit(creditAffinity),
    bop: digit(bonusProgram),
    np: digit(!hasPassword),
  };
  const maxAge = stays ? sessionLimits.staysIdleMs / 1000 : undefined;
  const shown = { name: loginCookieName(tenant), value: JSON.stringify(value), isForScripts: true };
  return cookieHeader({ ...shown, isHttps, maxAge });
}

/** The header that deletes it. */
export function clearedLoginCookie(
  tenant: Pick<TenantConfig, 'cookies'>,
  { isHttps }: CookieTransport,
): string {
  return cookieHeader({ name: loginCookieName(tenant), value: '', isForScripts: true, isHttps, maxAge: 0 });
}

/** What a cookie's decoded value says; undefined: nothing that we have written. */
export function readLoginCookie(value: string | undefined): LoginState | undefined {
  if (value === undefined || value.length > 200) return undefined;
  const read = written.safeParse(jsonOf(value)).data;
  if (!read) return undefined;
  return {
    isLoggedIn: read.li === '1',
    creditAffinity: read.ca === '1',
    bonusProgram: read.bop === '1',
    hasPassword: read.np === '0',
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
