import type { Reference } from '../../blocks/kit/define/reference.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { askIfMeant } from '../../schemas/writing/ask-if-meant.ts';
import { issueAt } from '../plan/issue-at.ts';
import type { PlannedNode } from '../plan/planned-node.ts';

/** Names that are told of those that there are. */
const maxNamed = 12;

interface MissingReferences {
  /** One for each name that stands for nothing. */
  issues: Issue[];
  /** The first of them, where the block cannot be shown without. */
  failure: Issue | undefined;
}

/** What a node names that is nowhere: told as a warning, or as an error where too little of its kind is left to show. */
export function missingReferences(
  node: PlannedNode,
  values: Record<string, unknown>,
  tenant: TenantConfig,
): MissingReferences {
  const { block, props } = node;
  const references = block?.references?.(props, values, tenant) ?? [];
  const issues: Issue[] = [];
  let failure: Issue | undefined;
  for (const [what, named] of Map.groupBy(references, (reference) => reference.what)) {
    const missing = named.filter(({ name, known }) =>
      name === undefined ? known.length === 0 : !known.includes(name),
    );
    const isFatal = named.length - missing.length < (block?.leastReferences?.[what] ?? 0);
    const told = missing.map((reference) => issueOf(node, reference, isFatal ? 'error' : 'warning'));
    issues.push(...told);
    if (isFatal) failure ??= told[0];
  }
  return { issues, failure };
}

function issueOf(
  node: PlannedNode,
  { pointer, what, name, known }: Reference,
  severity: Issue['severity'],
): Issue {
  const named = `${known.slice(0, maxNamed).join(', ')}${known.length > maxNamed ? ' …' : ''}`;
  const placed = node.placed({
    code: 'reference-unknown',
    severity,
    pointer,
    message:
      name === undefined
        ? `The block "${node.type}" shows each ${what} of the shop, and there is none.`
        : `The block "${node.type}" names the ${what} "${name.slice(0, 64)}", which is not there.`,
    hint:
      known.length > 0
        ? askIfMeant(name, known, `Name one that is there: ${named}.`)
        : `There is no ${what} at all: add it first.`,
  });
  return issueAt(node, placed);
}
