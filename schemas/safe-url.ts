import type { RouteParameters } from './link.ts';

/** Where an address typed by an editor leads, re-written from its parsed form. */
export type SafeUrl =
  | { kind: 'path'; href: string }
  | { kind: 'external'; href: string }
  /** `hash` with its `#`, or empty. */
  | { kind: 'route'; route: string; params: RouteParameters; hash: string };

// Most links are paths that a parser would give back as they are: no dots, no escapes, no double slash.
const plainPath = /^(\/[A-Za-z0-9_-]+)+$|^\/$/;
const routeUrl = /^route:([a-z][a-z0-9-]{0,63})(?:\?([^#]*))?(#.*)?$/;
const base = 'https://shop.invalid';
const external = new Set(['https:', 'mailto:']);

/**
 * Checks an address that an editor typed: a path of the shop, a route of it with its parameters
 * (`route:category?path=damen/mode`), or https, mailto and tel. Everything else (javascript:, data:, `//host`, `\\host`,
 * `https:host`, addresses with a user name …) gives undefined.
 */
export function safeUrl(typed: string): SafeUrl | undefined {
  if (plainPath.test(typed)) return { kind: 'path', href: typed };
  // eslint-disable-next-line no-control-regex -- control characters are what browsers skip over
  if (/[\u0000-\u001f\\\u007f]/.test(typed)) return undefined;
  if (typed.startsWith('route:')) return routeOf(typed);
  if (/^tel:/i.test(typed)) return telephoneUrl(typed.slice(4));
  const isPath = /^[/#?]/.test(typed);
  if (!isPath && !/^(https:\/\/|mailto:)/i.test(typed)) return undefined;
  let url: URL;
  try {
    url = new URL(typed, base);
  } catch {
    return undefined;
  }
  if (isPath) {
    // Dot segments can leave a path that begins like another host: `/..//host`.
    if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
    // Relative to the page itself, and so they stay; a mere `#` leads nowhere.
    const relative = typed.startsWith('#') ? url.hash : `${url.search}${url.hash}`;
    if (!typed.startsWith('/')) return relative === '' ? undefined : { kind: 'path', href: relative };
    return { kind: 'path', href: `${url.pathname}${url.search}${url.hash}` };
  }
  if (!external.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return { kind: 'external', href: url.href.replaceAll(' ', '%20') };
}

/** A number as people write it (`+43 (0)1 234567`, `0800/12-34`), without what only makes it readable. (RFC 3966) */
function telephoneUrl(typed: string): SafeUrl | undefined {
  const [, number = '', parameters = ''] = /^([^;]*)((?:;[\w.-]+(?:=[\w.+-]+)?)*)$/.exec(typed) ?? [];
  const dialled = number
    .replaceAll('%20', ' ')
    .replace('(0)', /^\s*(?:\+|00)/.test(number) ? '' : '0')
    .replaceAll(/[\s./()\-\u2010-\u2015]/g, '');
  return /^\+?[\d*#]{2,20}$/.test(dialled)
    ? { kind: 'external', href: `tel:${dialled}${parameters}` }
    : undefined;
}

function routeOf(typed: string): SafeUrl | undefined {
  const [, route, query = '', hash = ''] = routeUrl.exec(typed) ?? [];
  if (route === undefined) return undefined;
  const params = Object.fromEntries(new URLSearchParams(query));
  return { kind: 'route', route, params, hash: new URL(hash, base).hash };
}
