import type { NoPage } from './page-service.ts';

/** Where a redirect leads, as browsers are told; `search`: the query of the request, which goes with it where it has none of its own. */
export function redirectAddress(
  { location, query }: Extract<NoPage, { kind: 'redirect' }>,
  search: string,
): string {
  const own = query ?? search;
  return encodeURI(location) + (own === '' ? '' : `?${own}`);
}
