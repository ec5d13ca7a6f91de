import type { Issue } from '../../schemas/issue.ts';
import { completePage, type PageFacts, type RenderedPage } from '../contract/rendered-page.ts';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { contributionsOf, type Outcomes } from './contributions.ts';
import { draw, emit } from './draw-once.ts';
import type { PageContext } from './page-context.ts';
import { saysNothing, withPageEmpty } from './page-says-nothing.ts';
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
  if (failsPage(outcomes)) return failed(context, outcomes);
  // Editors see why.
  if (!context.request.preview && saysNothing(context, outcomes))
    return failed(context, outcomes, withPageEmpty);
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
  if (failsPage(outcomes)) return failed(context, outcomes);
  if (saysNothing(context, outcomes)) return failed(context, outcomes, withPageEmpty);
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

function failed(context: PageContext, outcomes: Outcomes, told: typeof withPageEmpty = same): RenderedPage {
  const { page, frame } = contributionsOf(context, outcomes).issues;
  return { kind: 'failed', issues: told(page), frameIssues: frame };
}

const same = (issues: readonly Issue[]): readonly Issue[] => issues;

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
