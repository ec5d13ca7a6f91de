import { isJsonObject, type JsonObject } from '../../../../schemas/json.ts';

const scheme = 'route:';

/** Where a link leads, as one text: an address, or `route:category?path=damen/mode`. Empty where it leads nowhere. */
export function targetText(link: unknown): string {
  if (!isJsonObject(link)) return '';
  const { href, route, params } = link;
  if (typeof route !== 'string' || route === '') return typeof href === 'string' ? href : '';
  const query = Object.entries(isJsonObject(params) ? params : {}).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(String(value)).replaceAll('%2F', '/').replaceAll('%3A', ':')}`,
  );
  return `${scheme}${route}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The fields of a link by such a text. What follows a `#` can be said by an address alone, and stays one. */
export function targetOf(text: string): { href?: string; route?: string; params?: JsonObject } {
  const typed = text.trim();
  if (typed === '') return {};
  if (!typed.startsWith(scheme) || typed.includes('#')) return { href: text };
  const [route = '', query = ''] = typed.slice(scheme.length).split('?', 2);
  const params = Object.fromEntries(new URLSearchParams(query));
  return { route, ...(Object.keys(params).length > 0 && { params }) };
}
