/** The part that needs no consent. */
export const necessary = 'C0001';

/** One year, in seconds. */
const lifetime = 31_536_000;

/** Categories of the consent cookie among `cookies` (as `document.cookie` gives them); undefined: nothing was chosen yet. */
export function readChoice(cookies: string, name: string): string[] | undefined {
  const start = `${name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length).split(',');
}

/** The cookie that keeps a choice for one year, to be written to `document.cookie`; the necessary part is always in it. */
export function choiceCookie(name: string, categories: readonly string[], isSecure: boolean): string {
  const value = [...new Set([necessary, ...categories])].toSorted().join();
  return `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
