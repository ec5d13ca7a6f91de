/** The value of a cookie among `document.cookie`, as it stands there; empty: there is none. */
export function cookieValue(cookies: string, name: string): string {
  const start = `${name}=`;
  return (
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length) ?? ''
  );
}
