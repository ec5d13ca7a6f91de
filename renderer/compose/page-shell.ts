import { escapeText } from '../../schemas/escape-text.ts';
import { scriptJson } from '../../schemas/json.ts';
import { layoutId } from '../../schemas/layout-id.ts';
import { withLocalePrefix } from '../../schemas/locale-path.ts';
import { isPageAddress } from '../../schemas/page-address.ts';
import { partQuery } from '../../schemas/part-query.ts';
import type { PageFacts } from '../contract/rendered-page.ts';
import { frameStyles } from '../styles/frame-styles.ts';
import { previewStyles } from '../styles/preview-styles.ts';
import { previewBanner } from './preview-banner.ts';
import { previewIssues } from './preview-issues.ts';
import type { PageStyles } from '../styles/style-sheet.ts';
import type { TenantPageView } from '../draw/tenant-view.ts';
import { blockStructuredData } from './block-structured-data.ts';
import { contributionsOf, type Contributions, type Outcomes } from './contributions.ts';
import { drawHead } from './head.ts';
import type { PageContext } from './page-context.ts';
import { plansOf } from './page-regions.ts';
import { factsOf } from './page-facts.ts';
import { structuredDataOf } from './structured-data.ts';

/** What stands around the nodes of a page, and what its caches need to know. */
export interface PageShell {
  open: readonly Buffer[];
  close: Buffer;
  facts: PageFacts;
}

/**
 * Draws head and end of a page of which these nodes were drawn. `styles` are those that were sent before; `all` when further
 * nodes follow, of which nobody knows yet what they show.
 */
export function drawShell(
  context: PageContext,
  outcomes: Outcomes,
  styles?: PageStyles | 'all',
): PageShell & { styles: PageStyles } {
  const contributions = contributionsOf(context, outcomes);
  const used = typeof styles === 'object' ? styles : stylesOf(context, contributions, styles === 'all');
  const facts = factsOf(context, contributions, used);
  const issues = context.options.surveysPages && previewIssues(context, outcomes, facts.issues);
  return {
    open: openDocument(context, outcomes, contributions, used),
    close: closeDocument(context, contributions),
    facts: issues ? { ...facts, issues } : facts,
    styles: used,
  };
}

/** `isAll`: not every node was drawn yet, so that no rule can be left out. */
function stylesOf(context: PageContext, contributions: Contributions, isAll: boolean): PageStyles {
  const { tenant, request, options } = context;
  return tenant.sheets.stylesFor({
    blocks: new Set(plansOf(context).flatMap(({ blocks }) => [...blocks])),
    classes: isAll || request.preview ? undefined : contributions.classes,
    whole: contributions.whole,
    rules: [...contributions.rules].join(''),
    more: request.preview || options.showsFaults === true ? previewStyles : undefined,
  });
}

/** Whether a script asks for the page, to take over a part of it. */
export function isPart({ query }: PageContext['request']): boolean {
  return query[partQuery] === '1';
}

function openDocument(
  context: PageContext,
  outcomes: Outcomes,
  contributions: Contributions,
  styles: PageStyles,
): Buffer[] {
  const { request, tenant, options } = context;
  const { config, origin, theme } = tenant.tenant;
  const { meta, subject } = request;
  const view = tenant.view(request.locale);
  const urlOf = (path: string): string => `${origin}${encodeURI(withLocalePrefix(view.localePrefix, path))}`;
  const isAddress = isPageAddress(request.path);
  const image = meta.image ? options.findPicture(meta.image.src) : undefined;
  const { before, after } = drawHead({
    meta,
    locale: request.locale,
    url: isAddress
      ? urlOf(request.path) + (subject?.canonicalQuery ? `?${view.words.query(subject.canonicalQuery)}` : '')
      : undefined,
    siteName: config.name,
    alternates: request.alternates,
    themeColour: theme.themeColour,
    assets: options.assets(),
    preloads: contributions.preloads,
    imageUrl: meta.image && image ? `${origin}${options.pictureAddress(meta.image.src, 1280)}` : undefined,
    structuredData: isAddress ? structuredDataFor(context, urlOf) : [],
    robots: request.preview ? 'noindex,nofollow' : meta.robots,
    isPart: isPart(request),
    frame: request.edited && {
      script: options.assets().actions[request.edited.peer === 'cms' ? 'cms-preview' : 'studio-frame'] ?? '',
      scheme: request.edited.scheme,
    },
  });
  const skip = `<a class="${frameStyles.skip}" href="#${layoutId('main')}">${escapeText(view.t('engine.skip'))}</a>`;
  // Who edits has all that it tells beside the page.
  const isTold = request.preview && !request.edited;
  const above = isTold
    ? previewBanner(context, outcomes, previewIssues(context, outcomes, contributions.issues.page))
    : '';
  return [
    Buffer.from(before),
    styles.css,
    Buffer.from(`${after}<body class="${frameStyles.root}">${above}${skip}`),
  ];
}

/** Address of the search up to what is searched for; undefined where the build has none. */
function searchAddress({ route, words }: Pick<TenantPageView, 'route' | 'words'>): string | undefined {
  const path = route('search');
  return path === undefined ? undefined : `${path}?${words.parameter('q')}`;
}

/** What search engines are told of the page, then of its blocks. */
function structuredDataFor(
  { request, tenant, page, options }: PageContext,
  urlOf: (path: string) => string,
): object[] {
  const { config, origin } = tenant.tenant;
  const { path, locale } = request;
  const place = {
    url: urlOf(path),
    locale,
    organisation: { '@id': `${origin}/#organization`, name: config.company.legalName },
    pictureUrl: (id: string) => options.findPicture(id) && `${origin}${options.pictureAddress(id, 1280)}`,
  };
  return [
    ...structuredDataOf(config, request.meta, path, origin, {
      urlOf,
      search: searchAddress(tenant.view(locale)),
    }),
    ...(request.subject?.structuredData ?? []),
    ...blockStructuredData(page.nodes, place),
  ];
}

/**
 * What is said when the shop cannot be reached, the page's own data for its scripts (its locale, the browser code that it may
 * need), then the end of the document.
 */
function closeDocument(context: PageContext, contributions: Contributions): Buffer {
  const { options, request, tenant } = context;
  const assets = options.assets();
  // What an editor puts onto the page is drawn by itself.
  const isAll = request.edited !== undefined;
  const actions: Record<string, string> = isAll ? { ...assets.actions } : {};
  for (const { blocks } of plansOf(context)) {
    for (const type of blocks) if (assets.actions[type] !== undefined) actions[type] = assets.actions[type];
  }
  if (request.preview && assets.actions['preview-banner'] !== undefined) {
    actions['preview-banner'] = assets.actions['preview-banner'];
  }
  const islands: Record<string, string> = isAll ? { ...assets.islands } : {};
  for (const type of contributions.islands)
    if (assets.islands[type] !== undefined) islands[type] = assets.islands[type];
  const { t, words } = tenant.view(request.locale);
  const { renamed } = words;
  const modules = {
    locale: request.locale,
    ...(renamed !== '' && { parameters: renamed }),
    hydrate: assets.hydrate,
    islands,
    actions,
  };
  const lost = t('engine.lost');
  return Buffer.from(
    `<p class="${frameStyles.lost}" popover role="alert" data-lost>${escapeText(lost)}</p><script type="application/json" data-modules>${scriptJson(modules)}</script></body></html>`,
  );
}
