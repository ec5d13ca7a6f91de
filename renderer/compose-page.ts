import type { Issue } from '../schemas/issue.ts';
import { scriptJson } from '../schemas/json.ts';
import { withLocalePrefix } from '../schemas/locale-path.ts';
import { escapeText } from './escape.ts';
import { pageFaults } from './fault-box.ts';
import { frameStyles } from './frame-styles.ts';
import { colourModeScript, drawHead } from './head.ts';
import type { PageLoads } from './load.ts';
import type { NodeOutcome, NodeRenderer } from './node-renderer.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './page-view-factory.ts';
import type { PageFacts, PageRendererOptions, PageRequest, RenderedPage, RenderedTenant } from './page-contract.ts';
import type { PagePart, Plan, PlannedNode } from './plan.ts';
import { previewStyles } from './preview-styles.ts';
import { structuredDataOf } from './structured-data.ts';
import { hashOf, type PageStyles, type StyleSheets } from './style-sheet.ts';

export interface PreparedTenant {
  tenant: RenderedTenant;
  sheets: StyleSheets;
  view(locale: string): TenantPageView;
}

/** One page on its way from plan to bytes. */
export interface PageWork {
  request: PageRequest;
  tenant: PreparedTenant;
  page: Plan;
  frame: Plan | undefined;
  /** What `drawnNodes` gives. */
  drawn: readonly PlannedNode[];
  loads: PageLoads;
  nodes: NodeRenderer;
  options: PageRendererOptions;
}

/** What drawn nodes bring for head, headers and caches. */
interface Gathered {
  tags: Set<string>;
  islands: Set<string>;
  preloads: NodeResult['preloads'][number][];
  issues: Record<PagePart, Issue[]>;
  /** Rules that nodes made for themselves, each once. */
  rules: Set<string>;
  until: number | undefined;
  failsPage: boolean;
  outcomes: Map<PlannedNode, NodeOutcome>;
}

/** Draws a page whose data is all there. */
export function composeComplete(work: PageWork): RenderedPage {
  const gathered = startGathering(work);
  const body: Buffer[] = [];
  for (const region of regionsOf(work.page, work.frame)) {
    body.push(region.open);
    for (const node of region.nodes) emit(node, work, gathered, body);
    body.push(region.close);
  }
  if (gathered.failsPage) return failed(gathered);
  const styles = stylesOf(work, gathered);
  const html = Buffer.concat([bufferOf(openDocument(work, gathered, styles)), ...body, bufferOf(closeDocument(work, gathered))]);
  return { kind: 'complete', facts: factsOf(work, gathered, styles), html };
}

/** Draws a page while its data is still coming in: first what the head needs, then node by node in document order. */
export async function composeFlowing(work: PageWork): Promise<RenderedPage> {
  const gathered = startGathering(work);
  const needed = work.drawn.filter(isNeededForHead);
  await work.loads.ready(needed);
  for (const node of needed) draw(node, work, gathered);
  if (gathered.failsPage) return failed(gathered);
  const styles = stylesOf(work, gathered);

  async function* chunks(): AsyncGenerator<Buffer, PageFacts> {
    yield bufferOf(openDocument(work, gathered, styles));
    for (const region of regionsOf(work.page, work.frame)) {
      yield region.open;
      for (const node of region.nodes) {
        await work.loads.ready(withChildren(node));
        const body: Buffer[] = [];
        emit(node, work, gathered, body);
        if (body.length > 0) yield Buffer.concat(body);
      }
      yield region.close;
    }
    yield bufferOf(closeDocument(work, gathered));
    return factsOf(work, gathered, styles);
  }
  return { kind: 'flowing', facts: factsOf(work, gathered, styles), chunks: chunks() };
}

function failed({ issues }: Gathered): RenderedPage {
  return { kind: 'failed', issues: issues.page, frameIssues: issues.frame };
}

/** Nodes that must be drawn before the head: they may fail the page, make rules, or hold the picture to preload. */
function isNeededForHead(node: PlannedNode): boolean {
  return node.isCritical || node.block?.makesRules === true || node.isFirstPicture;
}

/** Every node that has a place on the page, in the order of the page; below a faulty node there is none. */
export function drawnNodes(page: Plan, frame: Plan | undefined): PlannedNode[] {
  return regionsOf(page, frame).flatMap((region) => region.nodes.flatMap(withChildren));
}

function withChildren(node: PlannedNode): PlannedNode[] {
  if (node.state !== 'ok') return [node];
  return [node, ...Object.values(node.slots).flatMap((children) => children.flatMap(withChildren))];
}

