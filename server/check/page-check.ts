import { localePrefix, withLocalePrefix } from '../../schemas/locale-path.ts';
import type { Issue } from '../../schemas/issue.ts';
import { type Device, devices, type PageMeta } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { PageLocation } from '../pages/locate-page.ts';
import type { DocumentScope } from '../pages/page-documents.ts';
import type { CheckedShop, ContentCheckParts } from './check-parts.ts';
import type { CheckedDocument, Verdict } from './checked-document.ts';
import { failureOf, faultCount, unique, withEffects } from './checked-issues.ts';
import { documentName } from './document-name.ts';
import { surveyDocument } from './document-survey.ts';
import { surveyIssue } from './survey-issue.ts';

/** The page at a path, as shoppers get it or as its draft would be; undefined where there is no draft of its own. */
export async function checkPage(
  parts: ContentCheckParts,
  shop: CheckedShop,
  path: string,
  isDraft: boolean,
): Promise<{ document: CheckedDocument; frame: string | undefined } | undefined> {
  const scope: DocumentScope = { ...shop.scope, ...(isDraft && { draft: true }) };
  const address = { kind: 'page', ...scope, path } as const;
  const answer = await parts.pages.page(scope, path, true);
  // A draft call gets the published document where there is no draft.
  if (isDraft && (answer?.status !== 'found' || answer.value.meta.status !== 'draft')) return undefined;
  if (!isDraft && answer?.status === 'missing') return undefined;
  const about = {
    ...({ kind: 'page', tenant: scope.tenant, locale: scope.locale, name: path, isDraft } as const),
    place: parts.source.locate(address),
  };
  if (answer?.status !== 'found')
    return { document: { ...about, verdict: 'not-shown', issues: failureOf(answer) }, frame: undefined };
  const { value: document } = answer;
  const location = locationOf(parts, shop, path);
  const survey = await surveyDocument(document, { ...shop, now: parts.now });
  if (!location) {
    const message = `No address of the shop leads to ${path}.`;
    survey.push(surveyIssue('page-unreachable', 'error', '/page/path', message, placesOf(shop.tenant)));
  }
  const place = location ?? plainLocation(shop.locale, path);
  const at = momentWithin(document.meta, parts.now);
  const isShown = await draw(parts, shop, place, { isDraft, at });
  const issues = unique([...document.issues, ...(parts.drawn.get(documentName(document)) ?? []), ...survey]);
  return {
    document: {
      ...about,
      verdict: location && isShown ? verdictAt(at, parts.now, issues) : 'not-shown',
      issues: withEffects(issues, document, parts.registry),
    },
    frame: document.meta.frame,
  };
}

/** A moment at which the page is on air: now, or the next or last to it. */
function momentWithin({ validFrom, validTo }: PageMeta, now: number): number {
  if (validFrom && now < Date.parse(validFrom)) return Date.parse(validFrom);
  return validTo && now >= Date.parse(validTo) ? Date.parse(validTo) - 1 : now;
}

/** What shoppers get of a page that is shown `at` a moment. */
function verdictAt(at: number, now: number, issues: readonly Issue[]): Verdict {
  const isShut = issues.some(
    ({ severity, pointer }) => severity === 'error' && /^\/page\/valid(From|To)$/.test(pointer),
  );
  if (at < now || isShut) return 'not-shown';
  if (at > now) return 'shown-later';
  return faultCount(issues) > 0 ? 'shown-in-part' : 'shown';
}

/** Draws the page as it goes out, which tells whether it is shown, then every node of it. */
async function draw(
  { live, whole }: ContentCheckParts,
  { tenant }: CheckedShop,
  location: Location,
  { isDraft, at }: { isDraft: boolean; at: number },
): Promise<boolean> {
  const keyFor = (device: Device) => ({
    ...{ tenant: tenant.slug, path: location.path, query: {} },
    visit: { device, visitor: 'anonymous' as const, variants: {} },
  });
  const drawing = { now: at, wantsNewest: true, preview: isDraft };
  const answer = await live.drawAt(location, { ...drawing, key: keyFor('web') });
  // Menus and other data sets have files of their own for phones.
  for (const device of devices) await whole.drawAt(location, { ...drawing, key: keyFor(device) });
  return answer.kind === 'page' && answer.page.kind === 'complete';
}

type Location = Extract<PageLocation, { kind: 'page' }>;

/** Where shoppers meet the document; undefined: nowhere. */
function locationOf(
  { live }: ContentCheckParts,
  { tenant, locale }: CheckedShop,
  path: string,
): Location | undefined {
  const location = live.locate(tenant, withLocalePrefix(localePrefix(tenant, locale), path));
  if (location.kind === 'page' && location.locale === locale && location.documentPath === path)
    return location;
  const isBehindRoute = Object.values(tenant.routes).some(({ page }) => page === path);
  return isBehindRoute ? plainLocation(locale, path) : undefined;
}

function plainLocation(locale: string, path: string): Location {
  return { kind: 'page', locale, path, documentPath: path, parameters: {} };
}

function placesOf({ content, routes }: TenantConfig): string {
  const documents = new Set(Object.values(routes).flatMap(({ page }) => page ?? []));
  return `Pages lie at ${content.exact.join(', ')} and below ${content.prefixes.join(', ')}; routes draw ${[...documents].join(', ')}.`;
}
