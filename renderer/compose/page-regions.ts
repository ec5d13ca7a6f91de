import { layoutId } from '../../schemas/layout-id.ts';
import type { RegionName } from '../../schemas/page.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { frameStyles } from '../styles/frame-styles.ts';

interface Region {
  name: RegionName;
  open: Buffer;
  close: Buffer;
  nodes: PlannedNode[];
}

const regionTags = [
  ['header', Buffer.from(`<header class="${frameStyles.header}">`), Buffer.from('</header>')],
  [
    'main',
    Buffer.from(`<main class="${frameStyles.main}" id="${layoutId('main')}" tabindex="-1">`),
    Buffer.from('</main>'),
  ],
  ['aside', Buffer.from(`<aside class="${frameStyles.aside}">`), Buffer.from('</aside>')],
  ['footer', Buffer.from(`<footer class="${frameStyles.footer}">`), Buffer.from('</footer>')],
] as const;

/** The plans that a page is made of. */
export interface PagePlans {
  page: Plan;
  frame: Plan | undefined;
  /** What every page must have, where page and frame lack it. */
  builtIn: Plan | undefined;
}

/** Those of them that there are. */
export function plansOf({ page, frame, builtIn }: PagePlans): Plan[] {
  return [page, frame, builtIn].filter((plan) => plan !== undefined);
}

/** What is drawn, in the order of the page. A region of the page itself takes the place of the frame's. */
export function regionsOf({ page, frame, builtIn }: PagePlans): Region[] {
  const regions = { main: [], ...frame?.regions, ...page.regions };
  return regionTags.flatMap(([name, open, close]) => {
    const nodes = [...(regions[name] ?? []), ...(builtIn?.regions[name] ?? [])];
    return nodes.length === 0 && name !== 'main' ? [] : [{ name, open, close, nodes }];
  });
}

/** Every node that has a place on the page, in the order of the page; below a faulty node there is none. */
export function drawnNodes(plans: PagePlans): PlannedNode[] {
  return regionsOf(plans).flatMap((region) => region.nodes.flatMap(withChildren));
}

/** A node and all that is drawn within it, in the order of the page. */
export function withChildren(node: PlannedNode): PlannedNode[] {
  if (node.state !== 'ok') return [node];
  return [node, ...Object.values(node.slots).flatMap((children) => children.flatMap(withChildren))];
}
