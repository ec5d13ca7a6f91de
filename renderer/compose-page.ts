import type { Issue } from '../schemas/issue.ts';
import { scriptJson } from '../schemas/json.ts';
import { withLocalePrefix } from '../schemas/locale-path.ts';
import { escapeText } from './escape.ts';
import { frameStyles } from './frame-styles.ts';
import { colourModeScript, drawHead } from './head.ts';
import type { PageLoads } from './load.ts';
import type { NodeOutcome, NodeRenderer } from './node-renderer.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './page-view-factory.ts';
import type { PageFacts, PageRendererOptions, PageRequest, RenderedPage, RenderedTenant } from './page-contract.ts';
import type { Plan, PlannedNode } from './plan.ts';
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
  loads: PageLoads;
  nodes: NodeRenderer;
  options: PageRendererOptions;
}

/** What drawn nodes bring for head, headers and caches. */
interface Gathered {
  tags: Set<string>;
  islands: Set<string>;
  preloads: NodeResult['preloads'][number][];
  issues: Issue[];
  rules: string;
  until: number | undefined;
  isCritical: boolean;
  outcomes: Map<PlannedNode, NodeOutcome>;
}

/** Draws a page whose data is all there. */
export function composeComplete(work: PageWork): RenderedPage {
  const gathered = startGathering(work);
  const body: Buffer[] = [];
  for (const region of regionsOf(work)) {
    body.push(region.open);
    for (const node of region.nodes) emit(node, work, gathered, body);
    body.push(region.close);
  }
  if (gathered.isCritical) return { kind: 'failed', issues: gathered.issues };
  const styles = stylesOf(work, gathered);
  const html = Buffer.concat([bufferOf(openDocument(work, gathered, styles)), ...body, bufferOf(closeDocument(work, gathered))]);
  return { kind: 'complete', facts: factsOf(work, gathered, styles), html };
}

/** Draws a page while its data is still coming in: first what the head needs, then node by node in document order. */
export async function composeFlowing(work: PageWork): Promise<RenderedPage> {
  const gathered = startGathering(work);
  const needed = [...(work.frame?.nodes ?? []), ...work.page.nodes].filter(isNeededForHead);
  await work.loads.ready(needed);
  for (const node of needed) draw(node, work, gathered);
  if (gathered.isCritical) return { kind: 'failed', issues: gathered.issues };
  const styles = stylesOf(work, gathered);

  async function* chunks(): AsyncGenerator<Buffer, PageFacts> {
    yield bufferOf(openDocument(work, gathered, styles));
    for (const region of regionsOf(work)) {
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

/** Nodes that must be drawn before the head: they may fail the page, make rules, or hold the picture to preload. */
function isNeededForHead(node: PlannedNode): boolean {
  return node.block?.policy === 'critical' || node.block?.makesRules === true || node.isFirstPicture;
}

function withChildren(node: PlannedNode): PlannedNode[] {
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
    issues: [...page.issues, ...(frame?.issues ?? [])],
    rules: '',
    until: earlier(page.until, frame?.until),
    isCritical: false,
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
  const outcome = work.nodes.render(node, work.loads, tenant.view(request.locale), {
    ...request,
    documentId: request.page.meta.id,
  });
  gathered.outcomes.set(node, outcome);
  for (const issue of outcome.issues) if (!node.issues.includes(issue)) gathered.issues.push(issue);
  if (outcome.kind === 'critical') gathered.isCritical = true;
  if (outcome.kind === 'drawn') {
    const { result } = outcome;
    for (const tag of result.tags) gathered.tags.add(tag);
    for (const island of result.islands) gathered.islands.add(island);
    gathered.preloads.push(...result.preloads);
    if (result.rules !== '' && !gathered.rules.includes(result.rules)) gathered.rules += result.rules;
    gathered.until = earlier(gathered.until, result.expires);
  }
  return outcome;
}

function emit(node: PlannedNode, work: PageWork, gathered: Gathered, out: Buffer[]): void {
  const outcome = draw(node, work, gathered);
  if (outcome.kind !== 'drawn') return;
  for (const piece of outcome.result.pieces) {
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

function regionsOf({ page, frame }: PageWork): Region[] {
  const regions = { ...frame?.regions, ...page.regions };
  return regionTags.flatMap(([name, open, close]) => {
    const nodes = regions[name];
    if (nodes === undefined || (nodes.length === 0 && name !== 'main')) return [];
    return [{ open, close, nodes }];
  });
}

function bufferOf(text: string): Buffer {
  return Buffer.from(text);
}

function stylesOf({ page, frame, tenant }: PageWork, { rules }: Gathered): PageStyles {
  return tenant.sheets.stylesFor(frame ? page.blocks.union(frame.blocks) : page.blocks, rules);
}

function openDocument(work: PageWork, gathered: Gathered, styles: PageStyles): string {
  const { request, tenant, options } = work;
  const { config, origin, theme } = tenant.tenant;
  const { meta } = request.page;
  const prefix = config.locales.find((entry) => entry.locale === request.locale)?.prefix ?? '';
  const urlOf = (path: string): string => `${origin}${withLocalePrefix(prefix, path)}`;
  const image = meta.image ? options.findPicture(meta.image.src) : undefined;
  const head = drawHead({
    meta,
    locale: request.locale,
    url: urlOf(request.path),
    siteName: config.name,
    alternates: request.alternates,
    styles,
    themeColour: theme.themeColour,
    assets: options.assets(),
    preloads: gathered.preloads,
    imageUrl: meta.image && image ? `${origin}${options.pictureAddress(meta.image.src, 1280)}` : undefined,
    structuredData: structuredDataOf(config, meta, origin, urlOf),
    robots: request.preview ? 'noindex,nofollow' : meta.robots,
  });
  const view = tenant.view(request.locale);
  const skip = `<a class="${frameStyles.skip}" href="#main">${escapeText(view.t('engine.skip'))}</a>`;
  return `${head}<body class="${frameStyles.root}">${request.preview ? previewBanner(view, meta.status) : ''}${skip}`;
}

function previewBanner(view: TenantPageView, status: string): string {
  return (
    `<div class="${frameStyles.preview}" data-preview data-failed="${escapeText(view.t('engine.preview.notClosed'))}">` +
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
    issues: gathered.issues,
  };
}
