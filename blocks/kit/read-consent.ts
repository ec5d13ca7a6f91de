/**
 * Categories that a visitor has agreed to: those of the consent cookie among `cookies`, as `document.cookie` gives them;
 * undefined when nothing was chosen yet. (Requirement 3.011)
 */
export function readConsent(cookies: string, name: string): string[] | undefined {
  const start = `${name}=`;
  const cookie = cookies.split('; ').find((candidate) => candidate.startsWith(start));
  // Commas may have been escaped when the cookie was written.
  const value = cookie?.slice(start.length).replaceAll(/%2c/gi, ',');
  return value ? value.split(',') : undefined;
}
