import type { Issue } from '../../schemas/issue.ts';
import { scriptJson } from '../../schemas/json.ts';
import { withLocalePrefix } from '../../schemas/locale-path.ts';
import { isPageAddress } from '../../schemas/page-address.ts';
import { partQuery } from '../../schemas/part-query.ts';
import { blockStructuredData } from './block-structured-data.ts';
import { escapeText } from '../../schemas/escape-text.ts';
import { pageFaults } from '../draw/fault-box.ts';
import { frameStyles } from '../styles/frame-styles.ts';
import { colourModeScript, drawHead } from './head.ts';
import type { NodeOutcome } from '../draw/node-renderer.ts';
import type { NodeResult } from '../draw/node-result.ts';
import type { PageFacts } from '../contract/page-contract.ts';
import type { TenantPageView } from '../draw/page-view-factory.ts';
import type { PageWork } from './page-work.ts';
import type { PagePart, PlannedNode } from '../plan/plan.ts';
import { previewStyles } from '../styles/preview-styles.ts';
import type { Registry } from '../contract/registry.ts';
import { structuredDataOf } from './structured-data.ts';
import { hashOf, type PageStyles } from '../styles/style-sheet.ts';

/** What became of the nodes that were drawn, in the order of the page. */
export type Outcomes = ReadonlyMap<PlannedNode, NodeOutcome>;

/** What stands around the nodes of a page, and what its caches need to know. */
export interface PageEdges {
  open: readonly Buffer[];
  close: Buffer;
  facts: PageFacts;
}

/** What drawn nodes bring for head, headers and caches. */
interface Gathered {
  tags: Set<string>;
  islands: Set<string>;
  preloads: NodeResult['preloads'][number][];
  issues: Record<PagePart, Issue[]>;
  /** Rules that nodes made for themselves, each once. */
  rules: Set<string>;
  /** Values of `class` of the elements. */
  classes: Set<string>;
  /** Types of blocks of which the class names are not known. */
  whole: Set<string>;
  until: number | undefined;
}

/**
 * Draws head and end of a page of which these nodes were drawn. `styles` are those that were sent before; `all` when further
 * nodes follow, of which nobody knows yet what they show.
 */
export function drawEdges(
  work: PageWork,
  outcomes: Outcomes,
  styles?: PageStyles | 'all',
): PageEdges & { styles: PageStyles } {
  const gathered = gather(work, outcomes);
  const used = typeof styles === 'object' ? styles : stylesOf(work, gathered, styles === 'all');
  return {
    open: openDocument(work, gathered, used),
    close: closeDocument(work, gathered),
    facts: factsOf(work, gathered, used),
    styles: used,
  };
}

/** Faults of a page that must not be shown. */
export function issuesOf(work: PageWork, outcomes: Outcomes): Record<PagePart, Issue[]> {
  return gather(work, outcomes).issues;
}

function gather({ page, frame, request }: PageWork, outcomes: Outcomes): Gathered {
  const tags = new Set(request.tags);
  for (const document of [request.page, request.frame]) if (document) tags.add(`page:${document.meta.id}`);
  for (const plan of [page, frame]) for (const type of plan?.blocks ?? []) tags.add(`block:${type}`);
  const gathered: Gathered = {
    tags,
    islands: new Set(),
    preloads: [],
    issues: { page: [...page.issues], frame: [...(frame?.issues ?? [])] },
    rules: new Set(),
    classes: new Set(),
    whole: new Set(),
    until: earlier(earlier(page.until, frame?.until), request.subject?.until),
  };
  for (const [node, outcome] of outcomes) add(node, outcome, gathered);
  return gathered;
}

