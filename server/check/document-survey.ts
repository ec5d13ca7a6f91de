import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { alternatePath, localePrefix, withoutLocalePrefix } from '../../schemas/locale-path.ts';
import { type PageMeta, whenSchema } from '../../schemas/page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { askIfMeant } from '../../schemas/writing/ask-if-meant.ts';
import { linksIn } from './content-links.ts';
import { linkEnd } from './dead-end.ts';
import { earlyEnd } from './early-end.ts';
import type { LinkTargets } from './link-targets.ts';
import { productWindows } from './product-windows.ts';
import { deadLink, surveyIssue } from './survey-issue.ts';

/** What a document is held against. */
export interface SurveyPlace {
  tenant: TenantConfig;
  targets: LinkTargets;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * What the engine cannot find in a document by itself: how it hangs together with the shop, its other pages and the calendar.
 * Links are those of the document, not of what it loads.
 */
export async function surveyDocument(document: PageDocument, place: SurveyPlace): Promise<Issue[]> {
  return [
    ...spellingIssues(document.meta),
    ...windowIssues(document, place.now),
    ...experimentIssues(document, place.tenant),
    ...(await catalogueIssues(document, place.targets)),
    ...(await alternateIssues(document.meta, place)),
    ...(await linkIssues(document, place)),
    ...(await productWindows(document, place)),
  ];
}

/** The same of a frame, which has no time, no address and no language versions of its own. */
export async function surveyFrame(document: PageDocument, place: SurveyPlace): Promise<Issue[]> {
  return [...experimentIssues(document, place.tenant), ...(await linkIssues(document, place))];
}

/** Browsers and search engines write letters with their signs as one character. */
function spellingIssues({ path }: PageMeta): Issue[] {
  const composed = path.normalize('NFC');
  if (path === composed) return [];
  const message = `The path ${path} has signs apart from their letters (NFD), which nobody types.`;
  return [surveyIssue('page-unreachable', 'error', '/page/path', message, `Write it anew: ${composed}`)];
}

function windowIssues({ meta: { validFrom, validTo }, issues }: PageDocument, now: number): Issue[] {
  // What stands in the place of a time that cannot be read is no time of the editor's.
  if (issues.some(({ field }) => field === 'validFrom' || field === 'validTo')) return [];
  const [from, to] = [validFrom, validTo].map((at) => (at ? Date.parse(at) : undefined));
  if (to === undefined) return [];
  if (from !== undefined && from >= to) {
    const message = `The page begins (${validFrom}) when it is over (${validTo}).`;
    return [
      surveyIssue('window-invalid', 'error', '/page/validFrom', message, 'Let it begin before it ends.'),
    ];
  }
  if (to > now) return [];
  const hint = 'Move validTo, or take the page out of the content.';
  return [surveyIssue('window-over', 'warning', '/page/validTo', `The page is over since ${validTo}.`, hint)];
}

function experimentIssues({ nodes }: PageDocument, { experiments }: TenantConfig): Issue[] {
  return [...nodes.values()].flatMap((node) => {
    const named = whenSchema.safeParse(node.raw.when).data?.experiment;
    if (!named) return [];
    const known = experiments.find(({ id }) => id === named.id);
    // Whoever gets none of the variants gets this one.
    const variants = ['control', ...(known?.variants.map(({ name }) => name) ?? [])];
    if (known && variants.includes(named.variant)) return [];
    const pointer = `${node.pointer}/when/experiment/${known ? 'variant' : 'id'}`;
    const message = known
      ? `The experiment "${named.id}" has no variant "${named.variant}".`
      : `This shop has no experiment "${named.id}".`;
    const names = known ? variants : experiments.map(({ id }) => id);
    const hint = askIfMeant(known ? named.variant : named.id, names, `Known: ${names.join(', ') || 'none'}.`);
    return [{ ...surveyIssue('experiment-unknown', 'warning', pointer, message, hint), nodeId: node.id }];
  });
}

/** What blocks name of the catalogue, which a check does not load: their loaders ask a database. */
async function catalogueIssues({ nodes, meta }: PageDocument, targets: LinkTargets): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { id, pointer, raw, type } of nodes.values()) {
    const { category, sizeFinder } = isJsonObject(raw.props) ? raw.props : {};
    const tell = (place: string, what: string, name: string, hint: string): void =>
      void issues.push({
        ...({ code: 'reference-unknown', severity: 'warning', nodeId: id, hint } as const),
        ...{ pointer: `${pointer}/props/${place}`, field: place.split('/')[0] ?? null },
        message: `The block "${type}" names the ${what} "${name.slice(0, 64)}", which is not there.`,
      });
    if (typeof category === 'string' && (await targets.hasCategory(meta.locale, category)) === false)
      tell('category', 'category', category, 'Write its address as it stands behind /c/.');
    const table = isJsonObject(sizeFinder) ? sizeFinder.table : undefined;
    if (typeof table === 'string' && targets.sizeTables?.includes(table) === false)
      tell(
        'sizeFinder/table',
        'size table',
        table,
        askIfMeant(table, targets.sizeTables, `There are: ${targets.sizeTables.join(', ')}.`),
      );
  }
  return issues;
}

async function alternateIssues(meta: PageMeta, { tenant, targets }: SurveyPlace): Promise<Issue[]> {
  const issues = await Promise.all(
    meta.alternates.map(async ({ locale, path }, index) => {
      const why = await unmatched(meta, { locale, path }, tenant, targets);
      if (why === undefined) return [];
      const hint = 'Name a published page of that language, and name this page there.';
      return [surveyIssue('alternate-unmatched', 'warning', `/page/alternates/${index}`, why, hint)];
    }),
  );
  return issues.flat();
}

/** Why a version in another language is not told of; undefined when it is. */
async function unmatched(
  meta: PageMeta,
  { locale, path }: PageMeta['alternates'][number],
  tenant: TenantConfig,
  targets: LinkTargets,
): Promise<string | undefined> {
  if (locale === meta.locale) return undefined;
  if (!tenant.locales.some((entry) => entry.locale === locale)) return `This shop does not speak ${locale}.`;
  const own = withoutLocalePrefix(localePrefix(tenant, locale), path);
  const other = await targets.pageAt(locale, own);
  if (other?.meta.status !== 'published') return `There is no published page ${path} in ${locale}.`;
  const isMutual = alternatePath(tenant, other.meta.alternates, meta.locale) === meta.path;
  return isMutual ? undefined : `The page ${path} in ${locale} does not name this one.`;
}

async function linkIssues(document: PageDocument, { tenant, targets, now }: SurveyPlace): Promise<Issue[]> {
  const { locale, path, breadcrumbs } = document.meta;
  const links = [
    ...linksIn(document.source.regions, '/regions'),
    ...breadcrumbs.map((crumb, index) => ({ pointer: `/page/breadcrumbs/${index}/path`, href: crumb.path })),
  ];
  const issues = await Promise.all(
    links.map(async (link) => {
      const end = await linkEnd(link, { tenant, locale, path, document, now }, targets);
      if (typeof end === 'string') return [deadLink(link.pointer, end)];
      return end ? earlyEnd(link, document, end) : [];
    }),
  );
  return issues.flat();
}
