import { cookieHeader } from '../../http/write-cookie.ts';
import { cookieValues } from '../../session/read-cookie.ts';
import { isSessionId } from '../../session/session-id.ts';

/** Where an application of the shop's people is, and how it is reached. */
export interface CookiePlace {
  path: string;
  isHttps: boolean;
}

/** No `__Host-`, which would send it to every page of the shop: `__Secure-` lets it stay below one path. */
const nameOf = ({ isHttps }: CookiePlace): string => (isHttps ? '__Secure-staff' : 'staff');

/** The session's id in a `Cookie` header; undefined for none, for two of the name, and for what is none of ours. */
export function readStaffCookie(header: string | undefined, place: CookiePlace): string | undefined {
  const [id, ...others] = cookieValues(header, nameOf(place));
  return id !== undefined && others.length === 0 && isSessionId(id) ? id : undefined;
}

/** The header that keeps a session's id until the browser ends; it comes along from pages of the application alone. */
export function staffCookie(id: string, place: CookiePlace): string {
  return cookieHeader({ ...place, name: nameOf(place), value: id, sameSite: 'strict' });
}

/** The header that deletes it. */
export function clearedStaffCookie(place: CookiePlace): string {
  return cookieHeader({ ...place, name: nameOf(place), value: '', sameSite: 'strict', maxAge: 0 });
}
