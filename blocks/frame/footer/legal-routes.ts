/** Withdrawal first: the law wants it easy to find on every page. */
const always = ['withdrawal', 'terms', 'privacy', 'imprint'] as const;

/** Routes that every footer links to; without columns of its own also the service, so that help can be found. */
export function legalRoutes(hasColumns: boolean): readonly string[] {
  return hasColumns ? always : [...always, 'service'];
}
