import type { PageDocument } from '../contract/page-document.ts';
import { isEmptyPage } from '../plan/page-issues.ts';
import type { Plan } from '../plan/plan.ts';
import { drawnNodes } from './page-regions.ts';

/** Whether a page can be drawn, as far as that is known before anything is loaded. */
export interface PageVerdict {
  isDrawable: boolean;
  /** Time at which a condition may change it, in milliseconds since 1970. */
  until: number | undefined;
}

/** A page cannot be drawn when a node that must not be missing is faulty, or all that its document gives `main`, if anything. */
export function verdictOf(page: Plan, document: PageDocument): PageVerdict {
  const isLost = drawnNodes({ page, frame: undefined, builtIn: undefined }).some(
    ({ state, isCritical }) => state !== 'ok' && isCritical,
  );
  const main = page.regions.main ?? [];
  const saysSomething = main.length === 0 || main.some(({ state }) => state === 'ok');
  return { isDrawable: !isLost && saysSomething && !isEmptyPage(document), until: page.until };
}
