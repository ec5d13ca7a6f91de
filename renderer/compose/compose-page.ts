import { completePage } from '../contract/complete-page.ts';
import type { EdgeCache } from './edge-cache.ts';
import { frameStyles } from '../styles/frame-styles.ts';
import type { NodeOutcome } from '../draw/node-renderer.ts';
import type { PageFacts, RenderedPage } from '../contract/page-contract.ts';
import { drawEdges, issuesOf, type Outcomes } from './page-edges.ts';
import type { PageWork } from './page-work.ts';
import type { Plan, PlannedNode } from '../plan/plan.ts';

/** Draws a page whose data is all there. */
export function composeComplete(work: PageWork, edges: EdgeCache): RenderedPage {
  const outcomes = new Map<PlannedNode, NodeOutcome>();
  const body: Buffer[] = [];
  for (const region of regionsOf(work.page, work.frame)) {
    body.push(region.open);
    for (const node of region.nodes) emit(node, work, outcomes, body);
    body.push(region.close);
  }
  if (failsPage(outcomes)) return failed(work, outcomes);
  const { open, close, facts } = edges.edgesOf(work, outcomes);
  return completePage(facts, [...open, ...body, close]);
}

/** Draws a page while its data is still coming in: first what the head needs, then node by node in document order. */
export async function composeFlowing(work: PageWork): Promise<RenderedPage> {
  const outcomes = new Map<PlannedNode, NodeOutcome>();
  const needed = work.drawn.filter(isNeededForHead);
  await work.loads.ready(needed);
  for (const node of needed) draw(node, work, outcomes);
  if (failsPage(outcomes)) return failed(work, outcomes);
  const first = drawEdges(work, outcomes, 'all');

  async function* chunks(): AsyncGenerator<Buffer, PageFacts> {
    yield Buffer.concat(first.open);
    for (const region of regionsOf(work.page, work.frame)) {
      yield region.open;
      for (const node of region.nodes) {
        await work.loads.ready(withChildren(node));
        const body: Buffer[] = [];
        emit(node, work, outcomes, body);
        if (body.length > 0) yield Buffer.concat(body);
      }
      yield region.close;
    }
    const last = drawEdges(work, outcomes, first.styles);
    yield last.close;
    return last.facts;
  }
  return { kind: 'flowing', facts: first.facts, chunks: chunks() };
}

function failsPage(outcomes: Outcomes): boolean {
  for (const outcome of outcomes.values()) if (outcome.failsPage) return true;
  return false;
}

function failed(work: PageWork, outcomes: Outcomes): RenderedPage {
  const { page, frame } = issuesOf(work, outcomes);
  return { kind: 'failed', issues: page, frameIssues: frame };
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

/** Draws a node once. */
function draw(node: PlannedNode, work: PageWork, outcomes: Map<PlannedNode, NodeOutcome>): NodeOutcome {
  let outcome = outcomes.get(node);
  if (!outcome) {
    outcome = work.nodes.render(node, work.loads, work.tenant.view(work.request.locale), work.request);
    outcomes.set(node, outcome);
  }
  return outcome;
}

function emit(
  node: PlannedNode,
  work: PageWork,
  outcomes: Map<PlannedNode, NodeOutcome>,
  out: Buffer[],
): void {
  const { result } = draw(node, work, outcomes);
  for (const piece of result?.pieces ?? []) {
    if (Buffer.isBuffer(piece)) {
      out.push(piece);
      continue;
    }
    const child = node.slots[piece.slot]?.[piece.index];
    if (child) emit(child, work, outcomes, out);
  }
}

interface Region {
  open: Buffer;
  close: Buffer;
  nodes: PlannedNode[];
}

const regionTags = [
  ['header', Buffer.from(`<header class="${frameStyles.header}">`), Buffer.from('</header>')],
  ['main', Buffer.from(`<main class="${frameStyles.main}" id="main" tabindex="-1">`), Buffer.from('</main>')],
  ['aside', Buffer.from(`<aside class="${frameStyles.aside}">`), Buffer.from('</aside>')],
  ['footer', Buffer.from(`<footer class="${frameStyles.footer}">`), Buffer.from('</footer>')],
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
