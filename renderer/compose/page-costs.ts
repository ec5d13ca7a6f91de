import type { PageCosts } from '../../schemas/editing/page-costs.ts';
import { budgetBytes } from '../../schemas/tenant/page-budget.ts';
import type { AskedLoad } from '../load/load.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { pageWeight } from './page-weight.ts';

const unknownWeights = { script: () => 0, picture: () => 0 };

/** What a page that was drawn costs whoever gets it: what its blocks weigh, and what is loaded for it. */
export function pageCosts(context: PageContext, outcomes: Outcomes): PageCosts {
  const { options, tenant, loads } = context;
  const { pageBudget } = tenant.tenant.config;
  const { nodes, total } = pageWeight(context, outcomes, options.weights ?? unknownWeights);
  return {
    blocks: nodes.map(({ node, ...weight }) => ({ node: node.id, ...weight })),
    total,
    budget: budgetBytes(pageBudget),
    stopsPublishing: pageBudget?.stopsPublishing === true,
    loads: loads
      .asked()
      .map(told)
      .toSorted((one, other) => other.ms - one.ms),
  };
}

function told({ request, nodes, ms, isOk }: AskedLoad): PageCosts['loads'][number] {
  const own = nodes.filter(({ part }) => part === 'page').map(({ id }) => id);
  return { load: request.load, args: request.args, nodes: own, asked: nodes.length, ms, isOk };
}
