import type { Plan } from '../plan/plan.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { frameStyles } from '../styles/frame-styles.ts';

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
export function regionsOf(page: Plan, frame: Plan | undefined): Region[] {
  const regions = { main: [], ...frame?.regions, ...page.regions };
  return regionTags.flatMap(([name, open, close]) => {
    const nodes = regions[name];
    if (nodes === undefined || (nodes.length === 0 && name !== 'main')) return [];
    return [{ open, close, nodes }];
  });
}

/** Every node that has a place on the page, in the order of the page; below a faulty node there is none. */
export function drawnNodes(page: Plan, frame: Plan | undefined): PlannedNode[] {
  return regionsOf(page, frame).flatMap((region) => region.nodes.flatMap(withChildren));
}

/** A node and all that is drawn within it, in the order of the page. */
export function withChildren(node: PlannedNode): PlannedNode[] {
  if (node.state !== 'ok') return [node];
  return [node, ...Object.values(node.slots).flatMap((children) => children.flatMap(withChildren))];
}
