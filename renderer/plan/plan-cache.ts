import type { PageDocument } from '../contract/page-document.ts';
import type { WhenState } from '../contract/page-request.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { makePlan, type Plan, type PlanOptions } from './plan.ts';
import { variantOf } from './when.ts';

const plans = new WeakMap<PageDocument, Map<string, Plan>>();

/** Plans that a document keeps: every boundary that time passes makes older ones useless. */
const maxPlans = 32;

/** The plan of a document in a state, from the cache where the state makes no difference. */
export function planOf(document: PageDocument, state: WhenState, options: PlanOptions): Plan {
  let known = plans.get(document);
  if (!known) plans.set(document, (known = new Map()));
  const taken = [...(options.taken ?? [])].sort().join();
  const key = `${options.part ?? 'page'}|${options.showsFaults === true}|${taken}|${stateKey(conditionsOf(document), state)}`;
  let plan = known.get(key);
  if (!plan || !holdsAt(plan, state.now)) {
    plan = makePlan(document, state, options);
    const oldest = known.size >= maxPlans ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, plan);
  }
  return plan;
}

/** Nodes may have ends of their own, which no condition names. */
function holdsAt({ since = -Infinity, until = Infinity }: Plan, now: number): boolean {
  return since <= now && now < until;
}

function stateKey(conditions: Conditions, state: WhenState): string {
  const passed = conditions.boundaries.filter((time) => time <= state.now).length;
  const parts = [state.locale, String(passed)];
  for (const dimension of conditions.dimensions) parts.push(valueOf(dimension, state));
  return parts.join('|');
}

function valueOf(dimension: string, state: WhenState): string {
  if (dimension === 'device') return state.device;
  if (dimension === 'visitor') return state.visitor;
  return JSON.stringify(variantOf(state, dimension.slice('experiment:'.length)));
}
