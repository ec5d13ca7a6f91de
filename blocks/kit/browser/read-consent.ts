/** The part that needs no consent; it stands in every choice that was kept. */
export const necessary = 'C0001';

/**
 * Categories that a visitor has agreed to: those of the consent cookie among `cookies`, as `document.cookie` gives them;
 * undefined when nothing was chosen yet, or what stands there is no choice of ours. (Requirement 3.011)
 */
export function readConsent(cookies: string, name: string): string[] | undefined {
  const start = `${name}=`;
  return (
    cookies
      .split('; ')
      .filter((cookie) => cookie.startsWith(start))
      // Commas may have been escaped when the cookie was written.
      .map((cookie) => cookie.slice(start.length).replaceAll(/%2c/gi, ',').split(','))
      .find((categories) => categories.includes(necessary))
  );
}
