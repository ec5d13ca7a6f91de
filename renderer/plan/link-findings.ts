import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';

type Finding = Pick<Issue, 'code' | 'severity' | 'pointer' | 'message' | 'hint'>;

/** What of the shop is looked at. */
interface LinkContext {
  links: Pick<ShopLinks, 'parametersOf' | 'routeHref'>;
  hasRoute?: (name: string) => boolean;
  tellsPaths?: boolean;
}

/** What is wrong with a link to a route: there is none of that name, or a parameter of its path is missing. */
export function findingsOfRoute(
  { route, params }: { route: string; params?: unknown },
  pointer: string,
  { links, hasRoute }: LinkContext,
): Finding[] {
  if (hasRoute?.(route) === false)
    return [
      {
        ...unknownRoute(pointer),
        message: `The shop has no route named "${route.slice(0, 64)}".`,
        hint: 'Choose one of the shop’s routes, or write the path as href.',
      },
    ];
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

function unknownRoute(pointer: string): Pick<Finding, 'code' | 'severity' | 'pointer'> {
  return { code: 'route-unknown', severity: 'warning', pointer };
}
