import { consentYears } from '../../../schemas/consent-category.ts';
import { necessary } from '../../kit/browser/read-consent.ts';

const lifetime = consentYears * 31_536_000;

/** The cookie that keeps a choice (`consentYears`), to be written to `document.cookie`; the necessary part is always in it. */
export function choiceCookie(name: string, categories: readonly string[], isSecure: boolean): string {
  const value = [...new Set([necessary, ...categories])].toSorted().join();
  return `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Deletes a cookie of all pages, when written to `document.cookie`. */
export function endedCookie(name: string, isSecure: boolean): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