function startGathering({ page, frame, request }: PageWork): Gathered {
  const tags = new Set(request.tags);
  for (const document of [request.page, request.frame]) if (document) tags.add(`page:${document.meta.id}`);
  for (const plan of [page, frame]) for (const type of plan?.blocks ?? []) tags.add(`block:${type}`);
  return {
    tags,
    islands: new Set(),
    preloads: [],
    issues: { page: [...page.issues], frame: [...(frame?.issues ?? [])] },
    rules: new Set(),
    until: earlier(page.until, frame?.until),
    failsPage: false,
    outcomes: new Map(),
  };
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

/** Draws a node once and notes what it brings. */
function draw(node: PlannedNode, work: PageWork, gathered: Gathered): NodeOutcome {
  const known = gathered.outcomes.get(node);
  if (known) return known;
  const { request, tenant } = work;
  const outcome = work.nodes.render(node, work.loads, tenant.view(request.locale), request);
  gathered.outcomes.set(node, outcome);
  for (const issue of outcome.issues) if (!node.issues.includes(issue)) gathered.issues[node.part].push(issue);
  for (const tag of outcome.tags) gathered.tags.add(tag);
  gathered.until = earlier(gathered.until, outcome.expires);
  if (outcome.failsPage) gathered.failsPage = true;
  if (outcome.result) {
    const { islands, preloads, rules } = outcome.result;
    for (const island of islands) gathered.islands.add(island);
    gathered.preloads.push(...preloads);
    if (rules !== '') gathered.rules.add(rules);
  }
  return outcome;
}

function emit(node: PlannedNode, work: PageWork, gathered: Gathered, out: Buffer[]): void {
  const { result } = draw(node, work, gathered);
  for (const piece of result?.pieces ?? []) {
    if (Buffer.isBuffer(piece)) {
      out.push(piece);
      continue;
    }
    const child = node.slots[piece.slot]?.[piece.index];
    if (child) emit(child, work, gathered, out);
  }
}

interface Region {
  open: Buffer;
  close: Buffer;
  nodes: PlannedNode[];
}

const regionTags = [
  ['header', bufferOf(`<header class="${frameStyles.header}">`), bufferOf('</header>')],
  ['main', bufferOf(`<main class="${frameStyles.main}" id="main" tabindex="-1">`), bufferOf('</main>')],
  ['aside', bufferOf(`<aside class="${frameStyles.aside}">`), bufferOf('</aside>')],
  ['footer', bufferOf(`<footer class="${frameStyles.footer}">`), bufferOf('</footer>')],
] as const;

/** What is drawn, in the order of the page. A region of the page itself takes the place of the frame's. */
function regionsOf(page: Plan, frame: Plan | undefined): Region[] {
  const regions = { main: [], ...frame?.regions, ...page.regions };
  return regionTags.flatMap(([name, open, close]) => {
    const nodes = regions[name];
    if (nodes === undefined || (nodes.length === 0 && name !== 'main')) return [];
    return [{ open, close, nodes }];
  });
}

function bufferOf(text: string): Buffer {
  return Buffer.from(text);
}

function stylesOf({ page, frame, tenant, request }: PageWork, { rules }: Gathered): PageStyles {
  const blocks = frame ? page.blocks.union(frame.blocks) : page.blocks;
  return tenant.sheets.stylesFor(blocks, [...rules].join(''), request.preview ? previewStyles : undefined);
}

function openDocument(work: PageWork, gathered: Gathered, styles: PageStyles): string {
  const { request, tenant, options } = work;
  const { config, origin, theme } = tenant.tenant;
  const { meta } = request.page;
  const view = tenant.view(request.locale);
  const urlOf = (path: string): string => `${origin}${encodeURI(withLocalePrefix(view.localePrefix, path))}`;
  // Documents of our own (error pages) stand at no address.
  const isAddress = !request.path.startsWith('/_/');
  const image = meta.image ? options.findPicture(meta.image.src) : undefined;
  const head = drawHead({
    meta,
    locale: request.locale,
    url: isAddress ? urlOf(request.path) : undefined,
    siteName: config.name,
    alternates: request.alternates,
    styles,
    themeColour: theme.themeColour,
    assets: options.assets(),
    preloads: gathered.preloads,
    imageUrl: meta.image && image ? `${origin}${options.pictureAddress(meta.image.src, 1280)}` : undefined,
    structuredData: isAddress ? structuredDataOf(config, meta, request.path, origin, urlOf) : [],
    robots: request.preview ? 'noindex,nofollow' : meta.robots,
  });
  const skip = `<a class="${frameStyles.skip}" href="#main">${escapeText(view.t('engine.skip'))}</a>`;
  const above = request.preview ? previewBanner(view, meta.status) + pageFaults(gathered.issues.page, view) : '';
  return `${head}<body class="${frameStyles.root}">${above}${skip}`;
}

function previewBanner(view: TenantPageView, status: string): string {
  return (
    `<div class="${previewStyles.root}" data-preview data-failed="${escapeText(view.t('engine.preview.notClosed'))}">` +
    `<p role="status">${escapeText(view.t(`engine.preview.${status}`))}</p>` +
    `<button type="button" data-action="preview-banner">${escapeText(view.t('engine.preview.close'))}</button></div>`
  );
}

/** The list of browser code that this page may need, then the end of the document. */
function closeDocument({ options, page, frame, request }: PageWork, gathered: Gathered): string {
  const assets = options.assets();
  const actions: Record<string, string> = {};
  for (const plan of [page, frame]) {
    for (const type of plan?.blocks ?? []) if (assets.actions[type] !== undefined) actions[type] = assets.actions[type];
  }
  if (request.preview && assets.actions['preview-banner'] !== undefined) {
    actions['preview-banner'] = assets.actions['preview-banner'];
  }
  const islands: Record<string, string> = {};
  for (const type of gathered.islands) if (assets.islands[type] !== undefined) islands[type] = assets.islands[type];
  const modules = { hydrate: assets.hydrate, islands, actions };
  return `<script type="application/json" id="modules">${scriptJson(modules)}</script></body></html>`;
}

const scriptHashes = [hashOf(colourModeScript)];

function factsOf({ page, frame }: PageWork, gathered: Gathered, styles: PageStyles): PageFacts {
  return {
    dimensions: frame ? page.dimensions.union(frame.dimensions) : page.dimensions,
    tags: gathered.tags,
    until: gathered.until,
    styleHash: styles.hash,
    scriptHashes,
    issues: gathered.issues.page,
    frameIssues: gathered.issues.frame,
  };
}
