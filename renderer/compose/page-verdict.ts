import type { PageDocument } from '../contract/page-document.ts';
import { isEmptyPage } from '../plan/page-issues.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { drawnNodes, withChildren } from './page-regions.ts';

/** Whether a page can be drawn, as far as that is known before anything is loaded. */
export interface PageVerdict {
  isDrawable: boolean;
  /** Whether that depends on what it loads: without that, a part is lost that must not be missing, or all it says. */
  needsData: boolean;
  /** Time at which a condition may change it, in milliseconds since 1970. */
  until: number | undefined;
}

/** A page cannot be drawn when a node that must not be missing is faulty, or all that its document gives `main`, if anything. */
export function verdictOf(page: Plan, document: PageDocument): PageVerdict {
  const critical = drawnNodes({ page, frame: undefined, builtIn: undefined }).filter(
    (node) => node.isCritical,
  );
  const main = page.regions.main ?? [];
  const isDrawable =
    critical.every(({ state }) => state === 'ok') &&
    (main.length === 0 || main.some(({ state }) => state === 'ok')) &&
    !isEmptyPage(document);
  const saysSomething = main.length === 0 || main.flatMap(withChildren).some(isSaidAnyway);
  return { isDrawable, needsData: !saysSomething || critical.some(loadsData), until: page.until };
}

/** Whether a node has something to say by itself: what only holds others has nothing. */
function isSaidAnyway(node: PlannedNode): boolean {
  return node.state === 'ok' && !loadsData(node) && Object.keys(node.slots).length === 0;
}

function loadsData({ block }: PlannedNode): boolean {
  return block?.data !== undefined;
}
