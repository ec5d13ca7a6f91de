import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import { nearestName } from '../../schemas/writing/nearest-name.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { linksOf } from '../pages/links-of.ts';
import { locatePage, type PageLocation } from '../pages/locate-page.ts';
import { isOnAir } from '../pages/page-publicity.ts';
import type { ContentLink } from './content-links.ts';
import type { LinkTargets } from './link-targets.ts';

/** The page that content stands on; `path` is its own, without prefix. */
interface LinkPlace {
  tenant: TenantConfig;
  locale: string;
  path: string;
  /** Its document, which links may lead to while it is a draft. */
  document?: PageDocument;
  /** Milliseconds since 1970. */
  now: number;
}

/** Why a link leads nowhere, as a sentence; undefined when it is as it should be. */
export async function deadEndOf(
  link: ContentLink,
  place: LinkPlace,
  targets: LinkTargets,
): Promise<string | undefined> {
  const end = await linkEnd(link, place, targets);
  return typeof end === 'string' ? end : undefined;
}

/** Why a link leads nowhere, as a sentence; the page that it leads to; undefined where that is none of the shop's, or this one. */
export async function linkEnd(
  { pointer: _place, ...link }: ContentLink,
  { tenant, locale, path, document, now }: LinkPlace,
  targets: LinkTargets,
): Promise<string | PageDocument | undefined> {
  const href = link.route ?? link.href ?? '';
  const url = safeUrl(href);
  // The planner tells of addresses that are not allowed and of routes that there are not.
  if (link.route === undefined && !url) return undefined;
  const placed = linksOf(tenant, locale).link(link);
  // Routes that are not built yet are left out of the page.
  if (!placed || placed.external) return undefined;
  const own = withLocalePrefix(localePrefix(tenant, locale), path);
  const { pathname, hash } = new URL(placed.href, `https://shop.invalid${encodeURI(own)}`);
  // A page that only routes lead to is at none of the shop's addresses by itself.
  if (document && /^[#?]/.test(placed.href)) return lostPart(document, hash, href);
  const target = decoded(pathname);
  if (target === undefined) return `"${href}" is no address.`;
  const location = locatePage(tenant, target);
  if (location.kind === 'redirect') return `"${href}" is redirected to ${location.location}: link there.`;
  if (location.kind === 'none') return `"${href}" is no address of the shop.`;
  const isOwn = location.locale === locale && location.documentPath === path;
  const page =
    (isOwn ? document : undefined) ?? (await targets.pageAt(location.locale, location.documentPath));
  if (!page) return `"${href}" leads to no page.`;
  if (page.meta.status === 'draft' && page !== document)
    return `"${href}" leads to a draft, which shoppers do not see.`;
  if (page !== document && !isOnAir(page.meta, now))
    return `"${href}" leads to a page that is over, or not shown yet.`;
  const { path: category } = location.parameters;
  if (location.route === 'category' && (await targets.hasCategory(location.locale, category ?? '')) === false)
    return `"${href}" names no category.`;
  const lost = location.route === 'product' && (await lostProduct(location, targets));
  if (lost) return `"${href}" ${lost}`;
  return lostPart(page, hash, href) ?? (page === document ? undefined : page);
}

/** Why a product's address leads nowhere, or somewhere else. */
async function lostProduct(
  { locale, parameters: { slug = '', sku = '' } }: Extract<PageLocation, { kind: 'page' }>,
  targets: LinkTargets,
): Promise<string | undefined> {
  const ends = {
    show: undefined,
    redirect: 'is redirected to the product’s own address, or to what replaces it: link there.',
    gone: 'names a product that is gone for good.',
    unknown: 'names no product that is sold here.',
  };
  const outcome = await targets.productAt(locale, { slug, sku });
  return outcome && ends[outcome];
}

function lostPart({ nodes }: PageDocument, hash: string, href: string): string | undefined {
  const anchor = hash.slice(1);
  // Every page opens the settings of consent for this name.
  const isThere = anchor === '' || anchor === 'consent' || nodes.has(anchor);
  if (isThere) return undefined;
  const nearest = nearestName(anchor, nodes.keys());
  return `"${href}" names no node of that page.${nearest === undefined ? '' : ` Is "#${nearest}" meant?`}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
