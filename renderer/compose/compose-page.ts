import { escapeText } from '../../schemas/escape-text.ts';
import { localePrefix } from '../../schemas/locale-path.ts';
import { isJsonObject } from '../../schemas/json.ts';
import type { PageDocument } from '../contract/page-document.ts';
import { completePage, type PageFacts, type RenderedPage } from '../contract/rendered-page.ts';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { contributionsOf, type Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { regionsOf, withChildren } from './page-regions.ts';
import { drawShell } from './page-shell.ts';
import type { ShellCache } from './shell-cache.ts';

/** Draws a page whose data is all there. */
export function composeComplete(context: PageContext, shells: ShellCache): RenderedPage {
  const outcomes = new Map<PlannedNode, NodeOutcome>();
  const body: Buffer[] = [];
  for (const region of regionsOf(context)) {
    body.push(region.open);
    for (const node of region.nodes) emit(node, context, outcomes, body);
    body.push(region.close);
  }
  if (failsPage(outcomes) || hasLostAll(context, outcomes)) return failed(context, outcomes);
  const { open, close, facts } = shells.shellOf(context, outcomes);
  return completePage(facts, [...open, ...body, close]);
}

/**
 * Draws a page while its data is still coming in: first what the head needs and what decides whether there is a page, then
 * node by node in document order.
 */
export async function composeFlowing(context: PageContext): Promise<RenderedPage> {
  const outcomes = new Map<PlannedNode, NodeOutcome>();
  const needed = context.drawn.filter((node) => isNeededForHead(node) || mayFailPage(node, context));
  await context.loads.ready(needed);
  for (const node of needed) draw(node, context, outcomes);
  if (!failsPage(outcomes)) await firstShown(context, outcomes);
  if (failsPage(outcomes) || hasLostAll(context, outcomes)) return failed(context, outcomes);
  const first = drawShell(context, outcomes, 'all');

  async function* chunks(): AsyncGenerator<Buffer, PageFacts> {
    yield Buffer.concat(first.open);
    for (const region of regionsOf(context)) {
      yield region.open;
      for (const node of region.nodes) {
        await context.loads.ready(withChildren(node));
        const body: Buffer[] = [];
        emit(node, context, outcomes, body);
        if (body.length > 0) yield Buffer.concat(body);
      }
      yield region.close;
    }
    const last = drawShell(context, outcomes, first.styles);
    yield last.close;
    return last.facts;
  }
  return { kind: 'flowing', facts: first.facts, chunks: chunks() };
}

function failsPage(outcomes: Outcomes): boolean {
  for (const outcome of outcomes.values()) if (outcome.failsPage) return true;
  return false;
}

/**
 * Whether its document gives the page something to say, and all of it failed, at whatever depth, or is no node: nobody is to
 * take that for the page.
 */
function hasLostAll({ page, request }: PageContext, outcomes: Outcomes): boolean {
  if (request.isBare) return false;
  if (holdsNoNode(request.page)) return true;
  const main = (page.regions.main ?? []).flatMap(withChildren).map((node) => outcomes.get(node));
  if (main.length === 0) return false;
  // What cannot be drawn in a slot has no place there, and so no outcome.
  const isFaulty =
    main.some((outcome) => outcome?.isLost) ||
    page.nodes.some(({ state, pointer }) => state !== 'ok' && pointer.startsWith('/regions/main/'));
  return isFaulty && !main.some(showsSomething);
}

/** Whether an editor put something into `main`, of which nothing is a node. */
function holdsNoNode({ source, regions }: PageDocument): boolean {
  const typed = isJsonObject(source.regions) ? source.regions.main : undefined;
  return Array.isArray(typed) && typed.length > 0 && (regions.main ?? []).length === 0;
}

function showsSomething(outcome: NodeOutcome | undefined): boolean {
  const { result, isLost } = outcome ?? {};
  return (
    result !== undefined &&
    isLost !== true &&
    result.pieces.some((piece) => Buffer.isBuffer(piece) && isSeen(piece))
  );
}

/** A word between tags, or something that is seen without one. */
const seen = />[^<]*[^\s<]|<(?:img|svg|video|iframe|input|canvas)\b/;

/** Whether HTML has anything to see. Most has it near its beginning. */
function isSeen(html: Buffer): boolean {
  return (
    seen.test(html.toString('latin1', 0, 2048)) || (html.length > 2048 && seen.test(html.toString('latin1')))
  );
}

function failed(context: PageContext, outcomes: Outcomes): RenderedPage {
  const { page, frame } = contributionsOf(context, outcomes).issues;
  return { kind: 'failed', issues: page, frameIssues: frame };
}

/** Nodes that must be drawn before the head: they may fail the page, make rules, or hold the picture to preload. */
function isNeededForHead(node: PlannedNode): boolean {
  return node.isCritical || node.block?.makesRules === true || node.isFirstPicture;
}

/** Whether every page must have the node, and it may turn out that this one cannot. */
function mayFailPage(node: PlannedNode, { nodes, tenant, request }: PageContext): boolean {
  const { block } = node;
  if (block?.everyPage === undefined || block.data === undefined) return false;
  return !nodes.drawsWithoutData(node, tenant.view(request.locale), request);
}

/** Draws nodes of the main part until one is shown: only then is it certain that the page says something. */
async function firstShown(context: PageContext, outcomes: Map<PlannedNode, NodeOutcome>): Promise<void> {
  const main = context.page.regions.main ?? [];
  const waiting = main.filter((node) => !context.loads.isSettled(withChildren(node)));
  for (const node of [...main.filter((each) => !waiting.includes(each)), ...waiting]) {
    await context.loads.ready(withChildren(node));
    const { result, isLost } = draw(node, context, outcomes);
    if (result && !isLost) return;
  }
}

/** Draws a node once. */
function draw(node: PlannedNode, context: PageContext, outcomes: Map<PlannedNode, NodeOutcome>): NodeOutcome {
  let outcome = outcomes.get(node);
  if (!outcome) {
    outcome = context.nodes.render(
      node,
      context.loads,
      context.tenant.view(context.request.locale),
      context.request,
    );
    outcomes.set(node, outcome);
  }
  return outcome;
}

function emit(
  node: PlannedNode,
  context: PageContext,
  outcomes: Map<PlannedNode, NodeOutcome>,
  out: Buffer[],
): void {
  const { result } = draw(node, context, outcomes);
  for (const piece of result?.pieces ?? []) {
    if (Buffer.isBuffer(piece)) {
      out.push(piece);
      continue;
    }
    if ('language' in piece) {
      out.push(Buffer.from(escapeText(languageHref(context, piece.language))));
      continue;
    }
    const child = node.slots[piece.slot]?.[piece.index];
    if (child) emit(child, context, outcomes, out);
  }
}

/** Where the page is in one of the shop's locales; of a page that is in no other, the home page there. */
function languageHref({ request, tenant }: PageContext, locale: string): string {
  return request.languages?.[locale] ?? (localePrefix(tenant.tenant.config, locale) || '/');
}
