import { partQuery } from '../../schemas/part-query.ts';
import type { Registry } from '../contract/registry.ts';
import type { Plan } from '../plan/plan.ts';
import type { PageFacts } from '../contract/rendered-page.ts';
import { hashOf, type PageStyles } from '../styles/style-sheet.ts';
import type { Contributions } from './contributions.ts';
import { colourModeScript } from './head.ts';
import type { PageContext } from './page-context.ts';
import { plansOf } from './page-regions.ts';

const scriptHashes = [hashOf(colourModeScript)];

/** What the answer's headers and the page cache need to know. */
export function factsOf(context: PageContext, contributions: Contributions, styles: PageStyles): PageFacts {
  const { options, request } = context;
  const plans = plansOf(context);
  return {
    // Where the styles stand is for the whole page to say, whatever its blocks read.
    dimensions: new Set([
      `query:${partQuery}`,
      ...plans.flatMap(({ dimensions }) => [...dimensions]),
      ...(request.subject?.dimensions ?? []),
    ]),
    tags: contributions.tags,
    until: contributions.until,
    styleHash: styles.hash,
    scriptHashes,
    frameOrigins: frameOriginsOf(plans, options.registry),
    issues: contributions.issues.page,
    frameIssues: contributions.issues.frame,
  };
}

function frameOriginsOf(plans: readonly Plan[], registry: Registry): string[] {
  const types = plans.flatMap(({ blocks }) => [...blocks]);
  const origins = types.flatMap((type) => registry.get(type)?.frameOrigins ?? []);
  return [...new Set(origins)].toSorted();
}
