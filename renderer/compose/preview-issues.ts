import { headingIssues } from '../contract/heading-issues.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { regionsOf, withChildren } from './page-regions.ts';
import { saysNothing, withPageEmpty } from './page-says-nothing.ts';

/** All that editors are told of a page that was drawn for them: `issues`, and what only the page as a whole shows. */
export function previewIssues(
  context: PageContext,
  outcomes: Outcomes,
  issues: readonly Issue[],
): readonly Issue[] {
  if (context.request.isBare) return issues;
  if (saysNothing(context, outcomes)) return withPageEmpty(issues);
  return [...issues, ...headingIssues(mainOf(context, outcomes))];
}

/** The HTML of the main part, its nodes one by one. */
function mainOf(context: PageContext, outcomes: Outcomes): string {
  const main = regionsOf(context).find(({ name }) => name === 'main');
  const pieces = (main?.nodes ?? [])
    .flatMap(withChildren)
    .flatMap((node) => outcomes.get(node)?.result?.pieces ?? []);
  return pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString() : '')).join('');
}
