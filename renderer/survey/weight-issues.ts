import type { Issue } from '../../schemas/issue.ts';
import {
  budgetBytes,
  type PageBudget,
  type WeightKind,
  weightKinds,
} from '../../schemas/tenant/page-budget.ts';
import { elementIssue } from './element-issue.ts';
import type { SurveyedNode } from './page-elements.ts';

type Weight = Record<WeightKind, number>;

/** What shoppers download for the own blocks of a page, in bytes as they are sent. */
export interface PageWeight {
  /** In the order of the page; what several share is counted for each. */
  nodes: readonly (Weight & { node: SurveyedNode })[];
  /** What is shared counts once. */
  total: Weight;
}

const words: Record<WeightKind, string> = {
  ...{ html: 'HTML', css: 'styles', script: 'scripts', pictures: 'pictures' },
};

/** What of a page weighs more than the shop's budget: told at the block that weighs most. */
export function weightIssues({ nodes, total }: PageWeight, budget: PageBudget | undefined): Issue[] {
  const limits = budgetBytes(budget);
  return weightKinds.flatMap((kind) => {
    const heaviest = nodes.toSorted((one, other) => other[kind] - one[kind])[0];
    if (!heaviest || total[kind] <= limits[kind]) return [];
    const message = `The ${words[kind]} of the page weigh ${told(total[kind])}, ${told(limits[kind])} is its budget; this block alone weighs ${told(heaviest[kind])}.`;
    const hint = `Take out or make smaller what weighs most, by ${told(total[kind] - limits[kind])} in all.`;
    const severity = budget?.stopsPublishing === true ? 'error' : 'warning';
    return [elementIssue('weight-over', severity, heaviest, message, hint)];
  });
}

function told(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
