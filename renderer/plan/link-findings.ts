import type { Finding } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import { askIfMeant } from '../../schemas/writing/ask-if-meant.ts';

/** What of the shop is looked at. */
interface LinkContext {
  links: Pick<ShopLinks, 'hasRoute' | 'routeNames' | 'parametersOf' | 'routeHref'>;
  tellsPaths?: boolean;
}

/** What is wrong with a link to a route: there is none of that name, or a parameter of its path is missing. */
export function findingsOfRoute(
  { route, params }: { route: string; params?: unknown },
  pointer: string,
  { links }: LinkContext,
): Finding[] {
  if (!links.hasRoute(route)) return [routeUnknown(pointer, route, links.routeNames)];
  const given = isJsonObject(params) ? params : {};
  const missing = links
    .parametersOf(route)
    .filter((name) => !Object.hasOwn(given, name) || given[name] === '');
  return missing.map((name) => ({
    ...unknownRoute(pointer),
    message: `The route "${route.slice(0, 64)}" needs "${name}"; the words are shown without a link.`,
    hint: `Write it among the params of the link: { "${name}": "…" }.`,
  }));
}

/** What is wrong with an allowed address; in a check of content also that a path had better be a route. */
export function findingsOfAddress(href: string, pointer: string, context: LinkContext): Finding[] {
  const url = safeUrl(href);
  if (url?.kind === 'route') return findingsOfRoute(url, pointer, context);
  const better = context.tellsPaths && url?.kind === 'path' ? context.links.routeHref(url.href) : undefined;
  if (better === undefined) return [];
  return [
    {
      code: 'link-by-path',
      severity: 'warning',
      pointer,
      message: `The path ${href.slice(0, 200)} stays as it is when the shop moves these pages.`,
      hint: `Write the route and its parameters: ${better.slice(0, 400)}`,
    },
  ];
}

/** What is told of a link that leads nowhere; `pointer` to where its address would stand. */
export function linkEmpty(pointer: string): Finding {
  return {
    code: 'link-empty',
    severity: 'warning',
    pointer,
    message: 'This link has no target; its words are shown without one.',
    hint: 'Name a route of the shop, or write an address.',
  };
}

/** What is told of an address that leads nowhere, or that could run code, or lead out of the shop unseen. */
export function urlRejected(pointer: string, href?: unknown): Finding {
  if (typeof href === 'string' && /^[?#]+$/.test(href)) return linkEmpty(pointer);
  return {
    code: 'url-rejected',
    severity: 'warning',
    pointer,
    message: 'This address is not allowed; the words are shown without a link.',
    hint: 'Write a path of the shop (/lp/herbst), or an https, mailto or tel address.',
  };
}

/** What is told of a route that the shop does not have. */
export function routeUnknown(pointer: string, name: string, routes: readonly string[]): Finding {
  return {
    ...unknownRoute(pointer),
    message: `The shop has no route named "${name.slice(0, 64)}".`,
    hint: askIfMeant(name, routes, 'Choose one of the shop’s routes, or write the path as href.'),
  };
}

/** What is told of a route that is no name: `reason` says what it must be. */
export function routeUnreadable(pointer: string, reason: string): Finding {
  return {
    ...unknownRoute(pointer),
    message: `The name of a route ${reason}; the words are shown without a link.`,
    hint: 'Choose one of the shop’s routes, or write the path as href.',
  };
}

function unknownRoute(pointer: string): Pick<Finding, 'code' | 'severity' | 'pointer'> {
  return { code: 'route-unknown', severity: 'warning', pointer };
}