function add(node: PlannedNode, outcome: NodeOutcome, gathered: Gathered): void {
  for (const issue of outcome.issues)
    if (!node.issues.includes(issue)) gathered.issues[node.part].push(issue);
  for (const tag of outcome.tags) gathered.tags.add(tag);
  gathered.until = earlier(gathered.until, outcome.expires);
  if (!outcome.result) return;
  const { islands, preloads, rules, classes } = outcome.result;
  if (!classes) gathered.whole.add(node.type);
  for (const names of classes ?? []) gathered.classes.add(names);
  for (const island of islands) gathered.islands.add(island);
  gathered.preloads.push(...preloads);
  if (rules !== '') gathered.rules.add(rules);
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

/** `isAll`: not every node was drawn yet, so that no rule can be left out. */
function stylesOf(
  { page, frame, tenant, request }: PageWork,
  gathered: Gathered,
  isAll: boolean,
): PageStyles {
  return tenant.sheets.stylesFor({
    blocks: frame ? page.blocks.union(frame.blocks) : page.blocks,
    classes: isAll || request.preview ? undefined : gathered.classes,
    whole: gathered.whole,
    rules: [...gathered.rules].join(''),
    more: request.preview ? previewStyles : undefined,
  });
}

/** Whether a script asks for the page, to take over a part of it. */
export function isPart({ query }: PageWork['request']): boolean {
  return query[partQuery] === '1';
}

function openDocument(work: PageWork, gathered: Gathered, styles: PageStyles): Buffer[] {
  const { request, tenant, options } = work;
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
      ? urlOf(request.path) + (subject?.canonicalQuery ? `?${subject.canonicalQuery}` : '')
      : undefined,
    siteName: config.name,
    alternates: request.alternates,
    themeColour: theme.themeColour,
    assets: options.assets(),
    preloads: gathered.preloads,
    imageUrl: meta.image && image ? `${origin}${options.pictureAddress(meta.image.src, 1280)}` : undefined,
    structuredData: isAddress ? structuredDataFor(work, urlOf) : [],
    robots: request.preview ? 'noindex,nofollow' : meta.robots,
    isPart: isPart(request),
  });
  const skip = `<a class="${frameStyles.skip}" href="#main">${escapeText(view.t('engine.skip'))}</a>`;
  const above = request.preview
    ? previewBanner(view, meta.status) + pageFaults(gathered.issues.page, view)
    : '';
  return [
    Buffer.from(before),
    styles.css,
    Buffer.from(`${after}<body class="${frameStyles.root}">${above}${skip}`),
  ];
}

/** What search engines are told of the page, then of its blocks. */
function structuredDataFor(
  { request, tenant, page, options }: PageWork,
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
    ...structuredDataOf(config, request.meta, path, origin, urlOf),
    ...(request.subject?.structuredData ?? []),
    ...blockStructuredData(page.nodes, place),
  ];
}

function previewBanner(view: TenantPageView, status: string): string {
  return (
    `<div class="${previewStyles.root}" data-preview data-failed="${escapeText(view.t('engine.preview.notClosed'))}">` +
    `<p role="status">${escapeText(view.t(`engine.preview.${status}`))}</p>` +
    `<button type="button" data-action="preview-banner">${escapeText(view.t('engine.preview.close'))}</button></div>`
  );
}

/** The list of browser code that this page may need, then the end of the document. */
function closeDocument({ options, page, frame, request }: PageWork, gathered: Gathered): Buffer {
  const assets = options.assets();
  const actions: Record<string, string> = {};
  for (const plan of [page, frame]) {
    for (const type of plan?.blocks ?? [])
      if (assets.actions[type] !== undefined) actions[type] = assets.actions[type];
  }
  if (request.preview && assets.actions['preview-banner'] !== undefined) {
    actions['preview-banner'] = assets.actions['preview-banner'];
  }
  const islands: Record<string, string> = {};
  for (const type of gathered.islands)
    if (assets.islands[type] !== undefined) islands[type] = assets.islands[type];
  const modules = { hydrate: assets.hydrate, islands, actions };
  return Buffer.from(
    `<script type="application/json" id="modules">${scriptJson(modules)}</script></body></html>`,
  );
}

const scriptHashes = [hashOf(colourModeScript)];

function factsOf(
  { page, frame, options, request }: PageWork,
  gathered: Gathered,
  styles: PageStyles,
): PageFacts {
  return {
    // Where the styles stand is for the whole page to say, whatever its blocks read.
    dimensions: new Set([
      `query:${partQuery}`,
      ...page.dimensions,
      ...(frame?.dimensions ?? []),
      ...(request.subject?.dimensions ?? []),
    ]),
    tags: gathered.tags,
    until: gathered.until,
    styleHash: styles.hash,
    scriptHashes,
    frameOrigins: frameOriginsOf(page.blocks.union(frame?.blocks ?? new Set()), options.registry),
    issues: gathered.issues.page,
    frameIssues: gathered.issues.frame,
  };
}

function frameOriginsOf(blocks: ReadonlySet<string>, registry: Registry): string[] {
  const origins = [...blocks].flatMap((type) => registry.get(type)?.frameOrigins ?? []);
  return [...new Set(origins)].toSorted();
}
