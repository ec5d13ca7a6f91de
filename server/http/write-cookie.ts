import { serialize } from 'cookie';

/** A cookie of the shop. */
export interface OwnCookie {
  name: string;
  value: string;
  isHttps: boolean;
  /** Seconds for which it is kept, 0: it is deleted; absent: until the browser ends. */
  maxAge?: number | undefined;
  /** Default: every page and call. */
  path?: string;
  /** Whether scripts of our pages may read it. */
  isForScripts?: boolean;
  /** Default `lax`; `strict`: links from other sites do not bring it along either. */
  sameSite?: 'lax' | 'strict';
}

/** The header that keeps a cookie: sent along by pages of our own and by links to them, over TLS where there is some. */
export function cookieHeader({
  name,
  value,
  isHttps,
  maxAge,
  path = '/',
  isForScripts = false,
  sameSite = 'lax',
}: OwnCookie): string {
  return serialize(name, value, {
    ...{ httpOnly: !isForScripts, secure: isHttps, sameSite, path },
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** The name of a cookie that no other host may set; on `http://localhost` in development browsers refuse the prefix. */
export function hostCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
