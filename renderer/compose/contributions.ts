import type { Issue } from '../../schemas/issue.ts';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import type { NodeResult } from '../draw/node-result.ts';
import type { PagePart, PlannedNode } from '../plan/planned-node.ts';
import type { PageContext } from './page-context.ts';
import { plansOf } from './page-regions.ts';

/** What became of the nodes that were drawn, in the order of the page. */
export type Outcomes = ReadonlyMap<PlannedNode, NodeOutcome>;

/** What a page and its drawn nodes bring for head, end, headers and caches. */
export interface Contributions {
  tags: Set<string>;
  islands: Set<string>;
  preloads: NodeResult['preloads'][number][];
  issues: Record<PagePart, Issue[]>;
  /** Rules that nodes made for themselves, each once. */
  rules: Set<string>;
  /** Values of `class` of the elements. */
  classes: Set<string>;
  /** Types of blocks of which the class names are not known. */
  whole: Set<string>;
  until: number | undefined;
}

/** Gathers them from the plans of a page and from what was drawn so far. */
export function contributionsOf(context: PageContext, outcomes: Outcomes): Contributions {
  const { page, frame, request } = context;
  const plans = plansOf(context);
  const tags = new Set(request.tags);
  for (const document of [request.page, request.frame]) if (document) tags.add(`page:${document.meta.id}`);
  for (const plan of plans) for (const type of plan.blocks) tags.add(`block:${type}`);
  const contributions: Contributions = {
    tags,
    islands: new Set(),
    preloads: [],
    issues: { page: [...(request.issues ?? []), ...page.issues], frame: [...(frame?.issues ?? [])] },
    rules: new Set(),
    classes: new Set(),
    whole: new Set(),
    until: plans.reduce(
      (until, plan) => earlier(until, plan.until),
      earlier(request.subject?.until, request.until),
    ),
  };
  for (const [node, outcome] of outcomes) add(node, outcome, contributions);
  return contributions;
}

function add(node: PlannedNode, outcome: NodeOutcome, contributions: Contributions): void {
  for (const issue of outcome.issues)
    if (!node.issues.includes(issue)) contributions.issues[node.part].push(issue);
  for (const tag of outcome.tags) contributions.tags.add(tag);
  contributions.until = earlier(contributions.until, outcome.expires);
  if (!outcome.result) return;
  const { islands, preloads, rules, classes } = outcome.result;
  if (!classes) contributions.whole.add(node.type);
  for (const names of classes ?? []) contributions.classes.add(names);
  for (const island of islands) contributions.islands.add(island);
  contributions.preloads.push(...preloads);
  if (rules !== '') contributions.rules.add(rules);
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}
