import type { Issue } from '../../schemas/issue.ts';
import { budgetBytes } from '../../schemas/tenant/page-budget.ts';
import { shownSpan } from '../contract/shown-span.ts';
import type { EndingNode } from '../survey/content-ends.ts';
import type { DrawnHtml } from '../survey/page-elements.ts';
import { surveyPage } from '../survey/survey-page.ts';
import { weightIssues } from '../survey/weight-issues.ts';
import type { LoadedFor } from '../survey/unorderable-products.ts';
import type { RegionName } from '../../schemas/page.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { regionsOf } from './page-regions.ts';
import { saysNothing, withPageEmpty } from './page-says-nothing.ts';
import { keepsBudget, pageWeight } from './page-weight.ts';
import { surveyedNode } from './surveyed-node.ts';

/** All that editors are told of a page that was drawn for them: `issues`, and what only the page as a whole shows. */
export function previewIssues(
  context: PageContext,
  outcomes: Outcomes,
  issues: readonly Issue[],
): readonly Issue[] {
  const { request } = context;
  if (request.isBare) return issues;
  if (saysNothing(context, outcomes)) return withPageEmpty(issues);
  const { meta, locale } = request;
  const survey = surveyPage({
    meta,
    locale,
    drawn: drawnHtml(context, outcomes),
    loaded: loadedData(context),
    ending: endingNodes(context, outcomes),
    now: request.now,
  });
  return [...issues, ...survey, ...heavyBlocks(context, outcomes)];
}

/** What of the page is over its budget; asked at every key that an editor presses, so nothing is compressed without need. */
function heavyBlocks(context: PageContext, outcomes: Outcomes): Issue[] {
  const { weights } = context.options;
  const { pageBudget } = context.tenant.tenant.config;
  if (!weights || keepsBudget(context, outcomes, weights, budgetBytes(pageBudget))) return [];
  return weightIssues(pageWeight(context, outcomes, weights), pageBudget);
}

/** What was loaded for each node. */
function loadedData({ drawn, loads }: PageContext): LoadedFor[] {
  return drawn.flatMap((node) => {
    const loaded = Object.keys(node.loads).map((name) => loads.settled(node, name));
    const values = loaded.flatMap((one) => (one?.ok && !one.isStandIn ? [one.value] : []));
    return values.length === 0 ? [] : [{ node: surveyedNode(node), values }];
  });
}

/** Nodes whose content has an end of its own, also those that are left out for it. */
function endingNodes({ drawn, request }: PageContext, outcomes: Outcomes): EndingNode[] {
  return drawn.flatMap((node) => {
    const end = outcomes.get(node)?.end;
    if (end === undefined || node.part !== 'page') return [];
    return [{ node: surveyedNode(node), end, shownUntil: shownSpan(request.page, node.pointer).until }];
  });
}

/** The HTML of all nodes, each at its place. */
function drawnHtml(context: PageContext, outcomes: Outcomes): DrawnHtml[] {
  const drawn: DrawnHtml[] = [];
  for (const { name: region, nodes } of regionsOf(context)) for (const node of nodes) add(node, region);
  return drawn;

  function add(node: PlannedNode, region: RegionName): void {
    const surveyed = surveyedNode(node);
    for (const piece of outcomes.get(node)?.result?.pieces ?? []) {
      if (Buffer.isBuffer(piece)) drawn.push({ node: surveyed, region, html: piece });
      else if ('slot' in piece) {
        const child = node.slots[piece.slot]?.[piece.index];
        if (child) add(child, region);
      }
    }
  }
}
